/** A client's own invoices and credit notes. SQL computes the derived fields too, so that lists can filter by them. */
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ConsultaFacturas, Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import type { EstadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import { type AgeBucket, addDays, daysOfBucket } from '../../../src/domain/fechas.ts';
import type { OwnRecords, OwnTables } from '../db/clientScope.ts';
import { knownMoneda } from '../db/known.ts';
import { anyone, type Own, prepareOwn } from '../db/prepareOwn.ts';
import { prepareRead, type RowOf, readRows } from '../db/readAtOnce.ts';
import { everyFilter } from '../http/everyFilter.ts';
import { matches, orderOf, type PageShape, partsOf, readShape, type SortKey } from '../http/keyset.ts';
import { completeFacturas, selectFacturaDetails, shownFactura } from './completeFacturas.ts';

type Orden = keyof ReturnType<typeof ordersOf>['sortKeys'];

/** Everything that the text of the statements depends on, except the client. */
interface Shape {
  consulta: ConsultaFacturas;
  /** YYYY-MM-DD */
  today: string;
}

const readFacturas = prepareOwn((own, { consulta, today, page }: Shape & { page: PageShape<Orden> }) => {
  const { db, facturas: mine } = own;
  const filter = filterOf(own, consulta, today);
  const { sortValue, after, orderBy, limit } = partsOf(page, ordersOf(mine, page.orden));
  return {
    first: readRows({ ...shownFactura(mine), sortValue, id: mine.numero }, (fields) =>
      db.select(fields).from(mine).where(and(filter, after)).orderBy(orderBy).limit(limit),
    ),
    others: (column) => ({
      ...selectFacturaDetails(own, column('numero'), column('inscripcion')),
      sums: selectSums(own, filter, ageOf(mine, consulta, today)),
    }),
  };
});

/** Gives the types of cursors, which are the same in both directions. */
const orders = ordersOf(anyone.facturas, '');

/**
 * Returns one page, and the totals of all matches.
 * @param today YYYY-MM-DD, institution's zone; decides `vencida` and `antiguedad`.
 */
export async function listFacturas(
  own: Own,
  { cursor, orden = 'fechaEmision', ...consulta }: ConsultaFacturas,
  today: string,
): Promise<ListWithTotals<Factura, TotalFacturas>> {
  const { rows, siguiente, others } = await readShape(
    { cursor, orden, limite: consulta.limite },
    orders,
    (page, from) => readFacturas(own, { consulta, today, page }, from),
  );
  const totales = toTotales(others.sums);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: completeFacturas(rows, others, today, consulta.antiguedad),
    totales,
  };
}

/** Returns all matches in the order of the query. Ignores page and cursor. */
export async function everyFactura(
  own: OwnRecords,
  consulta: ConsultaFacturas,
  today: string,
): Promise<{ resultados: Factura[]; totales: TotalFacturas[] }> {
  const { db, facturas: mine } = own;
  const filter = filterOf(own, consulta, today);
  const orden = consulta.orden ?? 'fechaEmision';
  const { sortKeys, id } = ordersOf(mine, orden);
  const orderBy = orderOf(orden, sortKeys, id);
  const { first, sums, ...details } = await prepareRead(db, {
    first: readRows(shownFactura(mine), (fields) =>
      db.select(fields).from(mine).where(filter).orderBy(orderBy),
    ),
    others: (column) => ({
      ...selectFacturaDetails(own, column('numero'), column('inscripcion')),
      sums: selectSums(own, filter, ageOf(mine, consulta, today)),
    }),
  }).execute();
  return { resultados: completeFacturas(first, details, today), totales: toTotales(sums) };
}

const readFactura = prepareOwn((own: OwnTables, _shape: null) => ({
  first: readRows(shownFactura(own.facturas), (fields) =>
    own.db
      .select(fields)
      .from(own.facturas)
      .where(eq(own.facturas.numero, sql.placeholder('numero'))),
  ),
  others: (column) => selectFacturaDetails(own, column('numero'), column('inscripcion')),
}));

/** Finds a record by number; undefined if the client has no such record. */
export async function findFactura(own: Own, numero: string, today: string): Promise<Factura | undefined> {
  const { first, ...details } = await readFactura(own, null, { numero });
  return completeFacturas(first, details, today)[0];
}

type Mine = OwnTables['facturas'];

function filterOf(own: OwnTables, consulta: ConsultaFacturas, today: string): SQL | undefined {
  const { facturas: mine } = own;
  const age = ageOf(mine, consulta, today);
  return everyFilter<ConsultaFacturas>({
    q: consulta.q ? isAbout(own, consulta.q) : undefined,
    tipo: consulta.tipo && inArray(mine.tipo, [...consulta.tipo]),
    estado: consulta.estado && inArray(mine.estado, [...consulta.estado]),
    estadoPago: consulta.estadoPago && inArray(estadoPagoOf(mine), [...consulta.estadoPago]),
    vencida: consulta.vencida === undefined ? undefined : isVencida(mine, today, consulta.vencida),
    // The condition of the debt index comes first: most invoices are paid, and the database then skips their
    // instalments.
    antiguedad: age && sql`${mine.saldo} > 0 and ${age} > 0`,
    numero: consulta.numero && inArray(mine.numero, [...consulta.numero]),
    inscripcion: consulta.inscripcion ? eq(mine.inscripcion, consulta.inscripcion) : undefined,
    refiere: consulta.refiere ? eq(mine.refiere, consulta.refiere) : undefined,
    moneda: consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    desde: consulta.desde ? gte(mine.fechaEmision, consulta.desde) : undefined,
    hasta: consulta.hasta ? lte(mine.fechaEmision, consulta.hasta) : undefined,
  });
}

