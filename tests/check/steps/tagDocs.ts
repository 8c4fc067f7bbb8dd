// README.md names every attribute, event, slot, part and custom property that the tags have, and none that they do not.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, idiomas } from '../../../src/domain/idiomas.ts';
import { cssPropertyDocs, eventDocs, partDocs, tagDocs } from '../../../widgets/tagDocs.ts';
import { root } from '../tool.ts';

/** Gives a line for each name that is missing from README.md, or there without being offered. */
export async function checkTagDocs(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const tags = Object.values(tagDocs);
  return [
    ...compare(
      'attribute',
      section(readme, 'Attributes'),
      names(tags.flatMap(({ attributes }) => attributes)),
    ),
    ...missing('language', section(readme, 'Attributes'), idiomas.map(codeOf)),
    ...compare('event', section(readme, 'Events'), names(eventDocs)),
    ...compare('slot', section(readme, 'Slots'), names(tags.flatMap(({ slots }) => slots))),
    ...missing('custom property', readme, names(cssPropertyDocs)),
    ...missing('part', readme, names(partDocs)),
    ...missing(
      'tag',
      readme,
      Object.keys(tagDocs).map((tag) => `<${tag}>`),
    ),
  ];
}

const names = (described: readonly { name: string }[]): string[] => [
  ...new Set(described.map(({ name }) => name).filter((name) => name !== '')),
];

/** From a heading to the next one of any level. */
function section(readme: string, title: string): string {
  const [, after = ''] = readme.split(new RegExp(`^#+ ${title}$`, 'm'));
  return after.split(/^#+ /m)[0] ?? '';
}

/** The first cell of each row of the section's table is the name. */
function compare(kind: string, text: string, offered: readonly string[]): string[] {
  const written = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
  return [
    ...offered
      .filter((name) => !written.includes(name))
      .map((name) => `README.md does not name the ${kind} ${name}`),
    ...written
      .filter((name) => !offered.includes(name))
      .map((name) => `README.md names the ${kind} ${name}, which there is not`),
  ];
}

function missing(kind: string, readme: string, offered: readonly string[]): string[] {
  return offered
    .filter((name) => !readme.includes(`\`${name}\``))
    .map((name) => `README.md does not name the ${kind} ${name}`);
}
