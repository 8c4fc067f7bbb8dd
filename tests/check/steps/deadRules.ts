// Refuses rules of src/domain and parts of src/contract that only tests use: knip, told that uses in tests do not count.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runTool } from '../tool.ts';

const CONFIG = '.knip.production.json';
const KINDS = ['files', 'exports', 'types'] as const;

interface KnipReport {
  issues: ({ file: string } & { [kind in (typeof KINDS)[number]]: { name: string }[] })[];
}

/** Gives a line for each file and each export. @param folder a project with its own package.json */
export async function checkDeadRules(folder = root): Promise<string[]> {
  const args = ['--no-progress', '--production', '--config', CONFIG, '--include', KINDS.join()];
  const { stdout, output } = await runTool('knip', [...args, '--reporter', 'json'], folder);
  if (!stdout.startsWith('{')) throw new Error(`knip gave no report:\n${output}`);
  return (JSON.parse(stdout) as KnipReport).issues.flatMap(({ file, files, exports, types }) => [
    ...files.map(() => `${file} is used by tests alone`),
    ...[...exports, ...types].map(({ name }) => `${file}: ${name} is used by tests alone`),
  ]);
}

/** Checks a tree that has no package.json, copied out of the project: knip would look for the project around it. */
export async function findDeadRules(tree: string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-dead-rules-'));
  try {
    await cp(tree, copy, { recursive: true });
    for (const name of [CONFIG, 'package.json', 'tsconfig.json'])
      await cp(join(root, name), join(copy, name));
    return await checkDeadRules(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
