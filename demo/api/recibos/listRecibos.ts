/** A client's own receipts, with the invoices that each pays and the totals. */
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaRecibos, Recibo, TotalRecibos } from '../../../src/contract/recibo.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import type { OwnRecords, OwnTables } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { anyone, type Own, prepareOwn } from '../db/prepareOwn.ts';
import { prepareRead, type RowOf, readRows } from '../db/readAtOnce.ts';
import type { recibos } from '../db/schema/cobros.ts';
import {
  cursosByRecibo,
  isAboutCurso,
  type Pagada,
  selectPagadas,
  withCurso,
} from '../facturas/cursosOfDocumentos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, orderOf, type PageShape, partsOf, readShape, type SortKey } from '../http/keyset.ts';

type Mine = OwnTables['recibos'];

type Row = Pick<typeof recibos.$inferSelect, Exclude<keyof ReturnType<typeof shown>, 'pedido'>> & {
  pedido: number | null;
};

type Orden = keyof ReturnType<typeof ordersOf>['sortKeys'];

const readRecibos = prepareOwn(
  (own, { consulta, page }: { consulta: ConsultaRecibos; page: PageShape<Orden> }) => {
    const { db, recibos: mine } = own;
    const filter = filterOf(own, consulta);
    const { sortValue, after, orderBy, limit } = partsOf(page, ordersOf(mine));
    return {
      first: readRows({ ...shown(own), sortValue, id: mine.numero }, (fields) =>
        db
          .select(fields)
          .from(mine)
          .leftJoin(own.pagos, eq(own.pagos.id, mine.pagoId))
          .where(and(filter, after))
          .orderBy(orderBy)
          .limit(limit),
      ),
      others: (column) => ({ ...selectDetails(own, column('id')), sums: selectSums(own, filter) }),
    };
  },
);

const orders = ordersOf(anyone.recibos);

/** Returns one page, and the totals of all matches. */
export async function listRecibos(
  own: Own,
  { cursor, orden = 'fecha', ...consulta }: ConsultaRecibos,
): Promise<ListWithTotals<Recibo, TotalRecibos>> {
  const { rows, siguiente, others } = await readShape(
    { cursor, orden, limite: consulta.limite },
    orders,
    (page, from) => readRecibos(own, { consulta, page }, from),
  );
  const totales = toTotales(others.sums);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: complete(rows, others),
    totales,
  };
}

/** Returns all matches in the order of the query. Ignores page and cursor. */
export async function everyRecibo(
  own: OwnRecords,
  consulta: ConsultaRecibos,
): Promise<{ resultados: Recibo[]; totales: TotalRecibos[] }> {
  const { db, recibos: mine } = own;
  const filter = filterOf(own, consulta);
  const { sortKeys, id } = ordersOf(mine);
  const orderBy = orderOf(consulta.orden ?? 'fecha', sortKeys, id);
  const { first, sums, ...details } = await prepareRead(db, {
    first: readRows(shown(own), (fields) =>
      db
        .select(fields)
        .from(mine)
        .leftJoin(own.pagos, eq(own.pagos.id, mine.pagoId))
        .where(filter)
        .orderBy(orderBy),
    ),
    others: (column) => ({ ...selectDetails(own, column('numero')), sums: selectSums(own, filter) }),
  }).execute();
  return { resultados: complete(first, details), totales: toTotales(sums) };
}

const readRecibo = prepareOwn((own: OwnTables, _shape: null) => ({
  first: readRows(shown(own), (fields) =>
    own.db
      .select(fields)
      .from(own.recibos)
      .leftJoin(own.pagos, eq(own.pagos.id, own.recibos.pagoId))
      .where(eq(own.recibos.numero, sql.placeholder('numero'))),
  ),
  others: (column) => selectDetails(own, column('numero')),
}));

/** Finds a record by number; undefined if the client has no such record. */
export async function findRecibo(own: Own, numero: string): Promise<Recibo | undefined> {
  const { first, ...details } = await readRecibo(own, null, { numero });
  return complete(first, details)[0];
}

function filterOf(own: OwnTables, consulta: ConsultaRecibos): SQL | undefined {
  const { recibos: mine } = own;
  return everyFilter<ConsultaRecibos>({
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
          ? sql`${mine.sinAplicar} > 0`
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
    sql<number>`coalesce(sum(${column}) filter (where ${where}), 0)`;
  const isReversado = sql`${mine.estado} = 'reversado'`;
  const sums = {
    moneda: mine.moneda,
    cuantos: sql<number>`count(*)`,
    valor: sum(sql`${mine.valor}`),
    aplicado: sum(sql`${mine.aplicado}`),
    reembolsado: sum(sql`${mine.reembolsado}`, sql`not ${isReversado}`),
    reversado: sum(sql`${mine.reembolsado}`, isReversado),
    sinAplicar: sum(sql`${mine.sinAplicar}`),
  };
  return readRows(sums, (fields) =>
    db.select(fields).from(mine).where(filter).groupBy(mine.moneda).orderBy(asc(mine.moneda)),
  );
}

function toTotales(sums: RowOf<ReturnType<typeof selectSums>>[]): TotalRecibos[] {
  return sums.map((one) => ({ ...one, moneda: knownMoneda(one.moneda) }));
}

/** The columns that answers are made of, and the amount that the receipt's payment asked for. */
const shown = ({ recibos, pagos }: OwnTables) => ({
  numero: recibos.numero,
  fecha: recibos.fecha,
  valor: recibos.valor,
  moneda: recibos.moneda,
  medio: recibos.medio,
  referencia: recibos.referencia,
  estado: recibos.estado,
  reembolsado: recibos.reembolsado,
  sinAplicar: recibos.sinAplicar,
  pedido: pagos.valor,
});

/** @param numeros a subquery with the numbers of the client's receipts */
function selectDetails(own: OwnTables, numeros: SQL) {
  return { pagadas: selectPagadas(own, numeros) };
}

function complete(rows: readonly Row[], { pagadas }: { pagadas: Pagada[] }): Recibo[] {
  const paid = cursosByRecibo(pagadas);
  const byRecibo = Map.groupBy(pagadas, ({ recibo }) => recibo);
  return rows.map(({ pedido, ...recibo }) => ({
    ...recibo,
    moneda: knownMoneda(recibo.moneda),
    ...(pedido === null || pedido === recibo.valor ? {} : { pedido }),
    aplicaciones: aplicacionesOf(byRecibo.get(recibo.numero) ?? []),
    cursos: paid.get(recibo.numero) ?? [],
  }));
}

/** Groups by invoice, because a receipt may pay one invoice in two parts. */
function aplicacionesOf(pagadas: readonly Pagada[]): Recibo['aplicaciones'] {
  const standing = pagadas.filter(({ revertidaEl }) => revertidaEl === null);
  return [...Map.groupBy(standing, ({ factura }) => factura)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([factura, all]) => ({
      factura,
      ...withCurso(all[0]?.curso ?? undefined),
      valor: sumValores(all.map(({ valor }) => valor)),
    }));
}
