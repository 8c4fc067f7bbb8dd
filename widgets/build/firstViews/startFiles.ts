// The files that the tags start with (widgets/loader/start.ts), for each tag and language; and what travels with a loader itself.
import { createHash } from 'node:crypto';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import type { FontSubset } from '../../../src/element/shell/loadFonts.ts';
import type { Start } from '../../loader/start.ts';
import { type Start as Name, startAreas, starts } from '../../tags.ts';
import { definition } from '../loaderModules.ts';
import type { FirstViews } from './FirstViews.ts';

/** What the starts are made of. */
type Made = FirstViews & {
  readonly fonts: readonly FontSubset[];
  /** The code of the rows (buildRows.ts). */
  readonly rows: string;
};

/** The start whose list has rows. */
const listed: Name = 'portal-inscripcion-publica';

function startOf({ hostCss, fonts, views }: Made, name: Name, idioma: Idioma): Start {
  const { css, trees } = views[name] ?? {};
  const tree = trees?.[idioma];
  return {
    hostCss,
    fonts,
    ...(css !== undefined && tree !== undefined && { view: { css, tree, areas: startAreas[name] } }),
  };
}

/** What a loader carries that is made for `tag`, or for all tags where there is none. */
export const carriedStarts = (made: Made, tag?: Name): Record<string, Start> =>
  tag === undefined ? {} : { [tag]: startOf(made, tag, 'es') };

export interface StartFiles {
  /** The folder of the start files, whose hash is that of all of them. */
  readonly folder: string;
  /** The code of each by its name: the start files, and the texts of first screens by themselves. */
  readonly files: Readonly<Record<string, string>>;
}

/** @param texts the folder of the texts @param codeOf the code of a chunk by its name */
export function startFiles(made: Made, texts: string, codeOf: (name: string) => string): StartFiles {
  const each: { name: Name; idioma: Idioma }[] = starts.flatMap((name) =>
    idiomas.map((idioma) => ({ name, idioma })),
  );
  const textsOf = (name: Name, idioma: Idioma): string =>
    startAreas[name].map((area) => codeOf(`${texts}/${idioma}/${area}.js`)).join('');
  const rows = `const __PORTAL_ROWS__={names:${JSON.stringify(made.rowNames)},textsOf:(i,a)=>require("${texts}/"+i+"/"+a+".js").default};${made.rows}`;

  const bodies = each.map(({ name, idioma }) => ({
    name,
    idioma,
    body: `exports.start=${JSON.stringify(startOf(made, name, idioma))}`,
    brought: textsOf(name, idioma),
  }));
  const hash = createHash('sha256')
    .update(JSON.stringify([bodies, rows, definition('', '')]))
    .digest('base64url')
    .slice(0, 8);
  const folder = `chunks/starts-${hash}`;
  const rowsPath = `${folder}/rows.js`;
  const files = bodies.flatMap(({ name, idioma, body, brought }) => {
    const isListed = name === listed;
    const asked = isListed ? `exports.drawRows=(...given)=>require("${rowsPath}").drawRows(...given);` : '';
    const rest = brought + (isListed ? definition(rowsPath, rows) : '');
    const [whole, apart] = [`${folder}/${idioma}/${name}.js`, `${folder}/${idioma}/texts-${name}.js`];
    return [
      [whole, definition(whole, asked + body) + rest],
      [apart, definition(apart, asked) + rest],
    ];
  });
  return { folder, files: Object.fromEntries(files) };
}
