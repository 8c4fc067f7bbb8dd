// The tables of README.md that say what the tags offer. Each is between two comments that name it:
// `<!-- tags: events -->` and `<!-- /tags -->`.
import { eventDocs } from '../../description/eventDocs.ts';
import { cssPropertyDocs, partDocs, stateDocs } from '../../description/looks.ts';
import { methodDocs, whenReadyDoc } from '../../description/methodDocs.ts';
import type {
  AttributeDescription,
  EventDescription,
  NamedDescription,
} from '../../description/TagDescription.ts';
import { tagDocs } from '../../description/tagDocs.ts';

const tags = Object.keys(tagDocs);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string): string => `\`${text}\``;

/** Returns the tags that have something, as the tables list them. */
function placesOf(has: (tag: string) => boolean): string {
  const those = tags.filter(has);
  const others = tags.filter((tag) => !has(tag));
  const list = (some: string[]): string => some.map((tag) => code(`<${tag}>`)).join(', ');
  if (others.length === 0) return 'all';
  return others.length === 1 ? `all but ${list(others)}` : list(those);
}

const onceEach = <T extends NamedDescription>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
];

const usualOf = ({ default: fallback, usual, type }: AttributeDescription): string => {
  if (fallback !== undefined && type !== 'boolean') return code(fallback);
  return usual?.en ?? '–';
};

const detailNames = ({ detail }: EventDescription): string =>
  code(`{${detail.map(({ name, optional }) => (optional ? `${name}?` : name)).join(', ')}}`);

const named = (head: string, what: string, all: readonly NamedDescription[]): string =>
  table(
    [head, what],
    all.map(({ name, en }) => [code(name), en]),
  );

const slotRow = ({ name, en }: NamedDescription): string[] => {
  const places = placesOf((tag) => tagDocs[tag]?.slots.some((slot) => slot.name === name) ?? false);
  return [name === '' ? '(default)' : code(name), places === 'all' ? en : `${en} (${places})`];
};

const tables: Readonly<Record<string, () => string>> = {
  names: () =>
    table(
      ['Tag', 'What it is'],
      Object.entries(tagDocs).map(([tag, { en }]) => [code(`<${tag}>`), en]),
    ),
  attributes: () =>
    table(
      ['Attribute', 'On', 'Default', 'What it does'],
      onceEach(Object.values(tagDocs).flatMap(({ attributes }) => attributes)).map((attribute) => [
        code(attribute.name),
        placesOf((tag) => tagDocs[tag]?.attributes.some(({ name }) => name === attribute.name) ?? false),
        usualOf(attribute),
        attribute.en,
      ]),
    ),
  events: () =>
    table(
      ['Event', '`detail`', 'When'],
      eventDocs.map((event) => [code(event.name), detailNames(event), event.en]),
    ),
  methods: () =>
    table(
      ['Method', 'What it does'],
      [
        ...methodDocs.map((method) => [code(`${method.name}()`), method.en]),
        [code(whenReadyDoc.name), whenReadyDoc.en],
      ],
    ),
  slots: () =>
    table(
      ['Slot', 'What goes there'],
      onceEach(Object.values(tagDocs).flatMap(({ slots }) => slots)).map(slotRow),
    ),
  properties: () => named('Custom property', 'What it sets', cssPropertyDocs),
  parts: () => named('Part', 'What it is', partDocs),
  states: () => named('State', 'When', stateDocs),
};

const marked = /<!-- tags: (\w+) -->[\s\S]*?<!-- \/tags -->/g;

/** The text with its tables up to date. Throws for an unknown table, and if one is missing. */
export function writeReadmeTables(readme: string): string {
  const missing = new Set(Object.keys(tables));
  const written = readme.replace(marked, (_whole, name: string) => {
    missing.delete(name);
    const make = tables[name];
    if (!make) throw new Error(`README.md asks for a table "${name}", which does not exist.`);
    return `<!-- tags: ${name} -->\n${make()}\n<!-- /tags -->`;
  });
  if (missing.size > 0) throw new Error(`README.md has no place for the tables ${[...missing].join(', ')}.`);
  return written;
}
