/** The commands as a person starts them: what they say when something is in the way, and how they end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { answers } from '../../../src/contract/examples/answers.ts';

const command = join(import.meta.dirname, '../../../tools/portalClientes.ts');
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...args], {
    env: { ...process.env, PORTAL_PASSWORD: 'una clave de quince' },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), out, err }));
  return { child, ended };
}

describe('mock', () => {
  it('says in words that its port is taken, and which one to choose', async () => {
    const port = await listen((_, response) => response.end());
    expect(await start('mock', '--port', String(port)).ended).toEqual({
      code: 2,
      out: '',
      err: `Port ${port} is taken by another program. Choose another one: --port ${port + 1}\n`,
    });
  });
});

it.each([[['--help']], [['check', '--help']], [['mock', '-h']]])(
  '%j prints the options and ends with 0',
  async (args) => {
    const { code, out, err } = await start(...args).ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^portal-clientes (check|mock)/);
  },
);

describe('check', () => {
  it('reports a page in the place of data as such, not as missing fields', async () => {
    const port = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Ingrese</title>');
    });
    const { code, out } = await start(
      'check',
      `http://127.0.0.1:${port}`,
      '--call',
      'GET /api/cliente/cursos',
    ).ended;
    expect(code).toBe(1);
    expect(out).toContain('the body is an HTML page and not JSON');
    expect(out).not.toContain('is missing');
  });

  it('ends the session that it began when somebody presses Ctrl+C', async () => {
    const seen: string[] = [];
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const port = await listen((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === '/api/auth/login') {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        return response.end(JSON.stringify(answers['POST /api/auth/login']));
      }
      if (request.method === 'DELETE') return response.writeHead(204).end();
      if (request.url === '/api/auth/me') ask();
      return response.writeHead(404).end();
    });
    const base = `http://127.0.0.1:${port}`;
    const { child, ended } = start('check', base, '--user', 'ana@ejemplo.com', '--call', 'GET /api/auth/me');
    await asked;
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect([code, err]).toEqual([
      130,
      'Stopping: what the check made is cleaned up, and its sessions are ended.\n',
    ]);
    expect(seen.at(-1)).toBe('DELETE /api/cliente/perfil/sesiones/actual');
  });
});
