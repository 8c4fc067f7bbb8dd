// Runs tests of one suite as whoever changes the product does, and says what came of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ran {
  isGreen: boolean;
  /** The tests that failed, twice: `file > title`. A build or a file that does not start is none. */
  failed: string[];
  /** What it printed. */
  output: string;
}

/** How tests/run.ts names a test that failed, and failed again alone. */
const FAILED = /^✗ \S+: (tests\/\S+ > .+)$/gm;

/** @param folder of the project, or of a copy */
export async function runTests(folder: string, suite: string, files: readonly string[]): Promise<Ran> {
  const args = ['--disable-warning=ExperimentalWarning', 'tests/run.ts', suite, ...files];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const failed = [...output.matchAll(FAILED)].map(([, name = '']) => name);
  return { isGreen: code === 0, failed, output };
}
