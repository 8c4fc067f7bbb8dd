/** A client's own invoices and credit notes. SQL computes the derived fields too, so that lists can filter by them. */
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ConsultaFacturas, Factura, TotalFacturas } from '../../../src/contract/factura.ts';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import type { EstadoPagoFactura } from '../../../src/domain/estados/factura.ts';
import { type AgeBucket, addDays, daysOfBucket } from '../../../src/domain/fechas.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import { matches, orderOf, readPage, type SortKey } from '../http/keyset.ts';
import { completeFacturas } from './completeFacturas.ts';

export type ConsultaDeFacturas = v.InferOutput<typeof ConsultaFacturas>;

/**
 * Returns one page, and the totals of all matches.
 * @param hoy YYYY-MM-DD, institution's zone; decides `vencida` and `antiguedad`.
 */
export async function listFacturas(
  own: OwnRecords,
  consulta: ConsultaDeFacturas,
  hoy: string,
): Promise<ListWithTotals<Factura, TotalFacturas>> {
  const { db, facturas: mias } = own;
  const filter = filterOf(own, consulta, hoy);
  const { rows, siguiente } = await readPage(
    { ...consulta, orden: consulta.orden ?? 'fechaEmision' },
    ordersOf(mias),
    ({ key, after, orderBy, limit }) =>
      db
        .select({ factura: mias._.selectedFields, clave: key, id: mias.numero })
        .from(mias)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
  );
  const totales = await sumFacturas(own, filter, edadOf(mias, consulta, hoy));
  const found = rows.map(({ factura }) => factura);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: await completeFacturas(own, found, hoy),
    totales,
  };
}

/** Returns all matches in the order of the query. Ignores page and cursor. */
export async function everyFactura(
  own: OwnRecords,
  consulta: ConsultaDeFacturas,
  hoy: string,
): Promise<{ resultados: Factura[]; totales: TotalFacturas[] }> {
  const { db, facturas: mias } = own;
  const filter = filterOf(own, consulta, hoy);
  const { sortKeys, id } = ordersOf(mias);
  const orderBy = orderOf(consulta.orden ?? 'fechaEmision', sortKeys, id);
  const found = await db.select().from(mias).where(filter).orderBy(orderBy);
  return {
    resultados: await completeFacturas(own, found, hoy),
    totales: await sumFacturas(own, filter, edadOf(mias, consulta, hoy)),
  };
}

/** Finds a record by number; undefined if the client has no such record. */
export async function findFactura(
  own: OwnRecords,
  numero: string,
  hoy: string,
): Promise<Factura | undefined> {
  const { db, facturas: mias } = own;
  const found = await db.select().from(mias).where(eq(mias.numero, numero));
  return (await completeFacturas(own, found, hoy))[0];
}

type Mias = OwnRecords['facturas'];

function filterOf(own: OwnRecords, consulta: ConsultaDeFacturas, hoy: string): SQL | undefined {
  const { facturas: mias } = own;
  const edad = edadOf(mias, consulta, hoy);
  return and(
    consulta.q ? isAbout(own, consulta.q) : undefined,
    consulta.tipo && inArray(mias.tipo, [...consulta.tipo]),
    consulta.estado && inArray(mias.estado, [...consulta.estado]),
    consulta.estadoPago && inArray(estadoPagoOf(mias), [...consulta.estadoPago]),
    consulta.vencida === undefined ? undefined : isVencida(mias, hoy, consulta.vencida),
    // The condition of the debt index comes first: most invoices are paid, and the database then skips their
    // instalments.
    edad && sql`${mias.saldo} > 0 and ${edad} > 0`,
    consulta.numero && inArray(mias.numero, [...consulta.numero]),
    consulta.inscripcion ? eq(mias.inscripcion, consulta.inscripcion) : undefined,
    consulta.moneda ? eq(mias.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mias.fechaEmision, consulta.desde) : undefined,
    consulta.hasta ? lte(mias.fechaEmision, consulta.hasta) : undefined,
  );
}

/**
 * Searches the number and the buyer, and the enrolment's number, course and participant. One subquery finds all
 * matching enrolments of the client, instead of one subquery per invoice.
 */
