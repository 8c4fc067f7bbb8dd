/** Random stories of enrolling, paying, cancelling and waiting for deadlines; the invariants hold after each step. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Pago } from '../../src/contract/pago.ts';
import { importeMax } from '../../src/domain/dinero.ts';
import { isBalanced } from '../support/isBalanced.ts';
import { json, openApi, type TestApi } from './support/api.ts';
import { begin, makeEnlace, say, sayOther } from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';
import { today } from './support/today.ts';

interface World {
  api: TestApi;
  clientes: SignedIn[];
  cursos: string[];
}

/** Small random numbers by which a step chooses a person and one of their records. */
interface Draw {
  person: number;
  which: number;
  part: number;
}

type Happening = (world: World, who: SignedIn, draw: Draw) => Promise<unknown>;

const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % Math.max(1, items.length)];

async function list<T>({ api }: World, { as }: SignedIn, path: string): Promise<T[]> {
  return (await json<ListPage<T>>(await api.get(`/api/cliente/${path}`, as))).resultados;
}

const post = ({ api }: World, { as }: SignedIn, path: string, body: unknown) =>
  api.post(`/api/cliente/${path}`, body, { ...as, 'idempotency-key': randomUUID() });

async function attempt(world: World, who: SignedIn, { which, part }: Draw): Promise<string | undefined> {
  const owed = (await list<Factura>(world, who, 'facturas?limite=100')).filter(({ saldo }) => saldo > 0);
  const factura = pick(owed, which);
  if (!factura) return undefined;
  const valor = Math.max(1, Math.floor((factura.saldo * part) / 4));
  const enlace = await makeEnlace(world.api, who, [{ numero: factura.numero, valor }], 1 + which);
  return (await begin(world.api, enlace)).referencia;
}

const happenings: Readonly<Record<string, Happening>> = {
  enrol: (world, who, { which }) =>
    post(world, who, 'inscripciones', {
      ...newInscripcion({ id: pick(world.cursos, which) ?? '' }),
      aceptaEspera: true,
    }),
  pay: async (world, who, draw) => {
    const referencia = await attempt(world, who, draw);
    if (referencia) await say(world.api, referencia, 'confirmado');
  },
  attempt,
  payTwice: async (world, who, { which }) => {
    const enlace = pick(await list<Enlace>(world, who, 'enlaces?estado=activo'), which);
    const both = enlace ? [begin(world.api, enlace), begin(world.api, enlace)] : [];
    // A link whose invoice owes nothing refuses an attempt.
    for (const begun of await Promise.allSettled(both)) {
      if (begun.status === 'fulfilled') await say(world.api, begun.value.referencia, 'confirmado');
    }
  },
  confirmLate: async (world, who, { which }) => {
    const pago = pick(await list<Pago>(world, who, 'pagos?estado=pendiente&estado=fallido'), which);
    if (pago) await say(world.api, pago.referencia, 'confirmado');
  },
  fail: async (world, who, { which }) => {
    const pago = pick(await list<Pago>(world, who, 'pagos?estado=pendiente'), which);
    if (pago) await say(world.api, pago.referencia, 'fallido');
  },
  payAnotherAmount: async (world, who, draw) => {
    const referencia = await attempt(world, who, draw);
    const valor = [1, 3_333, 25_000, importeMax][draw.part - 1];
    if (referencia) expect((await sayOther(world.api, referencia, { valor })).status).toBe(200);
  },
  refundPart: async (world, who, { which, part }) => {
    const pago = pick(await list<Pago>(world, who, 'pagos?estado=confirmado'), which);
    if (!pago) return;
    const valor = Math.max(1, Math.floor(((pago.recibido ?? pago.valor) * part) / 4));
    const heard = await sayOther(world.api, pago.referencia, { estado: 'reembolsado', valor });
    expect(heard.status).toBe(200);
  },
  refund: async (world, who, { which }) => {
    const pago = pick(await list<Pago>(world, who, 'pagos?estado=confirmado'), which);
    if (!pago) return;
    const valor = pago.recibido ?? pago.valor;
    expect((await sayOther(world.api, pago.referencia, { estado: 'reembolsado', valor })).status).toBe(200);
  },
  revoke: async (world, who, { which }) => {
    const enlace = pick(await list<Enlace>(world, who, 'enlaces?estado=activo'), which);
    if (enlace) {
      await world.api.app.request(`/api/cliente/enlaces/${enlace.id}`, { method: 'DELETE', headers: who.as });
    }
  },
  renew: async (world, who, { which }) => {
    const enlace = pick(await list<Enlace>(world, who, 'enlaces?estado=caducado'), which);
    if (enlace) await post(world, who, `enlaces/${enlace.id}/renovar`, {});
  },
  applyFavor: async (world, who, { which, part }) => {
    const [balance] = await json<Balance[]>(await world.api.get('/api/cliente/balance', who.as));
    const owed = (await list<Factura>(world, who, 'facturas?limite=100')).filter(({ saldo }) => saldo > 0);
    const factura = pick(owed, which);
    if (!factura || !balance?.saldoAFavor) return;
    const valor = Math.max(1, Math.floor((Math.min(factura.saldo, balance.saldoAFavor) * part) / 4));
    const applied = await post(world, who, 'aplicaciones', { facturas: [{ numero: factura.numero, valor }] });
    expect(applied.status).toBe(201);
    const [after] = await json<Balance[]>(await world.api.get('/api/cliente/balance', who.as));
    expect(after).toMatchObject({ saldo: balance.saldo, saldoAFavor: balance.saldoAFavor - valor });
  },
  cancel: async (world, who, { which }) => {
    const own = await list<Inscripcion>(world, who, 'inscripciones?limite=100');
    const one = pick(
      own.filter(({ puedeAnular }) => puedeAnular),
      which,
    );
    if (one) await post(world, who, `inscripciones/${one.numero}/anular`, { motivo: 'otro' });
  },
  wait: async ({ api }, _, { part }) => {
    api.clock.now = new Date(api.clock.now.getTime() + part * 20 * 3_600_000);
    await vencimientosTask.run(api.services);
  },
};

