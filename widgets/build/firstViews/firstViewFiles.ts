// The files of the first views, a script for the loader in each language; and the views that travel with a loader itself.
import { createHash } from 'node:crypto';
import type { FirstViewData } from '../../loader/firstView/carriedViews.ts';
import { loader } from '../loaderModules.ts';
import type { FirstViews } from './FirstViews.ts';

/** What a loader carries that is made for `tag`, or for all tags where there is none. */
export function carriedViews({ views }: FirstViews, tag?: string): Record<string, FirstViewData> {
  const { css, trees } = (tag !== undefined && views[tag]) || {};
  return tag !== undefined && css !== undefined && trees?.es ? { [tag]: { css, tree: trees.es } } : {};
}

/** Their code by their names, in one folder whose hash is that of all of them. */
export function firstViewFiles({ views }: FirstViews): { folder: string; files: Record<string, string> } {
  const hash = createHash('sha256').update(JSON.stringify(views)).digest('base64url').slice(0, 8);
  const folder = `chunks/views-${hash}`;
  const files = Object.entries(views).flatMap(([tag, { css, trees }]) =>
    Object.entries(trees).map(([idioma, tree]) => {
      const name = `${folder}/${idioma}/${tag}.js`;
      const body = `exports.data=${JSON.stringify({ css, tree } satisfies FirstViewData)}`;
      return [
        name,
        `${loader}.define(${JSON.stringify(name)},function(require,exports){${body}});\n`,
      ] as const;
    }),
  );
  return { folder, files: Object.fromEntries(files) };
}
