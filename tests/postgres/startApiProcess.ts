/** Starts the API as another process on a PostgreSQL database that is migrated already. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ApiProcess {
  url: string;
  /** After a garbage collection. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** Lets it finish what is under way. */
  stop(): Promise<void>;
  /** As a crash would: nothing is finished. */
  kill(): Promise<void>;
}

/** `correo: false`: mail is written down and not sent, where sending is not what is tried. */
export async function startApiProcess(databaseUrl: string, { correo = true } = {}): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, 'apiServer.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
    env: { ...process.env, DATABASE_URL: databaseUrl, SIN_CORREO: correo ? '0' : '1' },
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
  };
}
