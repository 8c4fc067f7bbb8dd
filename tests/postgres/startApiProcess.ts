/** Starts the API as another process on a migrated PostgreSQL database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ApiProcess {
  url: string;
  /** Returns the memory in use after a garbage collection. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Ends the process after its current work. */
  stop(): Promise<void>;
  /** Ends the process at once, like a crash. */
  kill(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

interface Options {
  /** False: mail is queued but not sent. */
  correo?: boolean;
  /** Settings of the API besides its database; see demo/api/config.ts. */
  env?: Record<string, string>;
  /** Files that are loaded before it. */
  imports?: readonly string[];
}

export async function startApiProcess(
  databaseUrl: string,
  { correo = true, env = {}, imports = [] }: Options = {},
): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, 'apiServer.ts'), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...imports.flatMap((file) => ['--import', file]),
    ],
    env: {
      ...process.env,
      API_SETTINGS: JSON.stringify({ ...env, DATABASE_URL: databaseUrl }),
      WITHOUT_MAIL: correo ? '0' : '1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof url !== 'string') throw new Error(`The API ended with ${url} before it listened.`);
  return {
    url,
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      const [usage] = (await answer) as [NodeJS.MemoryUsage];
      return usage;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child.kill(name),
  };
}