function isAbout({ db, facturas: mias, inscripciones }: OwnRecords, q: string): SQL | undefined {
  const de = db
    .select({ numero: inscripciones.numero })
    .from(inscripciones)
    .where(matches(inscripciones.busqueda, q));
  return or(matches(mias.busqueda, q), inArray(mias.inscripcion, de));
}

function ordersOf(mias: Mias) {
  const sortKeys = {
    fechaEmision: { by: sql`${mias.fechaEmision}`, type: 'date' },
    fechaVencimiento: { by: sql`${mias.fechaVencimiento}`, type: 'date' },
    numero: { by: sql`${mias.numero}`, type: 'text' },
    total: { by: sql`${mias.total}`, type: 'bigint' },
    saldo: { by: sql`${mias.saldo}`, type: 'bigint' },
  } as const satisfies Record<string, SortKey>;
  return { sortKeys, id: sql`${mias.numero}`, idType: 'text' as const };
}

/** Includes the number of records, so that no other query has to count them. */
async function sumFacturas(
  { db, facturas: mias }: OwnRecords,
  filter: SQL | undefined,
  edad: SQL | undefined,
): Promise<TotalFacturas[]> {
  const enVigor = sql`${mias.tipo} = 'factura' and ${mias.estado} = 'emitida'`;
  const sum = (column: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${enVigor}), 0)`.mapWith(Number);
  const sums = await db
    .select({
      moneda: mias.moneda,
      cuantos: sql<number>`count(*)`.mapWith(Number),
      total: sum(sql`${mias.total}`),
      pagado: sum(sql`${mias.pagado}`),
      acreditado: sum(sql`${mias.acreditado}`),
      saldo: sum(sql`${mias.saldo}`),
      ...(edad && { enAntiguedad: sum(edad) }),
    })
    .from(mias)
    .where(filter)
    .groupBy(mias.moneda)
    .orderBy(asc(mias.moneda));
  return sums.map((one) => ({ ...one, moneda: monedaOf(one.moneda) }));
}

/** estadoPagoFactura of src/domain in SQL; a test compares the two. */
function estadoPagoOf(mias: Mias): SQL<EstadoPagoFactura> {
  return sql`case
    when ${mias.saldo} > 0 and ${mias.pagado} + ${mias.acreditado} > 0 then 'parcial'
    when ${mias.saldo} > 0 then 'pendiente'
    when ${mias.pagado} = 0 and ${mias.total} > 0 then 'acreditada'
    else 'pagada' end`;
}

/** vencidoOf of src/domain in SQL: true if the debt exceeds the instalments that are due from today on. */
function isVencida(mias: Mias, hoy: string, wanted: boolean): SQL {
  // The condition of the debt index comes first: most invoices are paid, and the database then skips their instalments.
  const vencida = sql`(${mias.saldo} > 0 and ${mias.saldo} > ${dueSince(mias, hoy)})`;
  return wanted ? vencida : sql`not ${vencida}`;
}

/** antiguedadOf of src/domain in SQL: the invoice's debt in the requested buckets. Undefined without that filter. */
function edadOf(mias: Mias, { antiguedad }: ConsultaDeFacturas, hoy: string): SQL | undefined {
  if (!antiguedad?.length) return undefined;
  return sql`(${sql.join(
    [...new Set(antiguedad)].map((bucket) => owedIn(mias, bucket, hoy)),
    sql` + `,
  )})`;
}

/** Payments cover the oldest instalments first, so the debt is on the last ones. */
function owedIn(mias: Mias, bucket: AgeBucket, hoy: string): SQL {
  const { desde, hasta } = daysOfBucket(bucket, hoy);
  const owedSince = (dia: string) => sql`least(${mias.saldo}, ${dueSince(mias, dia)})`;
  const upTo = desde === undefined ? sql`${mias.saldo}` : owedSince(desde);
  return hasta === undefined ? upTo : sql`${upTo} - ${owedSince(addDays(hasta, 1))}`;
}

/** Sum of the instalments of an invoice that fall due on `dia` or later. */
function dueSince(mias: Mias, dia: string): SQL {
  return sql`(select coalesce(sum(c.valor), 0) from factura_cuotas c where c.factura = ${mias.numero} and c.vence >= ${dia}::date)`;
}
