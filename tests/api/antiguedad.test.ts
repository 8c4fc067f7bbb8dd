/** The list of invoices by age and the balance use one rule, so both have the same amounts. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientScope } from '../../demo/api/db/clientScope.ts';
import { listFacturas } from '../../demo/api/facturas/listFacturas.ts';
import { readBalance } from '../../demo/api/movimientos/readBalance.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Factura, TotalFacturas } from '../../src/contract/factura.ts';
import type { ListWithTotals } from '../../src/contract/list.ts';
import { antiguedadOf } from '../../src/domain/cuenta/antiguedad.ts';
import { deudasOf } from '../../src/domain/cuenta/deudas.ts';
import { sumValores } from '../../src/domain/dinero.ts';
import {
  type AgeBucket,
  addDays,
  ageBucketOf,
  ageBuckets,
  dayOf,
  startOfDay,
} from '../../src/domain/fechas.ts';
import { bearer, json, openApi, type Problem, type TestApi } from './support/api.ts';
import { runScript } from './support/runScript.ts';
import { monday } from './support/today.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

type Facturas = ListWithTotals<Factura, TotalFacturas>;

/** The amount and the invoices of an age in one currency. */
const ageIn = ({ resultados, totales }: Facturas, moneda: string) => ({
  valor: totales?.find((one) => one.moneda === moneda)?.enAntiguedad ?? 0,
  facturas: resultados.filter((one) => one.moneda === moneda).map(({ numero }) => numero),
});

const madeOf = (facturas: readonly Factura[], bucket: AgeBucket, corte: string) =>
  facturas.filter((one) => antiguedadOf(deudasOf([one]), corte)[bucket] > 0).map(({ numero }) => numero);

describe('GET /api/cliente/facturas?antiguedad', () => {
  const zona = 'America/Guayaquil';
  const get = async <T>(path: string, auth: Record<string, string>): Promise<T> => {
    const response = await api.get(`/api/cliente/${path}`, auth);
    expect(response.status).toBe(200);
    return json<T>(response);
  };

  /** Compares the list of every age of the demo client with the balance at an instant. @returns the age of `vence` */
  async function checkAt(instant: number, vence: string): Promise<AgeBucket> {
    api.clock.now = new Date(instant);
    const corte = dayOf(instant, zona);
    const auth = bearer(await api.login());
    const balances = await get<Balance[]>('balance', auth);
    const { resultados } = await get<Facturas>('facturas?limite=100&orden=fechaVencimiento', auth);
    for (const bucket of ageBuckets) {
      const path = `facturas?limite=100&orden=fechaVencimiento&antiguedad=${bucket}`;
      const ofAge = await get<Facturas>(path, auth);
      for (const { numero, enAntiguedad } of ofAge.resultados) {
        const own = resultados.filter((one) => one.numero === numero);
        expect(enAntiguedad).toBe(antiguedadOf(deudasOf(own), corte)[bucket]);
      }
      expect(ofAge.total).toBe(ofAge.resultados.length);
      for (const { moneda, antiguedad } of balances) {
        const own = resultados.filter((one) => one.moneda === moneda);
        expect({ bucket, corte, ...ageIn(ofAge, moneda) }).toEqual({
          bucket,
          corte,
          valor: antiguedad[bucket],
          facturas: madeOf(own, bucket, corte),
        });
      }
    }
    return ageBucketOf(vence, corte);
  }

  it('has the invoices that the balance counts in each age, and ages change at midnight in the zone of the institution', async () => {
    const auth = bearer(await api.login());
    const { resultados } = await get<Facturas>('facturas?limite=100', auth);
    const vence = deudasOf(resultados).at(-1)?.vence;
    if (vence === undefined) throw new Error('the demo client owes nothing');
    const midnight = startOfDay(addDays(vence, 31), zona);
    expect(await checkAt(midnight - 60_000, vence)).toBe(ageBuckets[1]);
    expect(await checkAt(midnight, vence)).toBe(ageBuckets[2]);
  });

  it('accepts several ages, whose rows add up to the totals; without the filter neither rows nor totals have an amount by age', async () => {
    const auth = bearer(await api.login());
    const every = ageBuckets.map((bucket) => `antiguedad=${bucket}`).join('&');
    const path = `facturas?limite=100&${every}&antiguedad=d1_30`;
    const { totales, total, resultados } = await get<Facturas>(path, auth);
    for (const { moneda, enAntiguedad } of totales ?? []) {
      const own = resultados.filter((one) => one.moneda === moneda);
      expect(sumValores(own.map((one) => one.enAntiguedad ?? 0))).toBe(enAntiguedad);
    }
    const balances = await get<Balance[]>('balance', auth);
    expect(totales?.map(({ enAntiguedad }) => enAntiguedad)).toEqual(
      balances.map(({ vencido, porVencer }) => vencido + porVencer),
    );
    expect(totales?.map(({ saldo }) => saldo)).toEqual(totales?.map(({ enAntiguedad }) => enAntiguedad));
    const whole = await get<Facturas>('facturas', auth);
    expect(whole.total).toBeGreaterThan(total);
    expect([...whole.resultados, ...(whole.totales ?? [])].some((one) => 'enAntiguedad' in one)).toBe(false);
  });

  it('refuses an unknown age', async () => {
    const response = await api.get('/api/cliente/facturas?antiguedad=d1_31', bearer(await api.login()));
    expect(response.status).toBe(422);
    expect(await json<Problem>(response)).toMatchObject({
      errors: [{ pointer: '?antiguedad', code: 'opcion_desconocida' }],
    });
  });
});

