/** An independent server, with the five calls of the smallest tags, passes the check of its level. */
import { expect, it, onTestFinished } from 'vitest';
import { runCheck } from '../../tools/check/runCheck.ts';
import { smallOrigin, smallUser, startSmallServer } from './smallServer.ts';

it('a server with five calls passes the level of the two smallest tags, and is told what people miss', async () => {
  const server = await startSmallServer();
  onTestFinished(server.close);
  const { findings } = await runCheck({
    base: server.url,
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
    'POST /api/cliente/cursos/{id}/cotizacion',
    'POST /api/cliente/solicitudes/{id}/correo',
    'POST /api/auth/register',
    'POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
    'POST /api/cliente/perfil/cambio-clave',
    'DELETE /api/cliente/perfil/sesiones/{id}',
  ]);
});
