/** Lists of money stay quick with 20,000 clients: the query plans of the database show that every page uses an index. */
import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../demo/api/config.ts';
import { signToken } from '../../demo/api/cuentas/accessTokens.ts';
import { createReadAcceso } from '../../demo/api/cuentas/createReadAcceso.ts';
import { clientScope, type OwnRecords } from '../../demo/api/db/clientScope.ts';
import type { Database, Db } from '../../demo/api/db/db.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { listEnlaces } from '../../demo/api/enlaces/listEnlaces.ts';
import { everyFactura, listFacturas } from '../../demo/api/facturas/listFacturas.ts';
import type { ApiEnv } from '../../demo/api/http/context.ts';
import { listInscripciones } from '../../demo/api/inscripciones/listInscripciones.ts';
import { listMovimientos } from '../../demo/api/movimientos/listMovimientos.ts';
import { readBalance } from '../../demo/api/movimientos/readBalance.ts';
import { readEstado } from '../../demo/api/movimientos/readEstado.ts';
import { listPagos } from '../../demo/api/pagos/listPagos.ts';
import { everyRecibo, listRecibos } from '../../demo/api/recibos/listRecibos.ts';
import { openCopy } from './support/copies.ts';
import { addManyClientes } from './support/manyClientes.ts';
import { runScript } from './support/runScript.ts';
import { watchQueries, watchStatements } from './support/statements.ts';
import { monday, today } from './support/today.ts';

let database: Database;
let clienteId: string;
/** A client with a long history. */
let veteran: string;

/** Twenty records of each kind for a thousand clients: enough for the planner to prefer an index. */
beforeAll(async () => {
  database = await openCopy('empty');
  clienteId = randomUUID();
  veteran = randomUUID();
  await database.db
    .insert(clientes)
    .values([clienteId, veteran].map((id) => ({ id, nombres: 'N', apellidos: 'A', correo: `${id}@x.test` })));
  await addManyClientes(database, { clientes: 1_000, each: 20, existing: [clienteId] });
  await addManyClientes(database, { clientes: 0, each: 1_000, existing: [veteran] });
}, 120_000);
afterAll(() => database.close());

interface Planned {
  query: string;
  plan: string;
  /** Made without values, for a client with as many records as most. */
  isGeneric?: true;
}

/** Returns every query that `work` sends, with the database's plan for it. */
async function plansOf(
  work: (own: OwnRecords, db: Db) => Promise<unknown>,
  de = clienteId,
): Promise<Planned[]> {
  const { db } = database;
  const watching = watchQueries(database);
  await work(clientScope(db, de), db);
  const sent = watching.stop().filter(({ text }) => /^(select|with)/.test(text));
  const plans: Planned[] = [];
  for (const query of sent) {
    // Inserts the parameters, because the plan depends on their values.
    const text = query.text.replace(/\$(\d+)/g, (_, n: string) => literal(query.values[Number(n) - 1]));
    const lines = await rows(db, sql.raw(`explain ${text}`));
    plans.push({ query: query.text, plan: lines.map((line) => String(line['QUERY PLAN'])).join('\n') });
    if (!query.text.startsWith('with "primera"')) continue;
    // After some calls a server keeps one plan for all values.
    const generic = await explainGeneric(query.text);
    const plan = generic.map((line) => String(line['QUERY PLAN'])).join('\n');
    plans.push({ query: query.text, plan, isGeneric: true });
  }
  return plans;
}

