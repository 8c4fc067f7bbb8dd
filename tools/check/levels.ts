/**
 * Maps each tag to the calls of the contract that it makes. A server may begin with those that a tag needs; without one of
 * the others the tag works, but people miss what `without` says. demo/docs/server/levels.md has the same as a table.
 */
import { type EndpointKey, endpoints } from '../../src/contract/endpoints.ts';

interface Level {
  needs: readonly EndpointKey[];
  may: readonly { call: EndpointKey; without: string }[];
}

export type TagName = 'portal-inscripcion-publica' | 'portal-login' | 'portal-cliente' | 'portal-completo';

/** A call of the specification that no tag makes. */
const unused = {
  call: 'GET /api/cliente/usuarios/{id}',
  without: 'nobody misses anything: the portal asks GET /api/auth/me',
} as const;

const all = endpoints
  .map(({ method, path }) => `${method} ${path}` as EndpointKey)
  .filter((call) => call !== unused.call);

export const levels: Readonly<Record<TagName, Level>> = {
  'portal-inscripcion-publica': {
    needs: ['GET /api/cliente/cursos', 'GET /api/cliente/cursos/{id}', 'POST /api/cliente/inscripciones'],
    may: [
      { call: 'POST /api/cliente/cursos/{id}/cotizacion', without: 'no discount can ask for a code' },
      {
        call: 'POST /api/cliente/solicitudes/{id}/correo',
        without: 'nobody can correct the e-mail of an application',
      },
      { call: 'POST /api/auth/register', without: 'nobody can make an account after applying' },
      {
        call: 'GET /api/institucion',
        without: 'no account is offered after applying, and no mail is promised',
      },
      { call: 'GET /api/salud', without: 'nobody is told that a lost connection is back' },
    ],
  },
  'portal-login': {
    needs: ['POST /api/auth/login', 'GET /api/auth/me'],
    may: [
      {
        call: 'POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
        without: 'nobody gets the mail that changes a forgotten password',
      },
      { call: 'POST /api/cliente/perfil/cambio-clave', without: 'nobody can change a password' },
      { call: 'GET /api/institucion', without: 'a forgotten password is not offered to be changed' },
      {
        call: 'DELETE /api/cliente/perfil/sesiones/{id}',
        without: 'a signed-out session stays valid on the server',
      },
    ],
  },
  'portal-cliente': { needs: all, may: [unused] },
  'portal-completo': { needs: all, may: [unused] },
};

export const tagNames = Object.keys(levels) as TagName[];

/** The calls of these tags together, each with what is missed without it, or undefined if a tag needs it. */
export function callsOf(chosen: readonly TagName[]): ReadonlyMap<EndpointKey, string | undefined> {
  const calls = new Map<EndpointKey, string | undefined>();
  for (const tag of chosen) for (const { call, without } of levels[tag].may) calls.set(call, without);
  for (const tag of chosen) for (const call of levels[tag].needs) calls.set(call, undefined);
  return calls;
}
