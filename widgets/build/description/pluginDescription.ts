// What the WordPress plugin reads about the tags: the attributes that a post may set, and a block for each.
import type { AttributeDescription } from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { allowedWords } from './editorData.ts';

/** A post cannot set these: the settings of the site do, and `?portal-diagnostico` opens the panel anyway. */
const settingsOnly: ReadonlySet<string> = new Set(['api-base', 'base-path', 'diagnostico']);

/** English, as WordPress requires for translatable texts; the Spanish is in the plugin's languages/. */
const blocks: Readonly<Record<string, { title: string; description: string; icon: string; align?: string }>> =
  {
    'portal-login': {
      title: 'Client sign-in',
      description: 'Clients sign in, or ask for a new password.',
      icon: 'lock',
    },
    'portal-inscripcion-publica': {
      title: 'Public enrolment',
      description: 'The open courses, and the form to enrol in one. Needs no account.',
      icon: 'welcome-learn-more',
    },
    'portal-cliente': {
      title: 'Client area',
      description: 'Enrolments, courses, receipts and invoices of whoever has signed in.',
      icon: 'id',
      align: 'wide',
    },
    'portal-completo': {
      title: 'Whole client portal',
      description:
        'Sign-in, public enrolment and client area, with their own addresses. For a page of its own.',
      icon: 'admin-site',
      align: 'wide',
    },
  };

const allowedIn = (attributes: readonly AttributeDescription[]): AttributeDescription[] =>
  attributes.filter(({ name }) => !settingsOnly.has(name));

const kindOf = (attribute: AttributeDescription) => {
  if (attribute.type === 'boolean') return { kind: 'flag' };
  const choices = allowedWords(attribute);
  return choices.length > 0 ? { kind: 'choice', choices } : { kind: 'text' };
};

const tagTable = () =>
  Object.fromEntries(
    Object.entries(tagDocs).map(([tag, { attributes }]) => [
      tag,
      Object.fromEntries(allowedIn(attributes).map((attribute) => [attribute.name, kindOf(attribute)])),
    ]),
  );

/** @see https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/ */
const blockOf = (tag: string, attributes: readonly AttributeDescription[]) => {
  const { title, description, icon, align } = blocks[tag] ?? { title: tag, description: '', icon: 'id' };
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `portal-clientes/${tag.replace('portal-', '')}`,
    title,
    category: 'embed',
    icon,
    description,
    keywords: ['portal', 'inscripción', 'cursos'],
    textdomain: 'portal-clientes',
    editorScript: 'portal-clientes-editor',
    supports: { align: ['wide', 'full'], html: false },
    attributes: {
      align: { type: 'string', ...(align && { default: align }) },
      ...Object.fromEntries(
        allowedIn(attributes).map(({ name, type }) => [
          name,
          { type: type === 'boolean' ? 'boolean' : 'string' },
        ]),
      ),
    },
  };
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The text of each file, by its path. @param folder of the plugin */
export const pluginDescription = (folder: string): Readonly<Record<string, string>> => ({
  [`${folder}/tags.json`]: json(tagTable()),
  ...Object.fromEntries(
    Object.entries(tagDocs).map(([tag, { attributes }]) => [
      `${folder}/blocks/${tag}/block.json`,
      json(blockOf(tag, attributes)),
    ]),
  ),
});