/** A statement without values has to go by the simple protocol, which PGlite takes for scripts only. */
async function explainGeneric(query: string): Promise<Record<string, unknown>[]> {
  const text = `explain (generic_plan) ${query}`;
  if (database.kind === 'postgres') return rows(database.db, sql.raw(text));
  const [result] = await (database.db as unknown as { $client: PGlite }).$client.exec(text);
  return (result?.rows ?? []) as Record<string, unknown>[];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

const context = { now: today, config: readConfig({}) };
const limite = 10;

/** The second page, with the cursor of the first. */
const next = async <Q extends object>(
  query: Q,
  read: (query: Q & { cursor?: string | undefined }) => Promise<{ siguiente: string | null }>,
) => read({ ...query, cursor: (await read(query)).siguiente ?? undefined });

it.each<[string, (own: OwnRecords, db: Db) => Promise<unknown>]>([
  ['facturas', (p) => next({ limite, orden: '-fechaEmision' as const }, (q) => listFacturas(p, q, monday))],
  [
    'facturas by due date',
    (p) => next({ limite, orden: 'fechaVencimiento' as const }, (q) => listFacturas(p, q, monday)),
  ],
  [
    'facturas by what is due next',
    (p) => next({ limite, orden: 'proximoVencimiento' as const }, (q) => listFacturas(p, q, monday)),
  ],
  ['facturas by saldo', (p) => next({ limite, orden: '-saldo' as const }, (q) => listFacturas(p, q, monday))],
  ['overdue facturas', (p) => listFacturas(p, { limite, vencida: true }, monday)],
  [
    'facturas of an age',
    (p) =>
      next({ limite: 1, antiguedad: ['porVencer', 'd1_30'] as const }, (q) => listFacturas(p, q, monday)),
  ],
  [
    'facturas by words of their course',
    (p) => next({ limite: 1, q: 'Cúrso de MUCHOS' }, (q) => listFacturas(p, q, monday)),
  ],
  ['recibos', (p) => next({ limite, orden: '-fecha' as const }, (q) => listRecibos(p, q))],
  [
    'pagos',
    (p) => next({ limite, orden: '-creadoEl' as const }, (q) => listPagos(p, q, 'America/Guayaquil')),
  ],
  ['enlaces', (p) => next({ limite, orden: '-creadoEl' as const }, (q) => listEnlaces(p, q, context))],
  ['movimientos', (p) => next({ limite, orden: 'secuencia' as const }, (q) => listMovimientos(p, q))],
  [
    'movimientos of a range',
    (p) => next({ limite, orden: '-fecha' as const, desde: '2020-01-01' }, (q) => listMovimientos(p, q)),
  ],
  ['everything of the recibos', (p) => everyRecibo(p, { limite })],
  ['everything of the facturas', (p) => everyFactura(p, { limite }, monday)],
  ['pagos of a link', (p) => listPagos(p, { limite, enlace: randomUUID() }, 'America/Guayaquil')],
  ['the statement', (_, db) => readEstado(db, clienteId, { limite, desde: '2020-01-01' }, monday)],
  [
    'inscripciones',
    (p) =>
      next({ limite, orden: '-fecha' as const }, (q) =>
        listInscripciones(p, q, { today: monday, zona: 'America/Guayaquil' }),
      ),
  ],
  ['the balance', (_, db) => readBalance({ db, clienteId }, monday)],
])('%s: no table is read completely', async (_, work) => {
  const plans = await plansOf(work);
  expect(plans.length).toBeGreaterThan(0);
  for (const { query, plan } of plans) {
    const whole = plan
      .split('\n')
      .filter((line) =>
        /Seq Scan on (inscripciones|facturas|factura_\w+|recibos|aplicaciones|pagos|enlaces|enlace_facturas|movimientos)/.test(
          line,
        ),
      );
    expect({ query, whole }).toEqual({ query, whole: [] });
  }
});

it('the session of each call is read by an index, with a plan that is made once', async () => {
  const keys = { kid: 'k', secrets: new Map([['k', new Uint8Array(32)]]) };
  const token = await signToken(keys, { cuentaId: randomUUID(), sesionId: randomUUID() }, today, 60);
  const c = { req: { header: () => `Bearer ${token}` } } as unknown as Context<ApiEnv>;
  const statements = watchStatements(database);
  await expect(createReadAcceso(database.db, keys)(c, 'bearer', today)).rejects.toThrow();
  const [text] = statements.stop();
  const [kept, plan] = await runScript(database, async (run) => {
    await run(`
      insert into cuentas (id, cliente_id, correo) select id, id, correo from clientes;
      insert into sesiones (id, cuenta_id, creada_el, caduca_el) select gen_random_uuid(), id, now(), now() from cuentas, generate_series(1, 10);
      analyze cuentas, sesiones;
      prepare una as ${text}`);
    for (let n = 0; n < 10; n += 1) await run(`execute una('${randomUUID()}')`);
    const found = await run(`select generic_plans as n from pg_prepared_statements where name = 'una'`);
    const explained = await run(`explain execute una('${randomUUID()}')`);
    await run('deallocate una; delete from cuentas');
    return [Number(found[0]?.n), JSON.stringify(explained)];
  });
  expect(kept).toBeGreaterThan(0);
  expect(plan).not.toContain('Seq Scan');
});

const zona = 'America/Guayaquil';

it('the totals of a whole ledger are read of the last balances, without its lines', async () => {
  const plans = await plansOf((p) => listMovimientos(p, { limite, orden: '-secuencia' }), veteran);
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan } of plans) {
    expect(plan).toContain('on saldos');
    expect(plan.match(/ on movimientos/g)).toHaveLength(1);
  }
});

it.each<[string, (own: OwnRecords) => Promise<unknown>]>([
  ...(['fechaEmision', '-fechaEmision', 'fechaVencimiento', '-fechaVencimiento'] as const).map(
    (orden): [string, (own: OwnRecords) => Promise<unknown>] => [
      `facturas by ${orden}`,
      (p) => next({ limite, orden }, (q) => listFacturas(p, q, monday)),
    ],
  ),
  ...(['fecha', '-fecha'] as const).flatMap((orden): [string, (own: OwnRecords) => Promise<unknown>][] => [
    [`recibos by ${orden}`, (p) => next({ limite, orden }, (q) => listRecibos(p, q))],
    [`movimientos by ${orden}`, (p) => next({ limite, orden }, (q) => listMovimientos(p, q))],
    [
      `inscripciones by ${orden}`,
      (p) => next({ limite, orden }, (q) => listInscripciones(p, q, { today: monday, zona })),
    ],
  ]),
  ...(['creadoEl', '-creadoEl'] as const).flatMap(
    (orden): [string, (own: OwnRecords) => Promise<unknown>][] => [
      [`pagos by ${orden}`, (p) => next({ limite, orden }, (q) => listPagos(p, q, zona))],
      [`enlaces by ${orden}`, (p) => next({ limite, orden }, (q) => listEnlaces(p, q, context))],
    ],
  ),
  ...(['secuencia', '-secuencia'] as const).map((orden): [string, (own: OwnRecords) => Promise<unknown>] => [
    `movimientos by ${orden}`,
    (p) => next({ limite, orden }, (q) => listMovimientos(p, q)),
  ]),
])('%s: no page of a long history is found by sorting the whole history', async (_, work) => {
  const pages = (await plansOf(work, veteran)).filter(
    ({ query, isGeneric }) => !isGeneric && / limit (?:\$?\d+)(?=\)|$)/.test(query),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const { query, plan } of pages)
    expect({ query, plan: planOfPage(plan).match(/^.*\bSort\b.*$/gm) }).toEqual({ query, plan: null });
});

/** Without the plans of what is read with the page: its few details may be sorted. */
function planOfPage(plan: string): string {
  return /^ {2}CTE primera\n(?: {4}.*\n)*/m.exec(plan)?.[0] ?? plan;
}
