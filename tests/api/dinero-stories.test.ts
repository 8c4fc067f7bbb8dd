/** Random stories of enrolling, paying in every way, cancelling and letting deadlines pass: the invariants hold after each step. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';
import { migrate } from '../../demo/api/db/migrate.ts';
import { openDatabase } from '../../demo/api/db/openDatabase.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import { seedDemo } from '../../demo/api/seed/seedDemo.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Pago } from '../../src/contract/pago.ts';
import { importeMax } from '../../src/domain/dinero.ts';
import { type Cluster, startPostgres } from '../postgres/startPostgres.ts';
import { isBalanced } from '../support/isBalanced.ts';
import { json, openApiForTest, serve, type TestApi } from './support/api.ts';
import { attemptAll } from './support/attempts.ts';
import { begin, makeEnlace, say, sayOther } from './support/gateway.ts';
import { expectCuadra } from './support/invariants.ts';
import { addCliente, addCurso, type Ingresado, nueva } from './support/school.ts';
import { today } from './support/today.ts';

interface Mundo {
  api: TestApi;
  clientes: Ingresado[];
  cursos: string[];
}

/** Whose turn it is and which of what there is: small numbers that each step reads as it needs. */
interface Turno {
  quien: number;
  cual: number;
  parte: number;
}

type Suceso = (mundo: Mundo, yo: Ingresado, turno: Turno) => Promise<unknown>;

const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % Math.max(1, items.length)];

async function list<T>({ api }: Mundo, { as }: Ingresado, path: string): Promise<T[]> {
  return (await json<ListPage<T>>(await api.get(`/api/cliente/${path}`, as))).resultados;
}

const post = ({ api }: Mundo, { as }: Ingresado, path: string, body: unknown) =>
  api.post(`/api/cliente/${path}`, body, { ...as, 'idempotency-key': randomUUID() });

async function attempt(mundo: Mundo, yo: Ingresado, { cual, parte }: Turno): Promise<string | undefined> {
  const deben = (await list<Factura>(mundo, yo, 'facturas?limite=100')).filter(({ saldo }) => saldo > 0);
  const factura = pick(deben, cual);
  if (!factura) return undefined;
  const valor = Math.max(1, Math.floor((factura.saldo * parte) / 4));
  const enlace = await makeEnlace(mundo.api, yo, [{ numero: factura.numero, valor }], 1 + cual);
  return (await begin(mundo.api, enlace)).referencia;
}

