// Proves that the rules of layers.ts and the house rules of biome.json fire: checks a tree that breaks each of them and compares
// with the expectations written beside the broken lines. Without this, a rule that stopped matching would go unnoticed.
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTree } from '../files.ts';
import { root, runTool } from '../tool.ts';
import { findFoldersWithoutLayer, findLayerViolations } from './layers.ts';

const FIXTURE = join(root, 'tests', 'check', 'fixtures', 'layers');

interface BiomeReport {
  diagnostics: { category: string; message: string; location: { path: string; start: { line: number } } }[];
}

/** Gives a line for each rule that should have fired and did not, fired and should not, and for folders without rules. */
export async function checkLayerFixtures(): Promise<string[]> {
  const [expected, linted, violations] = await Promise.all([
    readExpectations(),
    lintFixture(),
    readTree(FIXTURE).then(findLayerViolations),
  ]);
  const found = new Set([...linted, ...violations.map((line) => `${line.split(' ')[0]} layers`)]);
  return [
    ...[...expected].filter((entry) => !found.has(entry)).map((entry) => `did not fire: ${entry}`),
    ...[...found]
      .filter((entry) => !expected.has(entry))
      .map((entry) => `fired without being expected: ${entry}`),
    ...(await findFoldersOutside()),
  ];
}

/** `// expect: rule, rule` speaks of its own line, `// expect-next: rule` of the following one. */
async function readExpectations(): Promise<Set<string>> {
  const entries = await readdir(FIXTURE, { recursive: true, withFileTypes: true });
  const found = new Set<string>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(FIXTURE.length + 1);
    const lines = (await readFile(file, 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const match = /expect(-next)?: ([\w, ]+)$/.exec(line);
      for (const rule of match?.[2]?.split(', ') ?? []) {
        found.add(`${path}:${index + (match?.[1] ? 2 : 1)} ${rule}`);
      }
    }
  }
  return found;
}

/** Lints a copy outside the project, where the exclusion of fixtures does not reach. */
async function lintFixture(): Promise<Set<string>> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-layers-'));
  try {
    await cp(FIXTURE, copy, { recursive: true });
    for (const name of ['biome.json', 'package.json']) await cp(join(root, name), join(copy, name));
    const { stdout, output } = await runTool(
      'biome',
      ['lint', '--reporter=json', '--max-diagnostics=none', 'src', 'widgets', 'demo', 'tools', 'tests'],
      copy,
    );
    if (!stdout.startsWith('{')) throw new Error(`biome gave no report:\n${output}`);
    const report = JSON.parse(stdout) as BiomeReport;
    return new Set(
      report.diagnostics.map(
        ({ category, location }) => `${location.path}:${location.start.line} ${category.split('/').at(-1)}`,
      ),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function findFoldersOutside(): Promise<string[]> {
  const divided = ['src/features', 'src/areas', 'demo/api'];
  const folders = await Promise.all(['src', ...divided].map(listFolders));
  return findFoldersWithoutLayer(folders.flat());
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}
