/** A client's own receipts, with the invoices that each pays and the totals. */
import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaRecibos, Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import type { recibos } from '../db/schema/cobros.ts';
import { matches, orderOf, readPage, type SortKey } from '../http/keyset.ts';

export type ConsultaDeRecibos = v.InferOutput<typeof ConsultaRecibos>;
type Mios = OwnRecords['recibos'];
type Row = typeof recibos.$inferSelect;

/** Returns one page, and the totals of all matches. */
export async function listRecibos(
  own: OwnRecords,
  consulta: ConsultaDeRecibos,
): Promise<ListWithTotals<Recibo, TotalRecibos>> {
  const { db, recibos: mios } = own;
  const filter = filterOf(mios, consulta);
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'fecha' },
    ordersOf(mios),
    ({ key, after, orderBy, limit }) =>
      db
        .select({ recibo: mios._.selectedFields, clave: key, id: mios.numero })
        .from(mios)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
  );
  const totales = await sumRecibos(own, filter);
  const found = rows.map(({ recibo }) => recibo);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: await complete(own, found),
    totales,
  };
}

/** Returns all matches in the order of the query. Ignores page and cursor. */
export async function everyRecibo(
  own: OwnRecords,
  consulta: ConsultaDeRecibos,
): Promise<{ resultados: Recibo[]; totales: TotalRecibos[] }> {
  const { db, recibos: mios } = own;
  const filter = filterOf(mios, consulta);
  const { sortKeys, id } = ordersOf(mios);
  const orderBy = orderOf(consulta.orden ?? 'fecha', sortKeys, id);
  const rows = await db.select().from(mios).where(filter).orderBy(orderBy);
  return { resultados: await complete(own, rows), totales: await sumRecibos(own, filter) };
}

/** Finds a record by number; undefined if the client has no such record. */
export async function findRecibo(own: OwnRecords, numero: string): Promise<Recibo | undefined> {
  const { db, recibos: mios } = own;
  return (await complete(own, await db.select().from(mios).where(eq(mios.numero, numero))))[0];
}

function filterOf(mios: Mios, consulta: ConsultaDeRecibos): SQL | undefined {
  return and(
    consulta.q ? matches(mios.busqueda, consulta.q) : undefined,
    consulta.estado && inArray(mios.estado, [...consulta.estado]),
    consulta.medio && inArray(mios.medio, [...consulta.medio]),
    consulta.moneda ? eq(mios.moneda, consulta.moneda) : undefined,
    consulta.aFavor === undefined
      ? undefined
      : consulta.aFavor
        ? gt(mios.sinAplicar, 0)
        : eq(mios.sinAplicar, 0),
    consulta.desde ? gte(mios.fecha, consulta.desde) : undefined,
    consulta.hasta ? lte(mios.fecha, consulta.hasta) : undefined,
  );
}

function ordersOf(mios: Mios) {
  const sortKeys = {
    fecha: { by: sql`${mios.fecha}`, type: 'date' },
    numero: { by: sql`${mios.numero}`, type: 'text' },
    valor: { by: sql`${mios.valor}`, type: 'bigint' },
  } as const satisfies Record<string, SortKey>;
  return { sortKeys, id: sql`${mios.numero}`, idType: 'text' as const };
}

/** Includes the number of records, so that no other query has to count them. */
async function sumRecibos(
  { db, recibos: mios }: OwnRecords,
  filter: SQL | undefined,
): Promise<TotalRecibos[]> {
  const sum = (column: SQL, where = sql`true`) =>
    sql<number>`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
  const isReversado = sql`${mios.estado} = 'reversado'`;
  const sums = await db
    .select({
      moneda: mios.moneda,
      cuantos: sql<number>`count(*)`.mapWith(Number),
      valor: sum(sql`${mios.valor}`),
      aplicado: sum(sql`${mios.aplicado}`),
      reembolsado: sum(sql`${mios.reembolsado}`, sql`not ${isReversado}`),
      reversado: sum(sql`${mios.reembolsado}`, isReversado),
      sinAplicar: sum(sql`${mios.sinAplicar}`),
    })
    .from(mios)
    .where(filter)
    .groupBy(mios.moneda)
    .orderBy(asc(mios.moneda));
  return sums.map((one) => ({ ...one, moneda: monedaOf(one.moneda) }));
}

async function complete({ db, aplicaciones, pagos }: OwnRecords, rows: Row[]): Promise<Recibo[]> {
  if (rows.length === 0) return [];
  const numeros = rows.map(({ numero }) => numero);
  // Summed by invoice, because a receipt may pay one invoice in two parts.
  const aplicadas = await db
    .select({
      recibo: aplicaciones.recibo,
      factura: aplicaciones.factura,
      valor: sql<number>`sum(${aplicaciones.valor})`.mapWith(Number),
    })
    .from(aplicaciones)
    .where(inArray(aplicaciones.recibo, numeros))
    .groupBy(aplicaciones.recibo, aplicaciones.factura)
    .orderBy(asc(aplicaciones.factura));
  const pagoIds = rows.flatMap(({ pagoId }) => (pagoId === null ? [] : [pagoId]));
  const intentos = await db
    .select({ id: pagos.id, valor: pagos.valor })
    .from(pagos)
    .where(inArray(pagos.id, pagoIds));
  const pedidos = new Map(intentos.map(({ id, valor }) => [id, valor]));
  const byRecibo = Map.groupBy(aplicadas, ({ recibo }) => recibo);
  return rows.map((row) => ({
    numero: row.numero,
    fecha: row.fecha,
    valor: row.valor,
    ...pedidoOf(row, pedidos),
    moneda: monedaOf(row.moneda),
    medio: row.medio,
    referencia: row.referencia,
    estado: row.estado,
    aplicaciones: byRecibo.get(row.numero) ?? [],
    sinAplicar: row.sinAplicar,
  }));
}

function pedidoOf({ pagoId, valor }: Row, pedidos: ReadonlyMap<string, number>): Pick<Recibo, 'pedido'> {
  const pedido = pedidos.get(pagoId ?? '');
  return pedido === undefined || pedido === valor ? {} : { pedido };
}
