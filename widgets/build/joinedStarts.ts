// Puts the code of a tag and of the screen with which it may begin into one file: a request costs more than bytes that a page with
// two tags may fetch twice.
import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { type BuildManifest, codeFile } from './buildManifest.ts';
import { compiledAhead, definition } from './loaderModules.ts';

/** Returns the joined file of each start that has a screen of its own. */
export function joinedStarts(
  manifest: BuildManifest,
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'code'>[],
): ReadonlyMap<string, { readonly name: string; readonly code: string }> {
  const codeOf = (name: string): string => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk) throw new Error(`The build has not made ${name}.`);
    return chunk.code.replace(compiledAhead, '');
  };
  return new Map(
    Object.entries(manifest.screens).map(([start, screen]) => {
      const tag = codeFile(manifest, start as keyof BuildManifest['screens']);
      // A screen's file brings what its tag has not.
      const rest = codeOf(tag) + codeOf(manifest.files[screen] ?? '');
      const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
      const name = `chunks/${start}-${hash}.js`;
      const code = `${compiledAhead}${definition(name, `require(${JSON.stringify(tag)})`)}${rest}`;
      return [start, { name, code }];
    }),
  );
}
