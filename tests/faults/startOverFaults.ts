/**
 * Starts what journeys over faults visit instead of one server: two processes of `npm start` on one PostgreSQL, which answers each
 * of their statements 200 ms late and resets the connection at every hundredth piece, and before them a proxy that asks them in
 * turn.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/server.ts';
import { startFaultProxy } from '../postgres/startFaultProxy.ts';

/** Set by the project `faults` of vitest.config.ts. */
export const OVER_FAULTS = 'PORTAL_OVER_FAULTS';

const oneWayMs = 100;
const resets = 0.01;
const START = join(import.meta.dirname, '../../demo/start.ts');

interface Started {
  port: number;
  close: () => Promise<void>;
}

/** With a clock of the test's the two servers are in this process, each with its own connections and memory. */
export async function startOverFaults(
  databaseUrl: string,
  { env, now }: Pick<ServerOptions, 'env' | 'now'>,
): Promise<RunningServer> {
  const network = await startFaultProxy(databaseUrl);
  const behind: Started[] = [];
  const front = await startFront(behind);
  const settings = { ...env, PUBLIC_URL: front.url };
  const start = (): Promise<Started> =>
    now === undefined
      ? startProcess({ ...settings, DATABASE_URL: network.url })
      : startServer({ port: 0, databaseUrl: network.url, env: settings, now });
  behind.push(await start(), await start());
  network.set({ mode: 'pass', delayMs: oneWayMs, resets });
  return {
    ...front,
    async close() {
      network.set({ mode: 'pass' });
      await front.close();
      await Promise.all(behind.map((one) => one.close()));
      await network.close();
    },
  };
}

async function startProcess(settings: Record<string, string | undefined>): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [START, '--no-build'], {
    env: { ...process.env, ...settings, PORT: '0', DEMO_DATA: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /Empiece aquí\s+http:\/\/\S+:(\d+)\//.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${printed}`)));
  });
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A proxy as it stands before several processes: each request goes to the next one. */
async function startFront(behind: readonly Started[]): Promise<RunningServer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn += 1;
    const { url = '/', method, headers } = asked;
    const port = behind[turn % behind.length]?.port ?? 0;
    const passed = request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
