/** A client's own receipts, with the invoices that each pays and the totals. */
import { and, asc, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaRecibos, Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import type { recibos } from '../db/schema/cobros.ts';
import { isAboutCurso, readCursos, readCursosPagados, withCurso } from '../facturas/readCursos.ts';
import { matches, orderOf, readPage, type SortKey } from '../http/keyset.ts';

export type ConsultaDeRecibos = v.InferOutput<typeof ConsultaRecibos>;
type Mine = OwnRecords['recibos'];
type Row = typeof recibos.$inferSelect;

/** Returns one page, and the totals of all matches. */
export async function listRecibos(
  own: OwnRecords,
  consulta: ConsultaDeRecibos,
): Promise<ListWithTotals<Recibo, TotalRecibos>> {
  const { db, recibos: mine } = own;
  const filter = filterOf(own, consulta);
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'fecha' },
    ordersOf(mine),
    ({ key, after, orderBy, limit }) =>
      db
        .select({ recibo: mine._.selectedFields, clave: key, id: mine.numero })
        .from(mine)
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
  const { db, recibos: mine } = own;
  const filter = filterOf(own, consulta);
  const { sortKeys, id } = ordersOf(mine);
  const orderBy = orderOf(consulta.orden ?? 'fecha', sortKeys, id);
  const rows = await db.select().from(mine).where(filter).orderBy(orderBy);
  return { resultados: await complete(own, rows), totales: await sumRecibos(own, filter) };
}

/** Finds a record by number; undefined if the client has no such record. */
export async function findRecibo(own: OwnRecords, numero: string): Promise<Recibo | undefined> {
  const { db, recibos: mine } = own;
  return (await complete(own, await db.select().from(mine).where(eq(mine.numero, numero))))[0];
}

function filterOf(own: OwnRecords, consulta: ConsultaDeRecibos): SQL | undefined {
  const { recibos: mine } = own;
  return and(
    consulta.q
      ? or(matches(mine.busqueda, consulta.q), isAboutCurso(own, mine.numero, consulta.q))
      : undefined,
    consulta.estado && inArray(mine.estado, [...consulta.estado]),
    consulta.medio && inArray(mine.medio, [...consulta.medio]),
    consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    consulta.aFavor === undefined
      ? undefined
      : consulta.aFavor
        ? gt(mine.sinAplicar, 0)
        : eq(mine.sinAplicar, 0),
    consulta.desde ? gte(mine.fecha, consulta.desde) : undefined,
    consulta.hasta ? lte(mine.fecha, consulta.hasta) : undefined,
  );
}

function ordersOf(mine: Mine) {
  const sortKeys = {
    fecha: { by: sql`${mine.fecha}`, type: 'date' },
    numero: { by: sql`${mine.numero}`, type: 'text' },
    valor: { by: sql`${mine.valor}`, type: 'bigint' },
  } as const satisfies Record<string, SortKey>;
  return { sortKeys, id: sql`${mine.numero}`, idType: 'text' as const };
}

/** Includes the number of records, so that no other query has to count them. */
async function sumRecibos(
  { db, recibos: mine }: OwnRecords,
  filter: SQL | undefined,
): Promise<TotalRecibos[]> {
  const sum = (column: SQL, where = sql`true`) =>
    sql<number>`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
  const isReversado = sql`${mine.estado} = 'reversado'`;
  const sums = await db
    .select({
      moneda: mine.moneda,
      cuantos: sql<number>`count(*)`.mapWith(Number),
      valor: sum(sql`${mine.valor}`),
      aplicado: sum(sql`${mine.aplicado}`),
      reembolsado: sum(sql`${mine.reembolsado}`, sql`not ${isReversado}`),
      reversado: sum(sql`${mine.reembolsado}`, isReversado),
      sinAplicar: sum(sql`${mine.sinAplicar}`),
    })
    .from(mine)
    .where(filter)
    .groupBy(mine.moneda)
    .orderBy(asc(mine.moneda));
  return sums.map((one) => ({ ...one, moneda: monedaOf(one.moneda) }));
}

async function complete(own: OwnRecords, rows: Row[]): Promise<Recibo[]> {
  if (rows.length === 0) return [];
  const { db, aplicaciones, pagos } = own;
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
  const cursos = await readCursos(
    own,
    aplicadas.map(({ factura }) => factura),
  );
  const paid = await readCursosPagados(own, numeros);
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
    aplicaciones: (byRecibo.get(row.numero) ?? []).map(({ factura, valor }) => ({
      factura,
      ...withCurso(cursos.get(factura)),
      valor,
    })),
    cursos: paid.get(row.numero) ?? [],
    reembolsado: row.reembolsado,
    sinAplicar: row.sinAplicar,
  }));
}

function pedidoOf({ pagoId, valor }: Row, pedidos: ReadonlyMap<string, number>): Pick<Recibo, 'pedido'> {
  const pedido = pedidos.get(pagoId ?? '');
  return pedido === undefined || pedido === valor ? {} : { pedido };
}
