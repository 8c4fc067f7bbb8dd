/** Abandoned payment attempts: when they end, and what a late confirmation does. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { pagosTask } from '../../demo/api/pagos/pagosTask.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Pago } from '../../src/contract/pago.ts';
import { demo, json, openApiForTest, type TestApi } from './support/api.ts';
import { begin, makeEnlace, say } from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';
import { today } from './support/today.ts';

let api: TestApi;
let ana: SignedIn;
let factura: Factura;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty', config: { tokenTtl: 30 * 86_400 } });
  ana = await addCliente(api.services, 1);
  const curso = await addCurso(api.database.db);
  const headers = { ...ana.as, 'idempotency-key': randomUUID() };
  await api.post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }), headers);
  factura = await owed();
});
afterEach(async () => {
  await expectInvariants(api.database.db);
  api.services.pasarela.close();
});

const read = async <T>(path: string) => json<T>(await api.get(path, ana.as));
const link = (hoursOf?: number) =>
  makeEnlace(api, ana, [{ numero: factura.numero, valor: factura.total }], hoursOf);
async function owed(): Promise<Factura> {
  const [one] = (await read<ListPage<Factura>>('/api/cliente/facturas')).resultados;
  if (!one) throw new Error('nothing was billed');
  return one;
}
const later = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000);
};

describe('an undecided attempt', () => {
  const estadoOf = async (id: string) =>
    (await read<ListPage<Pago>>('/api/cliente/pagos')).resultados.find((pago) => pago.id === id)?.estado;
  const tick = () => pagosTask.run(api.services);

  it('ends after an hour, and a later confirmation still pays', async () => {
    const { id, referencia } = await begin(api, await link());
    later(0.99);
    const young = await begin(api, await link());
    await tick();
    expect([await estadoOf(id), await estadoOf(young.id)]).toEqual(['pendiente', 'pendiente']);
    later(0.01);
    await tick();
    expect([await estadoOf(id), await estadoOf(young.id)]).toEqual(['anulado', 'pendiente']);
    await tick();
    expect(await json(await say(api, referencia, 'confirmado'))).toEqual({ oido: 'nuevo' });
    expect(await estadoOf(id)).toBe('confirmado');
    expect(await owed()).toMatchObject({ saldo: 0, pagado: factura.total });
  });

  it('ends even without any notice, and a decided one stays as it is', async () => {
    const lost = await begin(api, await link());
    const refused = await begin(api, await link());
    await say(api, refused.referencia, 'fallido');
    later(2);
    await tick();
    expect([await estadoOf(lost.id), await estadoOf(refused.id)]).toEqual(['anulado', 'fallido']);
  });

  it('with a pending notice from the gateway is kept as long as a seat', async () => {
    const { id, referencia } = await begin(api, await link(96));
    expect(await json(await say(api, referencia, 'pendiente'))).toEqual({ oido: 'repetido' });
    later(71);
    await tick();
    expect(await estadoOf(id)).toBe('pendiente');
    later(1);
    await tick();
    expect(await estadoOf(id)).toBe('anulado');
  });

  it('ends even behind hundreds of others', async () => {
    await begin(api, await link());
    await api.database.db.execute(sql`insert into pagos (id, cliente_id, valor, moneda, pasarela, creado_el)
      select gen_random_uuid(), ${ana.clienteId}::uuid, 1, 'USD', 'muestra', ${api.clock.now.toISOString()}::timestamptz - n * interval '1 second'
      from generate_series(1, 205) n`);
    later(2);
    await tick();
    const [left] = await rows(
      api.database.db,
      sql`select count(*)::int as n from pagos where estado in ('creado', 'pendiente')`,
    );
    expect(left).toEqual({ n: 0 });
  });
});

it('the demo data still hold the awaited payment of the demo client after a day', async () => {
  const filled = await openApiForTest();
  const { database } = filled;
  const waiting = sql`select p.id from pagos p join clientes c on c.id = p.cliente_id
    where c.correo = ${demo.username} and p.estado = 'pendiente'`;
  const before = await rows(database.db, waiting);
  expect(before.length).toBeGreaterThan(0);
  filled.clock.now = new Date(today.getTime() + 86_400_000);
  await pagosTask.run(filled.services);
  expect(await rows(database.db, waiting)).toEqual(before);
});
