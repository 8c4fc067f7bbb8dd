// The files of the chunks: their names, and what the loader knows about them.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Chunk } from '../../../widgets/build/buildChunks.ts';
import { type ChunkFiles, chunkFiles } from '../../../widgets/build/chunkFiles.ts';

const chunk = (code: string, ...needs: string[]): Chunk => ({ code, needs, isData: false });
const sumOf = (text = ''): string => createHash('sha256').update(text).digest('base64url');

/** What the file that knows the later chunks tells the loader. */
function told({ files }: ChunkFiles): Record<string, string[]> {
  const [, text = ''] = Object.entries(files).find(([path]) => path.startsWith('chunks/later-')) ?? [];
  const made: Record<string, string[]> = {};
  const loader = { know: (chunks: object) => Object.assign(made, chunks), define: () => undefined };
  new Function(
    'loader',
    text.replaceAll('globalThis[Symbol.for("portal-clientes/1")].get("loader")', 'loader'),
  )(loader);
  return made;
}

const pathOf = ({ files }: ChunkFiles, name: string): string =>
  Object.keys(files).find((path) => path.startsWith(`chunks/${name}-`)) ?? '';

describe('the files of the chunks', () => {
  const chunks = {
    tag: chunk('exports.a=1', 'base'),
    base: chunk('exports.b=2'),
    screen: chunk('exports.c=3', 'base'),
    'texts-es-comun': { code: 'exports.d=4', needs: [], isData: true },
  };
  const made = chunkFiles(chunks, (name) => name === 'tag');

  it('are named by the hash of their contents', () => {
    for (const [path, text] of Object.entries(made.files))
      expect(path).toMatch(new RegExp(`^chunks/[\\w-]+-${sumOf(text).slice(0, 8)}\\.js$`));
  });

  it('are all known with their hashes: those of a start to portal.js, with the file that knows the others', () => {
    const later = told(made);
    expect(Object.keys(made.first).sort()).toEqual(['base', 'later', 'tag']);
    expect(Object.keys(later).sort()).toEqual(['screen', 'texts-es-comun']);
    expect(made.first.tag?.slice(1)).toEqual(['base']);
    expect(later.screen?.slice(1)).toEqual(['base']);
    for (const [name, [sum = '']] of Object.entries({ ...later, ...made.first }))
      expect(sum, name).toBe(sumOf(made.files[pathOf(made, name)]));
  });

  it('change no other file when one of them changes, except the one that knows it', () => {
    const changed = chunkFiles({ ...chunks, screen: chunk('exports.c=5', 'base') }, (name) => name === 'tag');
    const added = Object.keys(changed.files).filter((path) => made.files[path] === undefined);
    expect(added.sort()).toEqual([pathOf(changed, 'later'), pathOf(changed, 'screen')].sort());
  });

  it('are in parentheses, so that an engine parses them once; code, not texts, is compiled while it loads', () => {
    expect(made.files[pathOf(made, 'base')]).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\nglobalThis.*\.define\("base",\(function\(require,exports\)\{exports\.b=2\n\}\)\);\n$/,
    );
    expect(made.files[pathOf(made, 'texts-es-comun')]).toMatch(/^globalThis/);
  });
});
