/** A client's own invoices and credit notes. What follows from other rows is worked out in SQL too, so that lists can filter by it. */
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

/** One page, and the totals of all that the filters leave. @param hoy YYYY-MM-DD where the institution is: what decides `vencida` and `antiguedad`. */
export async function listFacturas(
  propio: OwnRecords,
  consulta: ConsultaDeFacturas,
  hoy: string,
): Promise<ListWithTotals<Factura, TotalFacturas>> {
  const { db, facturas: mias } = propio;
  const filter = filterOf(propio, consulta, hoy);
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
  const totales = await sumFacturas(propio, filter, edadOf(mias, consulta, hoy));
  const found = rows.map(({ factura }) => factura);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: await completeFacturas(propio, found, hoy),
    totales,
  };
}

/** Everything that the filters leave, in the order that the query asks for. Ignores page and cursor. */
export async function everyFactura(
  propio: OwnRecords,
  consulta: ConsultaDeFacturas,
  hoy: string,
): Promise<{ resultados: Factura[]; totales: TotalFacturas[] }> {
  const { db, facturas: mias } = propio;
  const filter = filterOf(propio, consulta, hoy);
  const { sortKeys, id } = ordersOf(mias);
  const orderBy = orderOf(consulta.orden ?? 'fechaEmision', sortKeys, id);
  const found = await db.select().from(mias).where(filter).orderBy(orderBy);
  return {
    resultados: await completeFacturas(propio, found, hoy),
    totales: await sumFacturas(propio, filter, edadOf(mias, consulta, hoy)),
  };
}

/** By number; undefined where the client has no such record. */
export async function findFactura(
  propio: OwnRecords,
  numero: string,
  hoy: string,
): Promise<Factura | undefined> {
  const { db, facturas: mias } = propio;
  const found = await db.select().from(mias).where(eq(mias.numero, numero));
  return (await completeFacturas(propio, found, hoy))[0];
}

type Mias = OwnRecords['facturas'];

function filterOf(propio: OwnRecords, consulta: ConsultaDeFacturas, hoy: string): SQL | undefined {
  const { facturas: mias } = propio;
  const edad = edadOf(mias, consulta, hoy);
  return and(
    consulta.q ? isAbout(propio, consulta.q) : undefined,
    consulta.tipo && inArray(mias.tipo, [...consulta.tipo]),
    consulta.estado && inArray(mias.estado, [...consulta.estado]),
    consulta.estadoPago && inArray(estadoPagoOf(mias), [...consulta.estadoPago]),
    consulta.vencida === undefined ? undefined : isVencida(mias, hoy, consulta.vencida),
    // First the condition of the index of debts: most invoices are paid, and then nobody reads their instalments.
    edad && sql`${mias.saldo} > 0 and ${edad} > 0`,
    consulta.numero && inArray(mias.numero, [...consulta.numero]),
    consulta.inscripcion ? eq(mias.inscripcion, consulta.inscripcion) : undefined,
    consulta.moneda ? eq(mias.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mias.fechaEmision, consulta.desde) : undefined,
    consulta.hasta ? lte(mias.fechaEmision, consulta.hasta) : undefined,
  );
}

/**
 * Searches number and buyer, and of the enrolment its number, course and participant. One subquery finds the client's
 * enrolments with these words, instead of one per invoice.
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

/** The number of records follows from it, so nothing else counts them. */
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

/** vencidoOf of src/domain in SQL: more is owed than all that is due from today on. */
function isVencida(mias: Mias, hoy: string, wanted: boolean): SQL {
  // First the condition of the index of debts: most invoices are paid, and then nobody reads their instalments.
  const vencida = sql`(${mias.saldo} > 0 and ${mias.saldo} > ${dueSince(mias, hoy)})`;
  return wanted ? vencida : sql`not ${vencida}`;
}

/** antiguedadOf of src/domain in SQL, for one invoice: what is owed of it in the ages asked for. Undefined without that filter. */
function edadOf(mias: Mias, { antiguedad }: ConsultaDeFacturas, hoy: string): SQL | undefined {
  if (!antiguedad?.length) return undefined;
  return sql`(${sql.join(
    [...new Set(antiguedad)].map((bucket) => owedIn(mias, bucket, hoy)),
    sql` + `,
  )})`;
}

/** Payments cover the oldest instalments first, so what is owed lies on the last ones. */
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
