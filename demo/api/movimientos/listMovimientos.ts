/** A client's own ledger, page by page. Each line is stored with its running balance. */
import { and, asc, eq, gte, inArray, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaMovimientos, Movimiento, TotalMovimientos } from '../../../src/contract/movimiento.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import type { Medio } from '../../../src/domain/estados/recibo.ts';
import { columnsOf, type OwnTables } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { anyone, type Own, prepareOwn } from '../db/prepareOwn.ts';
import { isAmong, type ReadOf, type RowOf, readRows } from '../db/readAtOnce.ts';
import type { movimientos } from '../db/schema/libro.ts';
import {
  cursosByFactura,
  cursosByRecibo,
  isAboutCurso,
  selectCursosByFactura,
  selectPagadas,
  withCurso,
} from '../facturas/cursosOfDocumentos.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, type PageShape, partsOf, readShape, type SortKey } from '../http/keyset.ts';

export type ConsultaLibro = v.InferOutput<typeof ConsultaMovimientos>;

type Orden = keyof ReturnType<typeof ordersOf>['sortKeys'];

function ordersOf(mine: OwnTables['movimientos'], orden: string) {
  const sortKeys = {
    secuencia: { by: sql`${mine.secuencia}`, type: 'integer' },
    fecha: { by: sql`${mine.fecha}`, type: 'date' },
  } as const satisfies Record<string, SortKey>;
  // `secuencia` counts per currency: both together identify a line and sort as written, as the indexes do.
  const id = orden.endsWith('secuencia')
    ? sql<string>`${mine.moneda}`
    : sql<string>`lpad(${mine.secuencia}::text, 9, '0') || ${mine.moneda}`;
  return { sortKeys, id, idType: 'text' as const };
}

/** The columns that answers are made of. */
export const shownMovimiento = (mine: OwnTables['movimientos']) =>
  columnsOf('movimientos', mine, ['clienteId']);

const readMovimientos = prepareOwn(
  (own, { consulta, page }: { consulta: ConsultaLibro; page: PageShape<Orden> }) => {
    const { db, movimientos: mine } = own;
    const orders = ordersOf(mine, page.orden);
    const { sortValue, after, orderBy, limit } = partsOf(page, orders);
    return {
      first: readRows({ ...shownMovimiento(mine), sortValue, id: orders.id.as('id') }, (fields) =>
        db
          .select(fields)
          .from(mine)
          .where(and(filterOf(own, consulta), after))
          .orderBy(orderBy)
          .limit(limit),
      ),
      others: (column) => ({
        ...selectMovimientoDetails(own, column('documento')),
        ...selectSums(own, consulta),
      }),
    };
  },
);

/** Gives the types of cursors, which are the same in every order. */
const orders = ordersOf(anyone.movimientos, '');

/** Returns one page, and the sums of the whole range, which equal those of its statement. */
export async function listMovimientos(
  own: Own,
  { cursor, orden = 'secuencia', ...consulta }: ConsultaLibro,
): Promise<ListWithTotals<Movimiento, TotalMovimientos>> {
  const { rows, siguiente, others } = await readShape(
    { cursor, orden, limite: consulta.limite },
    orders,
    (page, from) => readMovimientos(own, { consulta, page }, from),
  );
  const totales = toTotales(others, consulta);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: toMovimientos(rows, others),
    totales,
  };
}

/** The sums of the range, and of what was before it. */
export function selectSums(own: OwnTables, consulta: ConsultaLibro) {
  const { db, movimientos: mine } = own;
  const { desde, moneda } = consulta;
  return {
    sums: isWhole(consulta) ? selectWholeSums(own, moneda) : selectRangeSums(own, consulta),
    // A range without a beginning has no lines before it.
    ...(desde !== undefined && {
      before: readRows(
        { moneda: mine.moneda, saldo: sql<number>`sum(${mine.debe} - ${mine.haber})` },
        (fields) =>
          db
            .select(fields)
            .from(mine)
            .where(and(lt(mine.fecha, desde), moneda ? eq(mine.moneda, moneda) : undefined))
            .groupBy(mine.moneda),
      ),
    }),
  };
}

/** Returns true if every line of a currency counts. */
function isWhole({ q, tipo, desde, hasta }: ConsultaLibro): boolean {
  return !q && [tipo, desde, hasta].every((one) => one === undefined);
}

/** The sums of all lines, which the last balances already have: a long ledger is not added up for each page. */
function selectWholeSums({ db, saldos: mine }: OwnTables, moneda: string | undefined) {
  // `secuencia` counts the lines of a currency, none of which is ever deleted.
  const sums = { moneda: mine.moneda, cuantos: mine.secuencia, debe: mine.debe, haber: mine.haber };
  return readRows(sums, (fields) =>
    db
      .select(fields)
      .from(mine)
      .where(moneda ? eq(mine.moneda, moneda) : undefined)
      .orderBy(asc(mine.moneda)),
  );
}