/**
 * Searches the number and the buyer, and the enrolment's number, course and participant. One subquery finds all
 * matching enrolments of the client, instead of one subquery per invoice.
 */
function isAbout({ db, facturas: mine, inscripciones }: OwnTables, q: string): SQL | undefined {
  const ofCurso = db
    .select({ numero: inscripciones.numero })
    .from(inscripciones)
    .where(matches(inscripciones.busqueda, q));
  return or(matches(mine.busqueda, q), inArray(mine.inscripcion, ofCurso));
}

function ordersOf(mine: Mine, orden: string) {
  // A credit note never falls due, so it comes last in both directions.
  const never = orden.startsWith('-') ? '0001-01-01' : '9999-12-31';
  const sortKeys = {
    fechaEmision: { by: sql`${mine.fechaEmision}`, type: 'date' },
    fechaVencimiento: { by: sql`${mine.fechaVencimiento}`, type: 'date' },
    proximoVencimiento: { by: nextVenceOf(mine, never), type: 'date' },
    numero: { by: sql`${mine.numero}`, type: 'text' },
    total: { by: sql`${mine.total}`, type: 'bigint' },
    saldo: { by: sql`${mine.saldo}`, type: 'bigint' },
  } as const satisfies Record<string, SortKey>;
  return { sortKeys, id: sql`${mine.numero}`, idType: 'text' as const };
}

/** Includes the number of records, so that no other query has to count them. */
function selectSums({ db, facturas: mine }: OwnTables, filter: SQL | undefined, age: SQL | undefined) {
  const inForce = sql`${mine.tipo} = 'factura' and ${mine.estado} = 'emitida'`;
  const sum = (column: SQL) => sql<number>`coalesce(sum(${column}) filter (where ${inForce}), 0)`;
  const sums = {
    moneda: mine.moneda,
    cuantos: sql<number>`count(*)`,
    total: sum(sql`${mine.total}`),
    pagado: sum(sql`${mine.pagado}`),
    acreditado: sum(sql`${mine.acreditado}`),
    saldo: sum(sql`${mine.saldo}`),
    ...(age && { enAntiguedad: sum(age) }),
  };
  return readRows(sums, (fields) =>
    db.select(fields).from(mine).where(filter).groupBy(mine.moneda).orderBy(asc(mine.moneda)),
  );
}

function toTotales(sums: RowOf<ReturnType<typeof selectSums>>[]): TotalFacturas[] {
  return sums.map((one) => ({ ...one, moneda: knownMoneda(one.moneda) }));
}

/** estadoPagoFactura of src/domain in SQL; a test compares the two. */
function estadoPagoOf(mine: Mine): SQL<EstadoPagoFactura> {
  return sql`case
    when ${mine.saldo} > 0 and ${mine.pagado} + ${mine.acreditado} > 0 then 'parcial'
    when ${mine.saldo} > 0 then 'pendiente'
    when ${mine.pagado} = 0 and ${mine.total} > 0 then 'acreditada'
    else 'pagada' end`;
}

/** vencidoOf of src/domain in SQL: true if the debt exceeds the instalments that are due from today on. */
function isVencida(mine: Mine, today: string, wanted: boolean): SQL {
  // The condition of the debt index comes first: most invoices are paid, and the database then skips their instalments.
  const vencida = sql`(${mine.saldo} > 0 and ${mine.saldo} > ${dueSince(mine, today)})`;
  return wanted ? vencida : sql`not ${vencida}`;
}

/** antiguedadOf of src/domain in SQL: the invoice's debt in the requested buckets. Undefined without that filter. */
function ageOf(mine: Mine, { antiguedad }: ConsultaFacturas, today: string): SQL | undefined {
  if (!antiguedad?.length) return undefined;
  return sql`(${sql.join(
    [...new Set(antiguedad)].map((bucket) => owedIn(mine, bucket, today)),
    sql` + `,
  )})`;
}

/** Payments cover the oldest instalments first, so the debt is on the last ones. */
function owedIn(mine: Mine, bucket: AgeBucket, today: string): SQL {
  const { desde, hasta } = daysOfBucket(bucket, today);
  const owedSince = (day: string) => sql`least(${mine.saldo}, ${dueSince(mine, day)})`;
  const upTo = desde === undefined ? sql`${mine.saldo}` : owedSince(desde);
  return hasta === undefined ? upTo : sql`${upTo} - ${owedSince(addDays(hasta, 1))}`;
}

/**
 * nextVence of src/domain in SQL: the first instalment that the debt reaches, if it is on the last ones.
 * @param never the day that means none
 */
function nextVenceOf(mine: Mine, never: string): SQL {
  const later = sql`(select coalesce(sum(l.valor), 0) from factura_cuotas l where l.factura = c.factura and l.orden > c.orden)`;
  const next = sql`(select min(c.vence) from factura_cuotas c where c.factura = ${mine.numero} and ${mine.saldo} > ${later})`;
  // An invoice without a debt has no such instalment, so it is not searched.
  return sql`(case when ${mine.tipo} = 'nota_credito' then ${never}::date when ${mine.saldo} > 0 then coalesce(${next}, ${mine.fechaVencimiento}) else ${mine.fechaVencimiento} end)`;
}

/** Sum of the instalments of an invoice that fall due on `day` or later. */
function dueSince(mine: Mine, day: string): SQL {
  return sql`(select coalesce(sum(c.valor), 0) from factura_cuotas c where c.factura = ${mine.numero} and c.vence >= ${day}::date)`;
}
