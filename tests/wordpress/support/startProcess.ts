// A server of another program, which ends with the test that started it.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from '../../support/patience.ts';

export interface StartedProcess {
  stop: () => Promise<void>;
}

/** Resolves once `isUp` says so. What the program prints is told where it ends before that. */
export async function startProcess(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string },
  isUp: () => Promise<boolean>,
): Promise<StartedProcess> {
  // A group of its own: PHP's server has workers, which end with it.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // A run that is broken off leaves no server behind.
  process.once('exit', () => kill(child));
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      if (printed.length > 200) printed.shift();
    });
  const end = performance.now() + PATIENCE_MS;
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop(child);
      throw new Error(`${command} did not start.\n${printed.join('')}`);
    }
    await wait(20);
  }
  return { stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!kill(child)) return resolve();
    child.once('exit', () => resolve());
  });
}

/** Gives false where it has ended already. */
function kill({ exitCode, signalCode, pid }: ChildProcess): boolean {
  if (exitCode !== null || signalCode !== null || pid === undefined) return false;
  process.kill(-pid, 'SIGTERM');
  return true;
}
