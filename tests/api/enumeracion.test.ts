/**
 * Nobody learns who has an account, or who studies here, by asking: 200 tries each with somebody known and somebody
 * unknown give the same status, the same body, and medians of time within 10 % of each other.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashClave } from '../../demo/api/cuentas/passwords.ts';
import { rows } from '../../demo/api/db/db.ts';
import { credenciales } from '../../demo/api/db/schema/cuentas.ts';
import { limites } from '../../demo/api/db/schema/servicio.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { Lista } from '../../src/contract/lista.ts';
import { json, openApi, type TestApi } from './support/api.ts';
import { gapOf } from './support/cronometro.ts';
import { addCurso, nueva, persona } from './support/escuela.ts';

const rounds = 200;
const tolerance = 0.1;
/** A machine that does other things too needs more than 200 of each. */
const patience = { timeout: 240_000 };
let api: TestApi;
/** E-mails of verified accounts. */
let accounts: string[];

/**
 * A fraction of what it is in earnest, the same for the known and the unknown: the test is quicker, and stricter, for less
 * of the time is spent on what both do. auth.test.ts looks at the price in earnest.
 */
const costeClave = { memoryCost: 4096, timeCost: 1, parallelism: 1 };

beforeAll(async () => {
  api = await openApi({ config: { costeClave } });
  const { db } = api.database;
  await db.update(credenciales).set({ hash: await hashClave('es la de todos', costeClave) });
  const config = api.services.config.limites;
  for (const key of Object.keys(config) as (keyof typeof config)[]) {
    config[key] = { max: 1_000_000, segundos: 60 };
  }
  const found = await rows(db, sql`select correo from cuentas where correo_verificado_el is not null`);
  accounts = found.map(({ correo }) => String(correo));
});
afterAll(() => api.close());

type Ask = (round: number) => Promise<Response>;

/** Expects all answers alike, and as fast. `shape`: the answer without what is the caller's own. */
async function compare(known: Ask, unknown: Ask, shape = (text: string) => text): Promise<void> {
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const probe = (set: Set<string>, ask: Ask) => async (round: number) => {
    const response = await ask(round);
    set.add(`${response.status} ${shape(await response.text())}`);
  };
  const conocido = probe(answers.known, known);
  const desconocido = probe(answers.unknown, unknown);
  for (let round = 0; round < 10; round += 1) await Promise.all([conocido(round), desconocido(round)]);
  // That somebody was asked for before leaves a count behind, which has nothing to do with being known.
  const prepare = () => api.database.db.delete(limites);
  const gap = await gapOf({ rounds, enough: tolerance, conocido, desconocido, prepare });
  expect(answers.known.size).toBe(1);
  expect([...answers.known]).toEqual([...answers.unknown]);
  expect(gap).toBeLessThanOrEqual(tolerance);
}

/** The same call with the e-mail of an account, and with one that nobody has. */
async function compareByEmail(
  ask: (email: string, round: number) => Promise<Response>,
  shape?: (text: string) => string,
): Promise<void> {
  const nobody = (round: number) => `nadie${round}.${randomUUID().slice(0, 8)}@portal.test`;
  await compare(
    (round) => ask(accounts[round % accounts.length] ?? '', round),
    (round) => ask(nobody(round), round),
    shape,
  );
}

it('asking to change a forgotten password', patience, async () => {
  await compareByEmail((email) =>
    api.post(`/api/cliente/perfil/${encodeURIComponent(email)}/solicitud-cambio-clave`, ''),
  );
});

it('signing in with a wrong password', patience, async () => {
  await compareByEmail((username) =>
    api.post('/api/auth/login', { username, password: 'no es la de nadie', type: 'CLI' }),
  );
});

it('registering', patience, async () => {
  const person = { password: 'una clave bastante larga', firstName: 'Nina', lastName: 'Toapanta' };
  // What is the caller's own may differ: the token, the new id, and the e-mail that was typed.
  await compareByEmail(
    (email, round) => api.post('/api/auth/register', { ...person, email, lastName: `Toapanta ${round}` }),
    (text) =>
      Object.keys(JSON.parse(text))
        .concat(Object.keys(JSON.parse(text).user))
        .join(),
  );
});

it('counting the seats before and after an application', async () => {
  const { db } = api.database;
  const kinds = [{}, { precio: 0 }, { requiereAprobacion: true }];
  for (const [i, kind] of kinds.entries()) {
    const curso = await addCurso(db, { cupo: 10, ...kind });
    const person = (n: number) => persona(100_000 + i * 100 + n);
    const apply = async (participante: ReturnType<typeof persona>) => {
      await api.post('/api/cliente/inscripciones', nueva(curso, { participante }), {
        'idempotency-key': randomUUID(),
      });
      await solicitudesTask.run(api.services);
    };
    const seen = async () => {
      const one = await api.get(`/api/cliente/cursos/${curso.id}`);
      const list = await api.get(`/api/cliente/cursos?q=${curso.identificacion}`);
      const { cuposDisponibles, estado } = await json<Curso>(one);
      expect((await json<Lista<Curso>>(list)).resultados[0]).toMatchObject({ cuposDisponibles, estado });
      return [cuposDisponibles, estado];
    };
    for (const n of [1, 2]) await apply(person(n));
    expect(await seen()).toEqual([8, 'abierto']);
    // By turns for who is enrolled, and for who is not; again and again takes no second seat of either.
    const stranger = (n: number) => ({ ...person(n), correo: `curioso${i}@correo.test` });
    const left: unknown[] = [];
    for (const n of [1, 3, 1, 3, 2, 4]) {
      await apply(stranger(n));
      left.push((await seen())[0]);
    }
    expect(left).toEqual([7, 6, 6, 6, 5, 4]);
    for (let n = 5; n <= 8; n += 1) await apply(stranger(n));
    expect(await seen()).toEqual([0, 'lleno']);
    if (i > 0) continue;
    // Nobody paid: they end together.
    const then = api.clock.now;
    api.clock.now = new Date(then.getTime() + 73 * 3_600_000);
    await vencimientosTask.run(api.services);
    expect(await seen()).toEqual([10, 'abierto']);
    api.clock.now = then;
  }
});

it('applying in public, for somebody who is enrolled and for somebody who is not', patience, async () => {
  const curso = await addCurso(api.database.db);
  const enrolled = Array.from({ length: rounds }, (_, i) => persona(i));
  const apply = (participante: ReturnType<typeof persona>) =>
    api.post(
      '/api/cliente/inscripciones',
      { ...nueva(curso, { participante }), tardoMs: 60_000 },
      { 'idempotency-key': randomUUID() },
    );
  for (const who of enrolled) await apply(who);
  await solicitudesTask.run(api.services);
  // As it runs in earnest: what an application causes goes on while the next ones are answered.
  const tareas = startTasks(api.services, [solicitudesTask]);
  let strangers = rounds;
  // By turns from their own mailbox and from one that is not theirs.
  const mailboxOf = (round: number) =>
    round % 2 === 0 ? `persona${round}@correo.test` : 'persona.otra@correo.test';
  await compare(
    (round) => apply({ ...persona(round), correo: mailboxOf(round) }),
    (round) => {
      strangers += 1;
      return apply({ ...persona(strangers), correo: mailboxOf(round) });
    },
    (text) => text.replace(/SOL-[\w-]+/, 'SOL'),
  );
  await tareas.close();
});