const story = fc.array(
  fc.record({
    happening: fc.constantFrom(...Object.keys(happenings), 'enrol', 'pay', 'pay', 'payTwice', 'applyFavor'),
    person: fc.nat(2),
    which: fc.nat(5),
    part: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 6, maxLength: 18 },
);

/** All stories use one database, so each continues the ledgers of the earlier ones. */
async function tell(api: TestApi, numRuns: number): Promise<void> {
  let n = 0;
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      api.clock.now = today;
      const cursos: string[] = [];
      for (const given of [
        { cupo: 1, cuotas: 3 },
        { cupo: 2, precio: 9_999 },
        { anulacionRetencionPorcentaje: 20 },
      ]) {
        cursos.push((await addCurso(api.database.db, given)).id ?? '');
      }
      const clientes: SignedIn[] = [];
      for (const last = n + 3; n < last; n += 1) clientes.push(await addCliente(api.services, n));
      for (const { happening, ...draw } of steps) {
        const who = pick(clientes, draw.person);
        if (who) await happenings[happening]?.({ api, clientes, cursos }, who, draw);
        await expectInvariants(api.database.db);
      }
      for (const { as } of clientes) {
        const balances = await json<Balance[]>(await api.get('/api/cliente/balance', as));
        for (const balance of balances) expect([balance, isBalanced(balance)]).toEqual([balance, true]);
      }
    }),
    { numRuns, endOnFailure: true },
  );
}

const runs = Number(process.env.STORIES ?? 10);
const { limites } = readConfig({});
let api: TestApi;

beforeAll(async () => {
  api = await openApi({
    base: 'empty',
    config: {
      tokenTtl: 30 * 86_400,
      limites: { ...limites, pagoEnlace: { max: 1_000, seconds: 3600 } },
    },
  });
});
afterAll(() => api.close());

it('the eight invariants hold after each step of a random story', () => tell(api, runs), 240_000);

it('of twenty simultaneous payments from the saldo a favor one pays the invoice, and each of the simultaneous parts that pay a link counts once', async () => {
  const { db } = api.database;
  api.clock.now = today;
  const ana = await addCliente(api.services, 5_000);
  const world = { api, clientes: [ana], cursos: [] };
  const enrol = async () => {
    const curso = await addCurso(db, {});
    expect((await post(world, ana, 'inscripciones', newInscripcion({ id: curso.id ?? '' }))).status).toBe(
      201,
    );
    return (await list<Factura>(world, ana, 'facturas?orden=-numero&limite=1'))[0];
  };
  const balanceOf = async () => (await json<Balance[]>(await api.get('/api/cliente/balance', ana.as)))[0];
  const factura = await enrol();
  if (!factura) throw new Error('no invoice');
  const enlace = await makeEnlace(api, ana, [{ numero: factura.numero, valor: factura.saldo }]);
  const intentos = await Promise.all(Array.from({ length: 4 }, () => begin(api, enlace)));
  for (const { referencia } of intentos) {
    expect((await say(api, referencia, 'confirmado')).status).toBe(200);
  }
  expect(await balanceOf()).toMatchObject({ vencido: 0, porVencer: 0, saldoAFavor: 3 * factura.total });

  // One of twenty simultaneous requests to pay the same invoice with saldo a favor succeeds.
  const next = await enrol();
  if (!next) throw new Error('no invoice');
  const facturas = [{ numero: next.numero, valor: next.saldo }];
  const applied = await Promise.all(
    Array.from({ length: 20 }, () => post(world, ana, 'aplicaciones', { facturas })),
  );
  expect(applied.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
  expect(await balanceOf()).toMatchObject({ porVencer: 0, saldoAFavor: 2 * factura.total });
  const [inscripcion] = await list<Inscripcion>(world, ana, 'inscripciones?orden=-numero&limite=1');
  expect(inscripcion?.estado).toBe('activa');

  // One link is paid in simultaneous parts with three notices each: each part counts once, and none too much.
  const third = await enrol();
  if (!third) throw new Error('no invoice');
  const before = (await balanceOf())?.saldoAFavor ?? 0;
  const parts = await makeEnlace(api, ana, [{ numero: third.numero, valor: 6_000 }]);
  const pieces = await Promise.all(Array.from({ length: 12 }, () => begin(api, parts)));
  const said = await Promise.all(
    pieces.flatMap(({ referencia }) =>
      [1, 2, 3].map(() => sayOther(api, referencia, { evento: `${referencia}-1`, valor: 700 })),
    ),
  );
  const heard = await Promise.all(said.map(async (answer) => (await json<{ oido: string }>(answer)).oido));
  expect(heard.toSorted()).toEqual([...Array(12).fill('nuevo'), ...Array(24).fill('repetido')]);
  expect(await balanceOf()).toMatchObject({
    porVencer: third.saldo - 6_000,
    saldoAFavor: before + 12 * 700 - 6_000,
  });
  const tooMuch = await post(world, ana, 'aplicaciones', {
    facturas: [{ numero: (await enrol())?.numero, valor: 10_001 }],
  });
  expect(await json(tooMuch)).toMatchObject({ code: 'valor_excede_saldo' });
  await expectInvariants(db);
});
