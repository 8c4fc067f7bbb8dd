// Proves which chunks come in one file with another: each must be there once it is required, and nothing is missing.
import { describe, expect, it } from 'vitest';
import { carriedChunks, neededFiles } from '../../../widgets/build/carriedChunks.ts';

type Chunk = Parameters<typeof carriedChunks>[0];

interface Described {
  imports?: string[];
  asks?: string[];
  entry?: true;
  size?: number;
}

/** A build of chunks by name: `imports` run before it, `asks` are loaded by it later. */
function buildOf(described: Readonly<Record<string, Described>>): ReadonlyMap<string, Chunk> {
  const later = new Set(Object.values(described).flatMap(({ asks = [] }) => asks));
  return new Map(
    Object.entries(described).map(([name, { imports = [], asks = [], entry = false, size = 100 }]) => {
      const modules = { [name]: { renderedLength: size } };
      const flags = { isEntry: entry, isDynamicEntry: later.has(name) };
      return [
        name,
        { fileName: name, name, imports, dynamicImports: asks, modules, ...flags } as unknown as Chunk,
      ];
    }),
  );
}

const both = (build: ReadonlyMap<string, Chunk>, name: string) => {
  const chunk = build.get(name) as Chunk;
  return { carried: carriedChunks(chunk, build).sort(), needed: neededFiles(chunk, build).sort() };
};

describe('the file of a tag', () => {
  it('brings all that the tag needs, however large, but the base of all tags', () => {
    const build = buildOf({
      tag: { imports: ['list', 'base'], entry: true },
      list: { imports: ['text', 'base'], size: 90_000 },
      text: {},
      base: {},
    });
    expect(both(build, 'tag')).toEqual({ carried: ['list', 'text'], needed: ['base'] });
  });
});

describe('the file of a screen that loads later', () => {
  const screen = { imports: ['small', 'large', 'list', 'fields', 'base'] };
  const parts = { small: {}, large: { size: 90_000 }, list: {}, fields: {}, base: {} };

  it('brings what it needs, however large, but what most screens need', () => {
    const build = buildOf({ tag: { imports: ['base'], asks: ['screen'], entry: true }, screen, ...parts });
    expect(both(build, 'screen')).toEqual({
      carried: ['large', 'small'],
      needed: ['base', 'fields', 'list'],
    });
  });

  it('leaves out what is there whoever asks for it', () => {
    const build = buildOf({
      tag: { imports: ['small', 'base'], asks: ['screen'], entry: true },
      screen,
      ...parts,
    });
    expect(both(build, 'screen').carried).toEqual(['large']);
  });

  it('brings what is there for one of two that ask for it', () => {
    const build = buildOf({
      tag: { imports: ['small', 'base'], asks: ['screen'], entry: true },
      other: { imports: ['base'], asks: ['screen'], entry: true },
      screen,
      ...parts,
    });
    expect(both(build, 'screen').carried).toEqual(['large', 'small']);
  });
});

it('the file of a screen with which a tag may begin brings all that the tag has not', () => {
  const build = buildOf({
    tag: { imports: ['base'], asks: ['SolicitudScreen'], entry: true },
    SolicitudScreen: { imports: ['form', 'base'] },
    form: { size: 90_000 },
    base: {},
  });
  expect(both(build, 'SolicitudScreen')).toEqual({ carried: ['form'], needed: ['base'] });
});

it('a chunk that is never asked for by itself brings nothing', () => {
  const build = buildOf({ tag: { imports: ['list'], entry: true }, list: { imports: ['text'] }, text: {} });
  expect(both(build, 'list')).toEqual({ carried: [], needed: ['text'] });
});
