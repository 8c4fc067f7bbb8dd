// The guides that list what the tags offer: demo/docs/reference/tags.md in English, etiquetas.md in Spanish.
import { eventDocs } from '../../description/eventDocs.ts';
import { cssPropertyDocs, partDocs, stateDocs } from '../../description/looks.ts';
import { methodDocs, whenReadyDoc } from '../../description/methodDocs.ts';
import type {
  AttributeDescription,
  EventDescription,
  NamedDescription,
} from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';
import { valuesOfAttribute } from '../../description/valuesOfAttribute.ts';
import { type ReferenceLanguage, referenceWords } from './referenceWords.ts';

const tags = Object.keys(tagDocs);

/** @returns the whole guide in Markdown */
export function referenceIn(lang: ReferenceLanguage): string {
  const t = referenceWords[lang];
  const attributes = onceEach(Object.values(tagDocs).flatMap((tag) => tag.attributes));
  const slots = onceEach(Object.values(tagDocs).flatMap((tag) => tag.slots));
  const named = (all: readonly NamedDescription[]) => all.map((one) => [code(one.name), one[lang]]);
  const tables: Record<keyof typeof t.sections, string[][]> = {
    tags: Object.entries(tagDocs).map(([tag, about]) => [code(`<${tag}>`), about[lang]]),
    attributes: attributes.map((one) => [
      code(one.name),
      placesIn(lang, (tag) => tagDocs[tag]?.attributes.some(({ name }) => name === one.name) ?? false),
      usualOf(one, lang),
      withValues(one, lang),
    ]),
    events: eventDocs.map((event) => [code(event.name), detailNames(event), event[lang]]),
    methods: [
      ...methodDocs.map((method) => [code(`${method.name}()`), method[lang]]),
      [code(whenReadyDoc.name), whenReadyDoc[lang]],
    ],
    slots: slots.map((slot) => slotRow(slot, lang)),
    properties: named(cssPropertyDocs),
    parts: named(partDocs),
    states: named(stateDocs),
  };
  const sections = Object.entries(t.sections).map(([key, { title, head, about }]) =>
    [`## ${title}`, ...about, table(head, tables[key as keyof typeof tables])].join('\n\n'),
  );
  return `${[`# ${t.title}`, t.lead, ...sections].join('\n\n')}\n`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string): string => `\`${text}\``;

/** Returns the tags that have something, as the tables list them. */
function placesIn(lang: ReferenceLanguage, has: (tag: string) => boolean): string {
  const t = referenceWords[lang];
  const those = tags.filter(has);
  const others = tags.filter((tag) => !has(tag));
  const list = (some: string[]): string => some.map((tag) => code(`<${tag}>`)).join(', ');
  if (others.length === 0) return t.all;
  return others.length === 1 ? `${t.allBut} ${list(others)}` : list(those);
}

const onceEach = <T extends NamedDescription>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
];

function usualOf(attribute: AttributeDescription, lang: ReferenceLanguage): string {
  const { default: fallback, usual, type } = attribute;
  if (fallback !== undefined && type !== 'boolean') return code(fallback);
  return usual?.[lang] ?? '–';
}

/** What an attribute does and, if it takes only some values, which. */
function withValues(attribute: AttributeDescription, lang: ReferenceLanguage): string {
  const values = valuesOfAttribute(attribute).map(code);
  if (values.length === 0) return attribute[lang];
  return `${attribute[lang].replace(/\.?$/, '.')} ${referenceWords[lang].values} ${values.join(', ')}.`;
}

const detailNames = ({ detail }: EventDescription): string =>
  code(`{${detail.map(({ name, optional }) => (optional ? `${name}?` : name)).join(', ')}}`);

function slotRow(slot: NamedDescription, lang: ReferenceLanguage): string[] {
  const t = referenceWords[lang];
  const places = placesIn(lang, (tag) => tagDocs[tag]?.slots.some(({ name }) => name === slot.name) ?? false);
  return [
    slot.name === '' ? t.defaultSlot : code(slot.name),
    places === t.all ? slot[lang] : `${slot[lang]} (${places})`,
  ];
}
