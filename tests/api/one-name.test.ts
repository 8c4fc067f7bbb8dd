/** A person with one name enrols, is billed, listed and found, and has an account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona } from './support/school.ts';

let api: TestApi;
let curso: { id: string };

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  curso = await addCurso(api.database.db);
});
afterAll(() => api.close());

const oneNamed = { ...persona(7), nombres: 'Suparman', apellidos: null };

const enrol = async (n: number, participante: object) => {
  const { as } = await addCliente(api.services, n, { tipoIdentificacion: null, identificacion: null });
  const body = { ...newInscripcion(curso), participante };
  const answer = await api.post('/api/cliente/inscripciones', body, {
    ...as,
    'idempotency-key': randomUUID(),
  });
  return { as, answer };
};

it('surnames that are null are none: enrolment, invoice, its line, the CSV and the search have the one name, without a space', async () => {
  const { as, answer } = await enrol(1, oneNamed);
  expect(answer.status).toBe(201);
  const inscripcion = await json<Inscripcion>(answer);
  expect(inscripcion.participante).toMatchObject({ nombres: 'Suparman', apellidos: '' });

  const { resultados } = await json<ListPage<Factura>>(await api.get('/api/cliente/facturas', as));
  expect(resultados[0]?.comprador.razonSocial).toBe('Suparman');
  expect(resultados[0]?.lineas[0]?.descripcion).toContain('· Suparman (');

  const csv = await api.get('/api/cliente/inscripciones?csv=datos', { ...as, accept: 'text/csv' });
  expect(await csv.text()).toContain(',Suparman,');

  const found = await api.get('/api/cliente/inscripciones?q=suparman', as);
  expect((await json<ListPage<Inscripcion>>(found)).total).toBe(1);
});

it('surnames that are absent, empty or a dash are a mistake, said at their field', async () => {
  for (const [n, apellidos, code] of [
    [5, undefined, 'requerido'],
    [2, '', 'requerido'],
    [3, ' ', 'requerido'],
    [4, '-', 'nombre_formato'],
  ] as const) {
    const { answer } = await enrol(n, { ...oneNamed, apellidos });
    expect([apellidos, answer.status]).toEqual([apellidos, 422]);
    expect((await json<Problem>(answer)).errors).toEqual([{ pointer: '/participante/apellidos', code }]);
  }
});

it('an account of a person with one name has no last name, and its registration can be retried', async () => {
  const registro = {
    email: 'suparman@correo.test',
    password: 'una-clave-larga-2026',
    firstName: 'Suparman',
    lastName: null,
  };
  for (const _attempt of [1, 2]) {
    const answer = await api.post('/api/auth/register', registro);
    expect(answer.status).toBe(201);
    const { user } = await json<{ user: object }>(answer);
    expect(user).toMatchObject({ displayName: 'Suparman' });
    expect(user).not.toHaveProperty('lastName');
  }
});
