/** The smallest servers, one in each of three languages, pass the check of their level. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCheck } from '../../tools/check/runCheck.ts';
import { onFreePort } from '../support/freePort.ts';
import { smallOrigin, smallUser } from './smallServer.ts';

const servers = join(import.meta.dirname, '../../demo/servers');

const programs: Readonly<Record<string, (port: number) => string[]>> = {
  node: (port) => [`${servers}/node/server.ts`, String(port)],
  python3: (port) => [`${servers}/python/server.py`, String(port)],
  php: (port) => ['-S', `127.0.0.1:${port}`, `${servers}/php/server.php`],
};

/** Python and PHP are tried where they are there. */
const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

for (const [program, argumentsOf] of Object.entries(programs))
  it.runIf(isThere(program))(
    `the smallest server by ${program} passes the level of the two smallest tags, and is told what people miss`,
    async () => {
      const base = await onFreePort((port) => startProgram(program, argumentsOf(port), port));
      const { findings } = await runCheck({
        base,
        user: smallUser.username,
        password: smallUser.password,
        origin: smallOrigin,
        tags: ['portal-inscripcion-publica', 'portal-login'],
        now: () => 0,
      });
      expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
      const missed = findings.filter(({ rule, state }) => rule === 'status' && state === 'unchecked');
      expect(missed.map(({ call }) => call)).toEqual([
        'GET /api/salud',
        'GET /api/institucion',
        'POST /api/cliente/cursos/{id}/cotizacion',
        'POST /api/cliente/solicitudes/{id}/correo',
        'POST /api/auth/register',
        'POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
        'POST /api/cliente/perfil/cambio-clave',
        'DELETE /api/cliente/perfil/sesiones/{id}',
      ]);
    },
  );

/** Resolves to its address once it answers; rejects if it ends before. */
async function startProgram(program: string, args: readonly string[], port: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'small-server-'));
  const child = spawn(program, args, {
    env: { ...process.env, STORE: join(folder, 'store') },
    stdio: 'ignore',
  });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', () => reject(new Error(`${program} ended`)));
  });
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  const base = `http://127.0.0.1:${port}`;
  await Promise.race([
    ended,
    expect
      .poll(() =>
        fetch(`${base}/api/cliente/cursos`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true),
  ]);
  ended.catch(() => undefined);
  return base;
}