const sucesos: Readonly<Record<string, Suceso>> = {
  inscribir: (mundo, yo, { cual }) =>
    post(mundo, yo, 'inscripciones', {
      ...nueva({ id: pick(mundo.cursos, cual) ?? '' }),
      aceptaEspera: true,
    }),
  pagar: async (mundo, yo, turno) => {
    const referencia = await attempt(mundo, yo, turno);
    if (referencia) await say(mundo.api, referencia, 'confirmado');
  },
  intentar: attempt,
  pagarDosVeces: async (mundo, yo, { cual }) => {
    const enlace = pick(await list<Enlace>(mundo, yo, 'enlaces?estado=activo'), cual);
    const dos = enlace ? [begin(mundo.api, enlace), begin(mundo.api, enlace)] : [];
    // A link whose invoice owes nothing any more takes no attempt.
    for (const begun of await Promise.allSettled(dos)) {
      if (begun.status === 'fulfilled') await say(mundo.api, begun.value.referencia, 'confirmado');
    }
  },
  confirmarTarde: async (mundo, yo, { cual }) => {
    const pago = pick(await list<Pago>(mundo, yo, 'pagos?estado=pendiente&estado=fallido'), cual);
    if (pago) await say(mundo.api, pago.referencia, 'confirmado');
  },
  rechazar: async (mundo, yo, { cual }) => {
    const pago = pick(await list<Pago>(mundo, yo, 'pagos?estado=pendiente'), cual);
    if (pago) await say(mundo.api, pago.referencia, 'fallido');
  },
  pagarOtroValor: async (mundo, yo, turno) => {
    const referencia = await attempt(mundo, yo, turno);
    const valor = [1, 3_333, 25_000, importeMax][turno.parte - 1];
    if (referencia) expect((await sayOther(mundo.api, referencia, { valor })).status).toBe(200);
  },
  reembolsarParte: async (mundo, yo, { cual, parte }) => {
    const pago = pick(await list<Pago>(mundo, yo, 'pagos?estado=confirmado'), cual);
    if (!pago) return;
    const valor = Math.max(1, Math.floor(((pago.recibido ?? pago.valor) * parte) / 4));
    const heard = await sayOther(mundo.api, pago.referencia, { estado: 'reembolsado', valor });
    expect(heard.status).toBe(200);
  },
  reembolsar: async (mundo, yo, { cual }) => {
    const pago = pick(await list<Pago>(mundo, yo, 'pagos?estado=confirmado'), cual);
    if (!pago) return;
    const valor = pago.recibido ?? pago.valor;
    expect((await sayOther(mundo.api, pago.referencia, { estado: 'reembolsado', valor })).status).toBe(200);
  },
  revocar: async (mundo, yo, { cual }) => {
    const enlace = pick(await list<Enlace>(mundo, yo, 'enlaces?estado=activo'), cual);
    if (enlace) {
      await mundo.api.app.request(`/api/cliente/enlaces/${enlace.id}`, { method: 'DELETE', headers: yo.as });
    }
  },
  renovar: async (mundo, yo, { cual }) => {
    const enlace = pick(await list<Enlace>(mundo, yo, 'enlaces?estado=caducado'), cual);
    if (enlace) await post(mundo, yo, `enlaces/${enlace.id}/renovar`, {});
  },
  aplicarFavor: async (mundo, yo, { cual, parte }) => {
    const [balance] = await json<Balance[]>(await mundo.api.get('/api/cliente/balance', yo.as));
    const deben = (await list<Factura>(mundo, yo, 'facturas?limite=100')).filter(({ saldo }) => saldo > 0);
    const factura = pick(deben, cual);
    if (!factura || !balance?.saldoAFavor) return;
    const valor = Math.max(1, Math.floor((Math.min(factura.saldo, balance.saldoAFavor) * parte) / 4));
    const applied = await post(mundo, yo, 'aplicaciones', { facturas: [{ numero: factura.numero, valor }] });
    expect(applied.status).toBe(201);
    const [after] = await json<Balance[]>(await mundo.api.get('/api/cliente/balance', yo.as));
    expect(after).toMatchObject({ saldo: balance.saldo, saldoAFavor: balance.saldoAFavor - valor });
  },
  anular: async (mundo, yo, { cual }) => {
    const propias = await list<Inscripcion>(mundo, yo, 'inscripciones?limite=100');
    const una = pick(
      propias.filter(({ puedeAnular }) => puedeAnular),
      cual,
    );
    if (una) await post(mundo, yo, `inscripciones/${una.numero}/anular`, { motivo: 'otro' });
  },
  esperar: async ({ api }, _, { parte }) => {
    api.clock.now = new Date(api.clock.now.getTime() + parte * 20 * 3_600_000);
    await vencimientosTask.run(api.services);
  },
};

