/** A client's own receipts, with the invoices that each pays and the totals. */
import { and, asc, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaRecibos, Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { anyone, compileOwn } from '../db/compileOwn.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords, OwnTables } from '../db/openOwn.ts';
import { readAtOnce } from '../db/readAtOnce.ts';
import type { recibos } from '../db/schema/cobros.ts';
import {
  cursosByFactura,
  cursosByRecibo,
  facturasPagadas,
  isAboutCurso,
  selectCursos,
  selectPagadas,
  withCurso,
} from '../facturas/readCursos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, orderOf, type PageShape, partsOf, readShape, type SortKey } from '../http/keyset.ts';

export type ConsultaDeRecibos = v.InferOutput<typeof ConsultaRecibos>;
type Mine = OwnTables['recibos'];
type Row = typeof recibos.$inferSelect;

type Orden = keyof ReturnType<typeof ordersOf>['sortKeys'];

const readRecibos = compileOwn(
  (own, { consulta, page }: { consulta: ConsultaDeRecibos; page: PageShape<Orden> }) => {
    const { db, recibos: mine } = own;
    const filter = filterOf(own, consulta);
    const { key, after, orderBy, limit } = partsOf(page, ordersOf(mine));
    return {
      first: db
        .select({ recibo: mine._.selectedFields, clave: key, id: mine.numero })
        .from(mine)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
      others: (column) => ({ ...selectDetails(own, column('id')), sums: selectSums(own, filter) }),
    };
  },
);

const orders = ordersOf(anyone.recibos);

/** Returns one page, and the totals of all matches. */
export async function listRecibos(
  own: OwnRecords,
  { cursor, orden = 'fecha', ...consulta }: ConsultaDeRecibos,
): Promise<ListWithTotals<Recibo, TotalRecibos>> {
  const { rows, siguiente, others } = await readShape(
    { cursor, orden, limite: consulta.limite },
    orders,
    (page, from) => readRecibos(own, { consulta, page }, from),
  );
  const totales = toTotales(others.sums);
  const found = rows.map(({ recibo }) => recibo);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: complete(found, others),
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
  const { first, sums, ...details } = await readAtOnce(
    db,
    db.select().from(mine).where(filter).orderBy(orderBy),
    (column) => ({ ...selectDetails(own, column('numero')), sums: selectSums(own, filter) }),
  );
  return { resultados: complete(first, details), totales: toTotales(sums) };
}

const readRecibo = compileOwn((own: OwnTables, _shape: null) => ({
  first: own.db
    .select()
    .from(own.recibos)
    .where(eq(own.recibos.numero, sql.placeholder('numero'))),
  others: (column) => selectDetails(own, column('numero')),
}));

/** Finds a record by number; undefined if the client has no such record. */
export async function findRecibo(own: OwnRecords, numero: string): Promise<Recibo | undefined> {
  const { first, ...details } = await readRecibo(own, null, { numero });
  return complete(first, details)[0];
}

function filterOf(own: OwnTables, consulta: ConsultaDeRecibos): SQL | undefined {
  const { recibos: mine } = own;
  return everyFilter<ConsultaDeRecibos>({
    q: consulta.q
      ? or(matches(mine.busqueda, consulta.q), isAboutCurso(own, mine.numero, consulta.q))
      : undefined,
    estado: consulta.estado && inArray(mine.estado, [...consulta.estado]),
    medio: consulta.medio && inArray(mine.medio, [...consulta.medio]),
    moneda: consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    aFavor:
      consulta.aFavor === undefined
        ? undefined
        : consulta.aFavor
          ? gt(mine.sinAplicar, 0)
          : eq(mine.sinAplicar, 0),
    desde: consulta.desde ? gte(mine.fecha, consulta.desde) : undefined,
    hasta: consulta.hasta ? lte(mine.fecha, consulta.hasta) : undefined,
  });
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
function selectSums({ db, recibos: mine }: OwnTables, filter: SQL | undefined) {
  const sum = (column: SQL, where = sql`true`) =>
    sql<number>`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
  const isReversado = sql`${mine.estado} = 'reversado'`;
  return db
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
}

function toTotales(sums: Awaited<ReturnType<typeof selectSums>>): TotalRecibos[] {
  return sums.map((one) => ({ ...one, moneda: monedaOf(one.moneda) }));
}

/** @param numeros a subquery with the numbers of the client's receipts */
function selectDetails(own: OwnTables, numeros: SQL) {
  const { db, aplicaciones, pagos, recibos: mine } = own;
  const pagoIds = db.select({ id: mine.pagoId }).from(mine).where(inArray(mine.numero, numeros));
  return {
    // Summed by invoice, because a receipt may pay one invoice in two parts.
    aplicadas: db
      .select({
        recibo: aplicaciones.recibo,
        factura: aplicaciones.factura,
        valor: sql<number>`sum(${aplicaciones.valor})`.mapWith(Number),
      })
      .from(aplicaciones)
      .where(inArray(aplicaciones.recibo, numeros))
      .groupBy(aplicaciones.recibo, aplicaciones.factura)
      .orderBy(asc(aplicaciones.factura)),
    pagadas: selectPagadas(own, numeros),
    cursos: selectCursos(own, facturasPagadas(own, numeros)),
    intentos: db.select({ id: pagos.id, valor: pagos.valor }).from(pagos).where(inArray(pagos.id, pagoIds)),
  };
}

type Details = {
  [part in keyof ReturnType<typeof selectDetails>]: Awaited<ReturnType<typeof selectDetails>[part]>;
};

function complete(rows: readonly Row[], { aplicadas, pagadas, intentos, ...details }: Details): Recibo[] {
  const cursos = cursosByFactura(details.cursos);
  const paid = cursosByRecibo(pagadas, cursos);
  const asked = new Map(intentos.map(({ id, valor }) => [id, valor]));
  const byRecibo = Map.groupBy(aplicadas, ({ recibo }) => recibo);
  return rows.map((row) => ({
    numero: row.numero,
    fecha: row.fecha,
    valor: row.valor,
    ...askedOf(row, asked),
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

function askedOf({ pagoId, valor }: Row, asked: ReadonlyMap<string, number>): Pick<Recibo, 'pedido'> {
  const pedido = asked.get(pagoId ?? '');
  return pedido === undefined || pedido === valor ? {} : { pedido };
}
