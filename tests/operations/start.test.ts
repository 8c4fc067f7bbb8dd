// `npm start` on a machine of its own: a fresh database, a second start, a wrong or busy port, Ctrl+C. How long a start takes is measured by
// `npm run bench start`.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { addCurso } from '../api/support/school.ts';
import { keepConnections } from '../support/keptConnections.ts';
import { createDatabase } from './createDatabase.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Started {
  child: ChildProcess;
  /** All that was printed so far. */
  output: () => string;
  /** Resolves with the address once it is announced; rejects when the process ends before. */
  url: Promise<string>;
  ended: Promise<number | null>;
}

let dataDir = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  await ensureBundle();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-arranque-'));
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const direct = [process.execPath, 'demo/start.ts', '--no-build'] as const;
const byNpm = ['npm', 'start', '--', '--no-build'] as const;

function start(
  [program, ...args]: readonly [string, ...string[]] = direct,
  settings: Record<string, string> = {},
): Started {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NO_COLOR: '1',
      // The connections that fetch keeps are not waited for.
      SHUTDOWN_IDLE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /Empiece aquí\s+(http\S+)\//.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${printed}`)));
  });
  url.catch(() => undefined);
  return { child, output: () => printed, url, ended };
}

test('the start says where to go and how to sign in, and Ctrl+C ends it well', async () => {
  const { child, output, url, ended } = start();
  const address = await url;
  await expect.poll(output).toContain('Ctrl+C');
  expect(output()).toContain('demo@portal.test (o 1714307103)');
  expect(output()).toContain('demostracion-2026');
  const pages = [...output().matchAll(/http:\/\/\S+?(\/\S*)/g)].map(([, path]) => path);
  expect(pages).toEqual(
    expect.arrayContaining(['/portal/', '/hostil/', '/api/referencia', '/api/openapi.json']),
  );
  const answers = pages.map(async (path) => [path, (await fetch(address + path)).status]);
  expect(await Promise.all(answers)).toEqual(pages.map((path) => [path, 200]));
  expect(await (await fetch(`${address}/api/salud`)).json()).toMatchObject({ estado: 'disponible' });
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('an invalid PORT ends the start at once with an error that names it in words', async () => {
  const { output, ended } = start(direct, { PORT: 'abc' });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT debe ser un número de 0 a 65535; es «abc».');
  expect(output()).not.toMatch(/^\s+at /m);
});

describe('in production, on PostgreSQL', () => {
  let running: Started;
  let settings: Record<string, string>;

  beforeAll(async () => {
    settings = {
      NODE_ENV: 'production',
      // Of its own where there are several: after its end nobody else listens at this address.
      ...(process.platform === 'linux' && { HOST: '127.0.0.2' }),
      DATABASE_URL: await createDatabase('migrated'),
      SHUTDOWN_IDLE: '30s',
      SHUTDOWN_TIMEOUT: '30s',
    };
    running = start(direct, settings);
  });

  test('it says which database keeps the data, without the password', async () => {
    await running.url;
    const database = new URL(settings.DATABASE_URL ?? '');
    await expect.poll(running.output).toContain(`Los datos quedan en ${database.host}${database.pathname}.`);
    expect(running.output()).not.toContain(database.password);
  });

  test('nobody has the password that everybody knows, and each API call has a log line', async () => {
    const address = await running.url;
    await expect.poll(running.output).toContain('Ctrl+C');
    expect(running.output()).not.toContain('demostracion-2026');
    expect(running.output()).not.toContain('/buzon/');
    const signedIn = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'demo@portal.test', password: 'demostracion-2026', type: 'CLI' }),
    });
    expect(signedIn.status).toBe(401);
    await expect
      .poll(() => running.output().split('\n'))
      .toContainEqual(expect.stringMatching(/^\{"level":30,.*"route":"\/api\/auth\/login","status":401/));
  });

  test('courses come by the standard input and go to the standard output, and are served', async () => {
    const header = 'identificacion;nombre;modalidad;inicio;fin;inscripcionDesde;inscripcionHasta;precio';
    const curso = 'TEJ-1;Tejido;virtual;2099-01-10;2099-02-10;2026-01-01;2099-01-05;120,00';
    const cursos = (command: string, input = '') =>
      spawnSync(process.execPath, ['demo/api/cursos/csv/run.ts', command, '-'], {
        cwd: ROOT,
        env: { ...process.env, ...settings },
        input,
        encoding: 'utf8',
      }).stdout;
    expect(cursos('import', `${header}\n${curso}\n`)).toContain('  + TEJ-1');
    expect(cursos('export')).toMatch(/^TEJ-1;Tejido;/m);
    const courses = await (await fetch(`${await running.url}/api/cliente/cursos`)).json();
    expect(courses).toMatchObject({ resultados: [{ identificacion: 'TEJ-1' }] });
  });

  test('SIGTERM resets no kept connection: each request is answered, or refused before it is sent, and /readyz says 503', async () => {
    const { child, output, url, ended } = running;
    const address = await url;
    const probe = keepConnections(address, 1);
    const clients = keepConnections(address, 30);
    expect(await probe.ask('/readyz')).toEqual({ result: 200, connection: 'keep-alive' });
    // A connection that the process has not accepted yet is refused by the system, with its request.
    await Promise.all(Array.from({ length: 30 }, () => clients.ask('/livez')));
    const asking = clients.askUntilRefused('/api/cliente/cursos');
    expect(await probe.ask('/api/cliente/cursos')).toEqual({ result: 200, connection: 'keep-alive' });
    child.kill('SIGTERM');
    await expect.poll(output).toContain('Cerrando la base de datos');
    expect(await probe.ask('/readyz')).toEqual({ result: 503, connection: 'close' });
    const results = (await asking).map(({ result }) => result);
    expect(new Set(results)).toEqual(new Set([200, 'ECONNREFUSED']));
    expect(await ended).toBe(0);
    for (const client of [probe, clients]) client.close();
  });
});

describe('a start by npm, on data that are there', () => {
  let running: Started;
  let settings: Record<string, string>;

  beforeAll(async () => {
    const folder = join(dataDir, 'earlier');
    const database = await openDatabase({ dataDir: folder });
    await migrate(database);
    await addCurso(database.db, { identificacion: 'ANTES-1' });
    await database.close();
    settings = { DATA_DIR: folder, DEMO_DATA: '0' };
    running = start(byNpm, settings);
  });

  test('finds them', async () => {
    const courses = await (await fetch(`${await running.url}/api/cliente/cursos`)).json();
    expect(courses).toMatchObject({ resultados: [{ identificacion: 'ANTES-1' }] });
  });

  test('makes another one say in words that its port is busy', async () => {
    const { port } = new URL(await running.url);
    const other = start(direct, { ...settings, PORT: port });
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(`El puerto ${port} ya está en uso`);
    expect(other.output()).not.toMatch(/^\s+at /m);
  });

  test('ends when npm does, and leaves neither the port nor the database taken', async () => {
    const address = await running.url;
    running.child.kill('SIGTERM');
    await expect.poll(running.output).toContain('Cerrando la base de datos');
    const isAnswered = () => fetch(`${address}/api/salud`).then(Boolean, () => false);
    await expect.poll(isAnswered).toBe(false);
    const isFree = async () => {
      const database = await openDatabase({ dataDir: settings.DATA_DIR ?? '' }).catch(() => undefined);
      await database?.close();
      return database !== undefined;
    };
    await expect.poll(isFree).toBe(true);
  });
});
