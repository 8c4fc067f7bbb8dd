// The files that the tags start with (widgets/loader/start.ts), for each tag and language; and what travels with a loader itself.
import { createHash } from 'node:crypto';
import { type Idioma, idiomas } from '../../../src/domain/idiomas.ts';
import type { FontSubset } from '../../../src/element/shell/loadFonts.ts';
import type { Start } from '../../loader/start.ts';
import { type Start as Name, startAreas, starts } from '../../tags.ts';
import { loader } from '../loaderModules.ts';
import type { FirstViews } from './FirstViews.ts';

/** What the starts are made of. */
type Made = FirstViews & { readonly fonts: readonly FontSubset[] };

function startOf({ hostCss, fonts, views }: Made, name: string, idioma: Idioma): Start {
  const { css, trees } = views[name] ?? {};
  const tree = trees?.[idioma];
  return { hostCss, fonts, ...(css !== undefined && tree !== undefined && { view: { css, tree } }) };
}

/** What a loader carries that is made for `tag`, or for all tags where there is none. */
export const carriedStarts = (made: Made, tag?: string): Record<string, Start> =>
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
  const definition = (name: string, body: string): string =>
    `${loader}.define(${JSON.stringify(name)},function(require,exports){${body}});\n`;

  const bodies = each.map(({ name, idioma }) => ({
    place: `${idioma}/${name}.js`,
    body: `exports.start=${JSON.stringify(startOf(made, name, idioma))}`,
    brought: textsOf(name, idioma),
  }));
  const hash = createHash('sha256').update(JSON.stringify(bodies)).digest('base64url').slice(0, 8);
  const folder = `chunks/starts-${hash}`;
  const files = bodies.flatMap(({ place, body, brought }) => [
    [`${folder}/${place}`, definition(`${folder}/${place}`, body) + brought],
    [`${texts}/${place}`, definition(`${texts}/${place}`, '') + brought],
  ]);
  return { folder, files: Object.fromEntries(files) };
}
