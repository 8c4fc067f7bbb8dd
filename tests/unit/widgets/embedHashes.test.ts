// Each file of the bundle has the hashes of those that it asks for.
import { describe, expect, it } from 'vitest';
import { embedHashes, withoutHash } from '../../../widgets/build/integrity/embedHashes.ts';
import { sumOf } from '../../../widgets/build/integrity/integrityOf.ts';

const asking = (...paths: string[]): string =>
  `load(${paths.map((path) => JSON.stringify(withoutHash(path))).join()})`;
const [a, b, c] = ['chunks/a.js', 'chunks/b.js', 'chunks/c.js'] as const;

describe('a file that asks for others', () => {
  it('has their hashes, and they those of what they ask for', () => {
    const { files, sums, circular } = embedHashes({ [a]: asking(b), [b]: asking(c), [c]: '1' }, new Set());
    expect(files[b]).toBe(`load("${c} ${sumOf('1')}")`);
    expect(files[a]).toBe(`load("${b} ${sumOf(files[b] ?? '')}")`);
    expect(sums.get(a)).toBe(sumOf(files[a] ?? ''));
    expect(circular).toEqual([]);
  });

  it('names without a hash what the loader has told', () => {
    expect(embedHashes({ [a]: asking(b), [b]: '1' }, new Set([b])).files[a]).toBe(`load("${b}")`);
  });

  it('that asks for it leaves one hash to the loader', () => {
    const { files, circular } = embedHashes({ [a]: asking(b), [b]: asking(a, c), [c]: '1' }, new Set());
    expect(circular).toEqual([a]);
    expect(files[b]).toBe(`load("${a}","${c} ${sumOf('1')}")`);
    expect(files[a]).toContain(sumOf(files[b] ?? ''));
  });

  it('that the build has not made is refused', () => {
    expect(() => embedHashes({ [a]: asking(b) }, new Set())).toThrow(b);
  });
});