describe('with any invoices', () => {
  const cuota = fc.record({
    daysLate: fc.integer({ min: -40, max: 160 }),
    valor: fc.integer({ min: 1, max: 500 }),
  });
  const factura = fc.record({
    moneda: fc.constantFrom('USD', 'COP'),
    cuotas: fc.array(cuota, { minLength: 1, maxLength: 5 }),
    /** Tenths of the total. */
    pagado: fc.integer({ min: 0, max: 10 }),
    anulada: fc.boolean(),
  });
  type Drawn = typeof factura extends fc.Arbitrary<infer T> ? T : never;
  let last = 0;

  /** Adds a client with these invoices and a ledger line for each, because the balance reads the ledger. */
  async function addCliente(facturas: readonly Drawn[]): Promise<string> {
    const id = randomUUID();
    await runScript(api.database, async (run) => {
      await run('set local session_replication_role = replica');
      await run(
        `insert into clientes (id, nombres, apellidos, correo) values ('${id}', 'N', 'A', '${id}@x.test')`,
      );
      for (const [n, { moneda, cuotas, pagado, anulada }] of facturas.entries()) {
        last += 1;
        const numero = `001-009-${String(last).padStart(9, '0')}`;
        const total = sumValores(cuotas.map(({ valor }) => valor));
        const day = addDays(monday, -200);
        await run(`insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal,
            total, pagado, moneda, estado, anulada_el)
          values ('${numero}', 'factura', '${id}', '${day}', '${monday}', '{"razonSocial": "N"}', ${total}, ${total},
            ${anulada ? 0 : Math.floor((total * pagado) / 10)}, '${moneda}', ${anulada ? "'anulada', now()" : "'emitida', null"})`);
        for (const [i, { daysLate, valor }] of cuotas.toSorted((a, b) => b.daysLate - a.daysLate).entries()) {
          await run(`insert into factura_cuotas (factura, orden, vence, valor)
            values ('${numero}', ${i + 1}, '${addDays(monday, -daysLate)}', ${valor})`);
        }
        await run(`insert into movimientos (cliente_id, moneda, secuencia, saldo, fecha, tipo, documento, descripcion, debe, haber)
          values ('${id}', '${moneda}', ${n + 1}, 0, '${day}', 'factura', '${numero}', '', ${total}, 0)`);
      }
    });
    return id;
  }

  it('the lists of all ages add up to the balance, also page by page, and each has the invoices that src/domain puts there', async () => {
    const { db } = api.database;
    await fc.assert(
      fc.asyncProperty(fc.array(factura, { minLength: 1, maxLength: 12 }), async (made) => {
        const id = await addCliente(made);
        const own = clientScope(db, id);
        const balances = await readBalance({ db, clienteId: id }, monday);
        const all = (await listFacturas(own, { limite: 100 }, monday)).resultados;
        for (const bucket of ageBuckets) {
          const query = { limite: 100, antiguedad: [bucket] };
          const ofAge = await listFacturas(own, query, monday);
          for (const { moneda, antiguedad } of balances) {
            const own = all.filter((one) => one.moneda === moneda);
            expect(ageIn(ofAge, moneda)).toEqual({
              valor: antiguedad[bucket],
              facturas: madeOf(own, bucket, monday),
            });
          }
          const first = await listFacturas(own, { ...query, limite: 2 }, monday);
          expect(first.totales).toEqual(ofAge.totales);
          const cursor = first.siguiente ?? undefined;
          const rest = cursor ? (await listFacturas(own, { ...query, cursor }, monday)).resultados : [];
          expect([...first.resultados, ...rest]).toEqual(ofAge.resultados);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