const historia = fc.array(
  fc.record({
    suceso: fc.constantFrom(
      ...Object.keys(sucesos),
      'inscribir',
      'pagar',
      'pagar',
      'pagarDosVeces',
      'aplicarFavor',
    ),
    quien: fc.nat(2),
    cual: fc.nat(5),
    parte: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 6, maxLength: 18 },
);

/** One database for all the stories: each goes on in the ledgers that those before it left. */
async function tell(api: TestApi, numRuns: number): Promise<void> {
  let n = 0;
  await fc.assert(
    fc.asyncProperty(historia, async (pasos) => {
      api.clock.now = today;
      const cursos: string[] = [];
      for (const given of [
        { cupo: 1, cuotas: 3 },
        { cupo: 2, precio: 9_999 },
        { anulacionRetencionPorcentaje: 20 },
      ]) {
        cursos.push((await addCurso(api.database.db, given)).id ?? '');
      }
      const clientes: Ingresado[] = [];
      for (const last = n + 3; n < last; n += 1) clientes.push(await addCliente(api.services, n));
      for (const { suceso, ...turno } of pasos) {
        const yo = pick(clientes, turno.quien);
        if (yo) await sucesos[suceso]?.({ api, clientes, cursos }, yo, turno);
        await expectCuadra(api.database.db);
      }
      for (const { as } of clientes) {
        const balances = await json<Balance[]>(await api.get('/api/cliente/balance', as));
        for (const balance of balances) expect([balance, isBalanced(balance)]).toEqual([balance, true]);
      }
    }),
    { numRuns, seed: 20260321 },
  );
}

/** The same ones in both databases; all of them where they are quick. */
const runs = Number(process.env.SUCESOS ?? 3);
const { limites } = readConfig({});
const config = {
  tokenTtl: 30 * 86_400,
  limites: { ...limites, pagoEnlace: { max: 1_000, segundos: 3600 } },
};

it('keeps the eight invariants, whatever happens', async () => {
  const api = await openApiForTest({ base: 'vacia', config });
  await tell(api, runs);
  api.services.pasarela.close();
}, 240_000);

describe('on PostgreSQL', () => {
  let cluster: Cluster;
  let api: TestApi;
  beforeAll(async () => {
    cluster = await startPostgres();
    const database = await openDatabase({ url: await cluster.createDatabase('dinero') });
    await migrate(database);
    api = await serve(database, config);
  }, 180_000);
  afterAll(async () => {
    await api?.close();
    await cluster?.stop();
  });

  it('keeps the eight invariants, whatever happens', () => tell(api, runs * 6), 240_000);

  it('refuses every attempt on them by SQL too', async () => {
    const seeded = await openDatabase({ url: await cluster.createDatabase('atentados') });
    try {
      await migrate(seeded);
      await seedDemo(seeded, { today });
      expect(await attemptAll(seeded)).toEqual({});
    } finally {
      await seeded.close();
    }
  }, 120_000);

  it('200 payments of one invoice that really meet: it is paid once, the rest is in favour, and pays the next', async () => {
    const { db } = api.database;
    api.clock.now = today;
    const ana = await addCliente(api.services, 5_000);
    const mundo = { api, clientes: [ana], cursos: [] };
    const inscribir = async () => {
      const curso = await addCurso(db, {});
      expect((await post(mundo, ana, 'inscripciones', nueva({ id: curso.id ?? '' }))).status).toBe(201);
      return (await list<Factura>(mundo, ana, 'facturas?orden=-numero&limite=1'))[0];
    };
    const factura = await inscribir();
    if (!factura) throw new Error('no invoice');
    const enlace = await makeEnlace(api, ana, [{ numero: factura.numero, valor: factura.saldo }]);
    const intentos = await Promise.all(Array.from({ length: 200 }, () => begin(api, enlace)));
    const answers = await Promise.all(intentos.map(({ referencia }) => say(api, referencia, 'confirmado')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const balanceOf = async () => (await json<Balance[]>(await api.get('/api/cliente/balance', ana.as)))[0];
    expect(await balanceOf()).toMatchObject({ vencido: 0, porVencer: 0, saldoAFavor: 199 * factura.total });

    // Twenty at once ask to pay the same invoice with what is in favour: one does.
    const next = await inscribir();
    if (!next) throw new Error('no invoice');
    const facturas = [{ numero: next.numero, valor: next.saldo }];
    const applied = await Promise.all(
      Array.from({ length: 20 }, () => post(mundo, ana, 'aplicaciones', { facturas })),
    );
    expect(applied.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
    expect(await balanceOf()).toMatchObject({ porVencer: 0, saldoAFavor: 198 * factura.total });
    const [inscripcion] = await list<Inscripcion>(mundo, ana, 'inscripciones?orden=-numero&limite=1');
    expect(inscripcion?.estado).toBe('activa');

    // One link, paid by pieces that meet, each notice said three times at once: never more than it asks for, each piece once.
    const third = await inscribir();
    if (!third) throw new Error('no invoice');
    const before = (await balanceOf())?.saldoAFavor ?? 0;
    const partes = await makeEnlace(api, ana, [{ numero: third.numero, valor: 6_000 }]);
    const pieces = await Promise.all(Array.from({ length: 12 }, () => begin(api, partes)));
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
    const tooMuch = await post(mundo, ana, 'aplicaciones', {
      facturas: [{ numero: (await inscribir())?.numero, valor: 10_001 }],
    });
    expect(await json(tooMuch)).toMatchObject({ code: 'valor_excede_saldo' });
    await expectCuadra(db);
  }, 180_000);
});
