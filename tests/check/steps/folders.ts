// Refuses import cycles between folders: in each folder, its direct entries (a file, or a subfolder with all that it contains)
// must have an order in which none imports a later one. biome sees cycles of files, not of folders.
import { listFiles, type SourceFile } from '../files.ts';
import { importsOf } from '../imports.ts';

const CODE = /^(src|widgets|demo|tools)\/.*\.tsx?$/;

/** Gives a line for each cycle, with one import for each of its steps. */
export async function checkFolders(): Promise<string[]> {
  return findCircles(await listFiles((path) => CODE.test(path)));
}

/** Maps each folder to its entries, what each of these imports of the others, and by which files. */
type Level = Map<string, Map<string, string>>;

export function findCircles(files: readonly SourceFile[]): string[] {
  return [...levelsOf(files)].sort().flatMap(([folder, level]) =>
    circlesOf(level)
      // The linter reports cycles of files alone.
      .filter((circle) => circle.some((name) => !/\.tsx?$/.test(name)))
      .map((circle) => describe(folder, circle, level)),
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
function circlesOf(level: Level): string[][] {
  const seen = new Map<string, string[]>();
  for (const start of [...level.keys()].sort()) {
    const circle = shortestCircle(level, start);
    const key = [...(circle ?? [])].sort().join();
    if (circle && !seen.has(key)) seen.set(key, circle);
  }
  return [...seen.values()];
}

function shortestCircle(level: Level, start: string): string[] | undefined {
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

function describe(folder: string, circle: readonly string[], level: Level): string {
  const steps = circle.map((name, index) => level.get(name)?.get(circle[(index + 1) % circle.length] ?? ''));
  return [`${folder}: ${[...circle, circle[0]].join(' → ')}`, ...steps.map((step) => `  ${step}`)].join(
    '\n    ',
  );
}
