// Refuses import cycles between folders: in each folder, its direct entries (a file, or a subfolder with all that it contains)
// must have an order in which none imports a later one. biome sees cycles of files, not of folders.
// dependency-cruiser finds one of the fixture's two: it sees no cycle between a folder and a file beside it, nor one of imports that lead
// into folders of different depths.
import { listFiles, type SourceFile } from '../files.ts';
import { importsOf } from '../imports.ts';

const CODE = /^(src|widgets|demo|tools)\/.*\.tsx?$/;

/** Gives a line for each cycle, with one import for each of its steps. */
export async function checkFolders(): Promise<string[]> {
  return findCycles(await listFiles((path) => CODE.test(path)));
}

/** Maps each folder to its entries, what each of these imports of the others, and by which files. */
type Level = Map<string, Map<string, string>>;

export function findCycles(files: readonly SourceFile[]): string[] {
  return [...levelsOf(files)].sort().flatMap(([folder, level]) =>
    cyclesOf(level)
      // The linter reports cycles of files alone.
      .filter((cycle) => cycle.some((name) => !/\.tsx?$/.test(name)))
      .map((cycle) => describe(folder, cycle, level)),
  );
}

function levelsOf(files: readonly SourceFile[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  const known = new Set(files.map(({ path }) => path));
  for (const file of files) {
    const from = file.path.split('/');
    for (const target of importsOf(file).filter((path) => known.has(path))) {
      const to = target.split('/');
      const shared = from.findIndex((name, index) => name !== to[index]);
      const [source = '', sink = ''] = [from[shared], to[shared]];
      const folder = from.slice(0, shared).join('/');
      const level = levels.get(folder) ?? new Map<string, Map<string, string>>();
      const sinks = level.get(source) ?? new Map<string, string>();
      if (!sinks.has(sink)) sinks.set(sink, `${file.path} imports ${target}`);
      levels.set(folder, level.set(source, sinks));
    }
  }
  return levels;
}

/** The shortest cycle through each of its members, each cycle once. */
function cyclesOf(level: Level): string[][] {
  const seen = new Map<string, string[]>();
  for (const start of [...level.keys()].sort()) {
    const cycle = shortestCycle(level, start);
    const key = [...(cycle ?? [])].sort().join();
    if (cycle && !seen.has(key)) seen.set(key, cycle);
  }
  return [...seen.values()];
}

function shortestCycle(level: Level, start: string): string[] | undefined {
  const queue = [[start]];
  const visited = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of level.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (!visited.has(next)) queue.push([...path, next]);
      visited.add(next);
    }
  }
  return undefined;
}

function describe(folder: string, cycle: readonly string[], level: Level): string {
  const steps = cycle.map((name, index) => level.get(name)?.get(cycle[(index + 1) % cycle.length] ?? ''));
  return [`${folder}: ${[...cycle, cycle[0]].join(' → ')}`, ...steps.map((step) => `  ${step}`)].join(
    '\n    ',
  );
}
