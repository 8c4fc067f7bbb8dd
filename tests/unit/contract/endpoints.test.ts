import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { fieldCodes, problemStatuses } from '../../../src/contract/problem.ts';
import { errorsOfIssues, pointerOfIssue } from '../../../src/contract/validation.ts';

/** api.md, Calls: copied by hand. */
const fromDocument = `
POST /api/auth/login
POST /api/auth/register
GET /api/auth/me
GET /api/cliente
PATCH /api/cliente
GET /api/cliente/usuarios/{id}
POST /api/cliente/perfil/{id}/solicitud-cambio-clave
POST /api/cliente/perfil/cambio-clave
GET /api/cliente/cursos
GET /api/cliente/cursos/{id}
GET /api/cliente/inscripciones
GET /api/cliente/inscripciones/{id}
POST /api/cliente/inscripciones
GET /api/cliente/inscripciones/{id}/anular
POST /api/cliente/inscripciones/{id}/anular
GET /api/cliente/inscripciones/{id}/enlaces
GET /api/cliente/facturas
GET /api/cliente/facturas/{id}
GET /api/cliente/recibos
GET /api/cliente/recibos/{id}
GET /api/cliente/pagos
GET /api/cliente/movimientos
GET /api/cliente/balance
POST /api/cliente/enlaces
GET /api/cliente/enlaces
DELETE /api/cliente/enlaces/{id}
GET /api/salud
`
  .trim()
  .split('\n');

/** The portal asks for these beyond it. */
const besides = [
  'GET /api/cliente/enlaces/{id}',
  'POST /api/cliente/cursos/{id}/cotizacion',
  'GET /api/cliente/cursos/{id}/calendario.ics',
  'GET /api/cliente/perfil/sesiones',
  'DELETE /api/cliente/perfil/sesiones',
  'DELETE /api/cliente/perfil/sesiones/{id}',
  'POST /api/cliente/perfil/verificacion-correo',
  'POST /api/cliente/enlaces/{id}/renovar',
  'POST /api/cliente/recibos/{id}/reenviar',
  'POST /api/cliente/solicitudes/{id}/correo',
  'POST /api/cliente/aplicaciones',
  'GET /api/institucion',
];

describe('endpoints', () => {
  test('are those of the document and few others, each once', () => {
    const wanted = [...fromDocument, ...besides];
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(wanted.sort());
  });

  test('only courses, health, who the institution is, the ways to sign in and the correction of an application, by its permit, are open to anyone; the rest is the client’s own', () => {
    const open = endpoints
      .filter(({ auth }) => auth !== 'bearer')
      .map(({ method, path, auth }) => `${auth} ${method} ${path}`);
    expect(open.sort()).toEqual([
      'opcional POST /api/cliente/cursos/{id}/cotizacion',
      'opcional POST /api/cliente/inscripciones',
      'opcional POST /api/cliente/perfil/cambio-clave',
      'publica GET /api/cliente/cursos',
      'publica GET /api/cliente/cursos/{id}',
      'publica GET /api/cliente/cursos/{id}/calendario.ics',
      'publica GET /api/institucion',
      'publica GET /api/salud',
      'publica POST /api/auth/login',
      'publica POST /api/auth/register',
      'publica POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
      'publica POST /api/cliente/solicitudes/{id}/correo',
    ]);
  });

  test('every list takes a query, and nothing but a list does', () => {
    const takes = endpoints.filter((endpoint) => 'query' in endpoint).map(({ path }) => path);
    expect(takes).toHaveLength(8);
    expect(takes.every((path) => /s$/.test(path))).toBe(true);
  });
});

describe('codes', () => {
  test('can be keys of translations, and stand for one status each', () => {
    const all = [...Object.keys(problemStatuses), ...fieldCodes];
    for (const code of all) expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
    for (const status of Object.values(problemStatuses)) expect(status).toBeGreaterThanOrEqual(400);
  });

  test('401 is for sessions and credentials only, since it ends the session', () => {
    const unauthorized = Object.entries(problemStatuses).filter(([, status]) => status === 401);
    expect(unauthorized.map(([code]) => code)).toEqual([
      'credenciales_invalidas',
      'sesion_requerida',
      'sesion_expirada',
      'sesion_invalida',
    ]);
  });
});

test('a pointer escapes what JSON pointers give a meaning to', () => {
  const issue = {
    kind: 'schema',
    type: 'string',
    input: 1,
    expected: 'string',
    received: '1',
    message: 'Invalid type',
  } as const;
  const path = [
    { type: 'object', origin: 'value', input: {}, key: 'a/b~c', value: 1 },
    { type: 'array', origin: 'value', input: [], key: 2, value: 1 },
  ] as const;
  expect(pointerOfIssue({ ...issue, path: [...path] })).toBe('/a~1b~0c/2');
  expect(errorsOfIssues([issue])).toEqual([{ pointer: '', code: 'formato' }]);
});
