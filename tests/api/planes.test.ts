/** Lists stay quick with 20,000 clients: every page of money is found through an index, which the database's own plan shows. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';
import { listEnlaces } from '../../demo/api/data/enlaces.ts';
import { openPropio, type Propio } from '../../demo/api/data/propio.ts';
import { type Database, type Db, rows } from '../../demo/api/db/db.ts';
import { readBalance } from '../../demo/api/dinero/balance.ts';
import { listFacturas } from '../../demo/api/dinero/facturas.ts';
import { listMovimientos } from '../../demo/api/dinero/movimientos.ts';
import { listPagos } from '../../demo/api/dinero/pagos.ts';
import { listRecibos } from '../../demo/api/dinero/recibos.ts';
import { openCopy } from './support/copias.ts';
import { hoy, today } from './support/today.ts';

const cada = 20;
const otros = 1_000;
let database: Database;
let clienteId: string;

/** Twenty of each for a thousand clients: enough for the planner to see that reading a whole table is dearer. */
beforeAll(async () => {
  database = await openCopy('vacia');
  const { db } = database;
  clienteId = randomUUID();
  await db.execute(sql`insert into clientes (id, nombres, apellidos, correo)
    select case n when 0 then ${clienteId}::uuid else gen_random_uuid() end, 'N', 'A', 'c' || n || '@x.test' from generate_series(0, ${otros}::int) n`);
  await db.execute(
    sql`create temp table cl as select id, row_number() over (order by id) as n from clientes`,
  );
  // The deferred check of each invoice's sums is not what is looked at here.
  await db.execute(sql`alter table facturas disable trigger facturas_cuadran`);
  await db.execute(sql`insert into facturas (numero, tipo, cliente_id, fecha_emision, fecha_vencimiento, comprador, subtotal, total, moneda)
    select '001-001-' || lpad((cl.n * ${cada}::int + g)::text, 9, '0'), 'factura', cl.id, ${hoy}::date - g, ${hoy}::date - g + 30, '{"razonSocial":"N"}', 100 + g, 100 + g, 'USD'
    from cl, generate_series(1, ${cada}::int) g`);
  await db.execute(sql`insert into factura_cuotas select numero, 1, fecha_vencimiento, total from facturas`);
  await db.execute(sql`insert into recibos (numero, cliente_id, fecha, valor, moneda, medio)
    select 'REC-' || lpad((cl.n * ${cada}::int + g)::text, 9, '0'), cl.id, ${hoy}::date - g, 100 + g, 'USD', 'tarjeta' from cl, generate_series(1, ${cada}::int) g`);
  await db.execute(sql`insert into pagos (id, cliente_id, valor, moneda, pasarela, referencia, creado_el)
    select gen_random_uuid(), cl.id, 100 + g, 'USD', 'muestra', cl.n || '-' || g, ${today.toISOString()}::timestamptz - g * interval '1 day' from cl, generate_series(1, ${cada}::int) g`);
  await db.execute(sql`insert into enlaces (id, codigo, cliente_id, valor, moneda, creado_el, caduca_el)
    select gen_random_uuid(), cl.n || '-' || g, cl.id, 100, 'USD', ${today.toISOString()}::timestamptz - g * interval '1 day', ${today.toISOString()}::timestamptz + interval '1 day' from cl, generate_series(1, ${cada}::int) g`);
  await db.execute(sql`insert into movimientos (cliente_id, moneda, secuencia, saldo, fecha, tipo, documento, descripcion, debe)
    select cl.id, 'USD', 0, 0, ${hoy}::date - 20 + g, 'factura', 'D', 'd', 100 from cl, generate_series(1, ${cada}::int) g order by cl.id, g`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => database.close());

/** Every query that `work` sends, with the plan that the database would run it by. */
async function plansOf(
  work: (propio: Propio, db: Db) => Promise<unknown>,
): Promise<{ query: string; plan: string }[]> {
  const sent: { sql: string; params: unknown[] }[] = [];
  const { db } = database;
  // Of the class, for transactions have sessions of their own.
  const session = Object.getPrototypeOf((db as unknown as { session: object }).session) as {
    prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): unknown;
  };
  const prepare = session.prepareQuery;
  session.prepareQuery = function (query, ...rest) {
    if (query.sql.startsWith('select')) sent.push(query);
    return prepare.call(this, query, ...rest);
  };
  try {
    await work(openPropio(db, clienteId), db);
  } finally {
    session.prepareQuery = prepare;
  }
  const plans: { query: string; plan: string }[] = [];
  for (const query of sent) {
    // Parameters in their places: a plan is made for these values, as it is when the query runs.
    const text = query.sql.replace(/\$(\d+)/g, (_, n: string) => literal(query.params[Number(n) - 1]));
    const lines = await rows(db, sql.raw(`explain ${text}`));
    plans.push({ query: query.sql, plan: lines.map((line) => String(line['QUERY PLAN'])).join('\n') });
  }
  return plans;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

const contexto = { now: today, config: readConfig({}) };
const limite = 10;

/** The second page, with the cursor of the first. */
const next = async <Q extends object>(
  query: Q,
  read: (query: Q & { cursor?: string | undefined }) => Promise<{ siguiente: string | null }>,
) => read({ ...query, cursor: (await read(query)).siguiente ?? undefined });

it.each<[string, (propio: Propio, db: Db) => Promise<unknown>]>([
  ['facturas', (p) => next({ limite, orden: '-fechaEmision' as const }, (q) => listFacturas(p, q, hoy))],
  [
    'facturas by due date',
    (p) => next({ limite, orden: 'fechaVencimiento' as const }, (q) => listFacturas(p, q, hoy)),
  ],
  ['facturas by saldo', (p) => next({ limite, orden: '-saldo' as const }, (q) => listFacturas(p, q, hoy))],
  ['overdue facturas', (p) => listFacturas(p, { limite, vencida: true }, hoy)],
  ['recibos', (p) => next({ limite, orden: '-fecha' as const }, (q) => listRecibos(p, q))],
  [
    'pagos',
    (p) => next({ limite, orden: '-creadoEl' as const }, (q) => listPagos(p, q, 'America/Guayaquil')),
  ],
  ['enlaces', (p) => next({ limite, orden: '-creadoEl' as const }, (q) => listEnlaces(p, q, contexto))],
  ['movimientos', (p) => next({ limite, orden: 'secuencia' as const }, (q) => listMovimientos(p, q))],
  [
    'movimientos of a range',
    (p) => next({ limite, orden: '-fecha' as const, desde: '2020-01-01' }, (q) => listMovimientos(p, q)),
  ],
  ['the balance', (_, db) => readBalance(db, clienteId, hoy)],
])('%s: no table is read from end to end', async (_, work) => {
  const plans = await plansOf(work);
  expect(plans.length).toBeGreaterThan(1);
  for (const { query, plan } of plans) {
    const whole = plan
      .split('\n')
      .filter((line) => /Seq Scan on (facturas|factura_cuotas|recibos|pagos|enlaces|movimientos)/.test(line));
    expect({ query, whole }).toEqual({ query, whole: [] });
  }
});
