import { type Tag, tags } from '../tags.ts';
import { type Finding, fault, warning } from './Finding.ts';
import { findUnread } from './findUnread.ts';
import { asHtml, textOfPage } from './isText.ts';
import { nearestTag } from './nearestTag.ts';

const lineOf = (tag: Tag): string => `<${tag}></${tag}>`;

/** The tag that was meant by the name that a text has after these marks; undefined if there is none. */
function namedIn(text: string, written: RegExp): Tag | undefined {
  const [, name] = written.exec(text) ?? [];
  return name === undefined ? undefined : nearestTag(name);
}

/** For a page without any tag: says where the tag is instead, if the page has it at all, and gives the line for the one it names. */
export function tellAbsent(): Finding {
  const text = textOfPage();
  const escaped = namedIn(text, /<\/?(portal-\w[\w-]*)/);
  if (escaped) return asText(escaped);
  const shortcode = namedIn(text, /\[\/?(portal-\w[\w-]*)/);
  if (shortcode)
    return fault(
      `El shortcode [${shortcode}] está en la página como texto.`,
      'El plugin del portal no está activo en este sitio: actívelo. Sin él, pegue el <script> de portal.js y esta línea en un bloque de HTML.',
      lineOf(shortcode),
    );
  const unread = findUnread();
  if (unread)
    return fault(
      `<${unread.tag}> está dentro de ${unread.place}, donde el navegador no la lee.`,
      'Escríbala fuera de allí.',
      lineOf(unread.tag),
    );
  const named = tags.find((tag) => new RegExp(`(?<![\\w-])${tag}(?![\\w-])`).test(text));
  const remedy =
    'Péguela con un bloque de HTML. Si estaba, su gestor de contenidos la quitó al guardar: permita en él las etiquetas que empiezan por portal-.';
  const title = 'La página no tiene ninguna etiqueta del portal';
  return fault(
    named ? `${title}, aunque nombra ${named}.` : `${title}.`,
    remedy,
    lineOf(named ?? 'portal-login'),
  );
}

const asText = (tag: Tag): Finding => fault('La etiqueta está en la página como texto.', asHtml, lineOf(tag));

/** For a page with tags: another one that it shows as text may have been meant as a tag, or be an example. */
export function tellEscaped(found: readonly string[]): Finding[] {
  const escaped = namedIn(textOfPage(), /<(portal-\w[\w-]*)/);
  if (escaped === undefined || found.includes(escaped)) return [];
  const title = `<${escaped}> está en la página como texto.`;
  return [warning(title, `Si no es un ejemplo: ${asHtml}`, lineOf(escaped))];
}
