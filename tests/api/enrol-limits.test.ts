/** The limits for enrolling other people, against finding out who is enrolled, taking all seats or flooding mailboxes. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitesDefault } from '../../demo/api/config.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';

const day = 24 * 3600;
const three = { max: 3, seconds: day };
let api: TestApi;
let curso: Awaited<ReturnType<typeof addCurso>>;
let made = 0;

beforeEach(async () => {
  api = await openApiForTest({
    base: 'empty',
    config: {
      tokenTtl: 10 * day,
      trustProxy: 1,
      limites: { ...limitesDefault, inscripcionCuenta: three, inscripcionSinVerificar: three },
    },
  });
  curso = await addCurso(api.database.db, { cupo: 13 });
});

const account = (isVerified: boolean) => {
  made += 1;
  const given = isVerified ? {} : { tipoIdentificacion: null, identificacion: null };
  return addCliente(api.services, 500 + made, given, isVerified);
};

/** Enrols person `n` (undefined: the client). Returns the status, and the wait if there is one. */
async function enrol(who: SignedIn, n: number | undefined, more: { correo?: string; from?: string } = {}) {
  const { correo, from = '10.0.0.1' } = more;
  const participante = n === undefined ? undefined : { ...persona(n), ...(correo ? { correo } : {}) };
  const response = await api.post(
    '/api/cliente/inscripciones',
    newInscripcion(curso, participante ? { participante } : {}),
    { ...who.as, 'idempotency-key': randomUUID(), 'x-forwarded-for': from },
  );
  const { code } = await json<Problem>(response);
  return { status: response.status, code, wait: Number(response.headers.get('retry-after')) };
}

describe.each([
  ['a verified account', true],
  ['an account that nobody verified', false],
])('%s', (_, isVerified) => {
  it('enrols a limited number of others per day, then must wait, whether or not those people are known', async () => {
    const who = await account(isVerified);
    for (let n = 1; n <= 3; n += 1) expect((await enrol(who, n)).status).toBe(201);
    // Enrolled and other people get the same answer.
    for (const n of [3, 4]) {
      const refused = await enrol(who, n);
      expect(refused).toMatchObject({ status: 429, code: 'demasiados_intentos' });
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(2 * day);
    }
    api.clock.now = new Date(api.clock.now.getTime() + 2 * day * 1000);
    expect((await enrol(who, 4)).status).toBe(201);
  });

  it('that sends thirty requests at once gets no more seats than the limit', async () => {
    const who = await account(isVerified);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => enrol(who, 100 + n)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
    expect((await api.database.db.select().from(cursos))[0]?.ocupados).toBe(3);
  });

  it('that names people who are enrolled gets no more answers than the limit', async () => {
    const other = await account(true);
    for (let n = 1; n <= 3; n += 1) await enrol(other, n);
    const who = await account(isVerified);
    const codes: string[] = [];
    for (const n of [1, 2, 3, 1, 2, 3]) codes.push((await enrol(who, n)).code);
    expect(codes).toEqual([
      ...Array(3).fill('inscripcion_duplicada'),
      ...Array(3).fill('demasiados_intentos'),
    ]);
  });
});

it('enrolling oneself does not count', async () => {
  const who = await account(true);
  for (let n = 1; n <= 4; n += 1) await enrol(who, n);
  expect((await enrol(who, undefined)).status).toBe(201);
  expect((await enrol(who, 500 + made)).code).toBe('inscripcion_duplicada');
});

it('unverified accounts of one address or /64 are counted together, without verified ones', async () => {
  api.services.config.limites.inscripcionDireccion = three;
  const from = (n: number) => `2001:db8:0:1::${n}`;
  for (let n = 1; n <= 3; n += 1) {
    expect((await enrol(await account(false), n, { from: from(n) })).status).toBe(201);
  }
  expect((await enrol(await account(false), 4, { from: from(4) })).status).toBe(429);
  expect((await enrol(await account(false), 4, { from: '2001:db8:0:2::1' })).status).toBe(201);
  expect((await enrol(await account(true), 5, { from: from(5) })).status).toBe(201);
});

it('unverified accounts and the public form share the limit for one person', async () => {
  api.services.config.limites.solicitudPersona = three;
  const tries: number[] = [];
  for (let n = 1; n <= 4; n += 1) tries.push((await enrol(await account(false), 7)).status);
  expect(tries).toEqual([201, 422, 422, 429]);
});

it('enrolling invented people cannot flood a mailbox', async () => {
  api.services.config.limites.solicitudCorreo = three;
  const tries: number[] = [];
  for (let n = 1; n <= 4; n += 1) {
    tries.push((await enrol(await account(n % 2 === 0), n, { correo: 'victima@correo.test' })).status);
  }
  expect(tries).toEqual([201, 201, 201, 429]);
});
