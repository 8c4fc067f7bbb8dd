/**
 * Nobody learns who has an account, or who studies here, by asking: 200 tries each with somebody known and somebody
 * unknown give the same status, the same body, and medians of time within 10 % of each other.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/db.ts';
import { openApi, type TestApi } from './support/api.ts';
import { gapOf } from './support/cronometro.ts';
import { addCurso, nueva, persona } from './support/escuela.ts';

const rounds = 200;
const tolerance = 0.1;
let api: TestApi;
/** E-mails of verified accounts. */
let known: string[];

beforeAll(async () => {
  api = await openApi();
  const { limites } = api.services.config;
  for (const key of Object.keys(limites) as (keyof typeof limites)[]) {
    limites[key] = { max: 1_000_000, segundos: 60 };
  }
  const found = await rows(
    api.database.db,
    sql`select correo from cuentas where correo_verificado_el is not null`,
  );
  known = found.map(({ correo }) => String(correo));
});
afterAll(() => api.close());

const knownAt = (round: number) => known[round % known.length] ?? '';
const unknownAt = (round: number) => `nadie${round}.${randomUUID().slice(0, 8)}@portal.test`;

/** Asks with one after the other, warm, and expects all answers alike and as fast. */
async function compare(
  ask: (name: string, round: number) => Promise<Response>,
  shape: (text: string) => string = (text) => text,
): Promise<void> {
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const probe = (set: Set<string>, nameAt: (round: number) => string) => async (round: number) => {
    const response = await ask(nameAt(round), round);
    set.add(`${response.status} ${shape(await response.text())}`);
  };
  const one = probe(answers.known, knownAt);
  const other = probe(answers.unknown, unknownAt);
  for (let round = 0; round < 10; round += 1) await Promise.all([one(round), other(round)]);
  const gap = await gapOf(rounds, one, other, tolerance);
  expect(answers.known.size).toBe(1);
  expect([...answers.known]).toEqual([...answers.unknown]);
  expect(gap).toBeLessThanOrEqual(tolerance);
}

it('asking to change a forgotten password', { timeout: 240_000 }, async () => {
  await compare((name) =>
    api.post(`/api/cliente/perfil/${encodeURIComponent(name)}/solicitud-cambio-clave`, ''),
  );
});

it('signing in with a wrong password', { timeout: 240_000 }, async () => {
  await compare((username) =>
    api.post('/api/auth/login', { username, password: 'no es la de nadie', type: 'CLI' }),
  );
});

it('registering', { timeout: 240_000 }, async () => {
  const person = { password: 'una clave bastante larga', firstName: 'Nina', lastName: 'Toapanta' };
  // What is the caller's own may differ: the token, the new id, and the e-mail that was typed.
  await compare(
    (email, round) => api.post('/api/auth/register', { ...person, email, lastName: `Toapanta ${round}` }),
    (text) =>
      Object.keys(JSON.parse(text))
        .concat(Object.keys(JSON.parse(text).user))
        .join(),
  );
});

it('applying in public, for somebody who is enrolled and for somebody who is not', {
  timeout: 240_000,
}, async () => {
  const curso = await addCurso(api.database.db);
  const enrolled = await rows(
    api.database.db,
    sql`select distinct participante_tipo_identificacion as tipo, participante_identificacion as numero from inscripciones`,
  );
  let made = 0;
  await compare(
    (correo, round) => {
      made += 1;
      const theirs = enrolled[round % enrolled.length];
      const identity = known.includes(correo)
        ? { tipoIdentificacion: theirs?.tipo as '05', identificacion: String(theirs?.numero) }
        : {};
      const participante = { ...persona(100_000 + made), ...identity, correo: 'alguien@correo.test' };
      const headers = { 'idempotency-key': randomUUID() };
      return api.post('/api/cliente/inscripciones', nueva(curso, { participante }), headers);
    },
    (text) => text.replace(/SOL-[\w-]+/, 'SOL'),
  );
});