function selectRangeSums(own: OwnTables, consulta: ConsultaLibro) {
  const { db, movimientos: mine } = own;
  const sums = {
    moneda: mine.moneda,
    cuantos: sql<number>`count(*)`,
    debe: sql<number>`sum(${mine.debe})`,
    haber: sql<number>`sum(${mine.haber})`,
  };
  return readRows(sums, (fields) =>
    db
      .select(fields)
      .from(mine)
      .where(filterOf(own, consulta))
      .groupBy(mine.moneda)
      .orderBy(asc(mine.moneda)),
  );
}

/**
 * Returns a total for each currency with lines in the range or a balance before it. With a filter for kinds or words
 * there are no balances, because the lines do not explain the change between them.
 */
export function toTotales(
  { sums, before: balances = [] }: ReadOf<ReturnType<typeof selectSums>>,
  consulta: ConsultaLibro,
): TotalMovimientos[] {
  if (consulta.q || consulta.tipo) return sums.map((one) => ({ ...one, moneda: knownMoneda(one.moneda) }));
  const before = new Map(balances.map((one) => [one.moneda, one.saldo]));
  const nothing = { cuantos: 0, debe: 0, haber: 0 };
  const all = new Map([...before].map(([moneda, saldo]) => [moneda, { ...nothing, moneda, saldo }]));
  for (const one of sums) all.set(one.moneda, { ...one, saldo: before.get(one.moneda) ?? 0 });
  return [...all.values()]
    .filter(({ cuantos, saldo }) => cuantos > 0 || saldo !== 0)
    .toSorted((a, b) => (a.moneda < b.moneda ? -1 : 1))
    .map(({ moneda, cuantos, saldo, debe, haber }) => ({
      moneda: knownMoneda(moneda),
      cuantos,
      saldoInicial: saldo,
      debe,
      haber,
      saldoFinal: saldo + debe - haber,
    }));
}

export function filterOf(
  own: OwnTables,
  consulta: Pick<ConsultaLibro, 'q' | 'tipo' | 'moneda' | 'desde' | 'hasta'>,
): SQL | undefined {
  const { movimientos: mine } = own;
  return everyFilter<ConsultaLibro>({
    q: consulta.q
      ? or(
          matches(sql`sin_tildes(${mine.documento} || ' ' || ${mine.descripcion})`, consulta.q),
          isAboutCurso(own, mine.documento, consulta.q),
        )
      : undefined,
    tipo: consulta.tipo && inArray(mine.tipo, [...consulta.tipo]),
    moneda: consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    desde: consulta.desde ? gte(mine.fecha, consulta.desde) : undefined,
    hasta: consulta.hasta ? lte(mine.fecha, consulta.hasta) : undefined,
  });
}

/**
 * Selects the courses, the payments and their means, for the documents of the lines.
 * @param documentos a subquery with their numbers
 */
export function selectMovimientoDetails(own: OwnTables, documentos: SQL) {
  return {
    billed: selectCursosByFactura(own, documentos),
    pagadas: selectPagadas(own, documentos),
    medios: selectMedios(own, documentos),
  };
}

export function toMovimientos(
  rows: readonly Omit<typeof movimientos.$inferSelect, 'clienteId'>[],
  { pagadas, ...details }: ReadOf<ReturnType<typeof selectMovimientoDetails>>,
): Movimiento[] {
  const billed = cursosByFactura(details.billed);
  const paid = cursosByRecibo(pagadas);
  const medios = mediosByRecibo(details.medios);
  return rows.map((row) => {
    const name = billed.get(row.documento);
    const cursos = name === undefined ? (paid.get(row.documento) ?? []) : [name];
    return {
      ...row,
      registradoEl: row.registradoEl.toISOString(),
      ...(cursos.length === 1 ? withCurso(cursos[0]) : {}),
      cursos,
      ...(row.tipo === 'recibo' ? medios.get(row.documento) : {}),
      moneda: knownMoneda(row.moneda),
    };
  });
}

/** @param numeros a subquery with the numbers of receipts */
function selectMedios({ db, recibos }: OwnTables, numeros: SQLWrapper) {
  return readRows({ numero: recibos.numero, medio: recibos.medio, pagoId: recibos.pagoId }, (fields) =>
    db.select(fields).from(recibos).where(isAmong(recibos.numero, numeros)),
  );
}

interface PaidBy {
  readonly medio: Medio;
  /** True if the money came through the gateway. */
  readonly enLinea: boolean;
}

/** Returns the means of payment by the number of the receipt. */
function mediosByRecibo(rows: RowOf<ReturnType<typeof selectMedios>>[]): ReadonlyMap<string, PaidBy> {
  return new Map(rows.map(({ numero, medio, pagoId }) => [numero, { medio, enLinea: pagoId !== null }]));
}
