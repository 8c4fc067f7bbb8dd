/** A client's own ledger, page by page. Each line is stored with its running balance. */
import { and, asc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ListWithTotals } from '../../../src/contract/list.ts';
import type { ConsultaMovimientos, Movimiento, TotalMovimientos } from '../../../src/contract/movimiento.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { monedaOf } from '../db/known.ts';
import type { OwnRecords } from '../db/openOwn.ts';
import type { movimientos } from '../db/schema/libro.ts';
import { isAboutCurso, readCursos, readCursosPagados, withCurso } from '../facturas/readCursos.ts';
import { readMedios } from '../facturas/readMedios.ts';
import { matches, readPage, type SortKey } from '../http/keyset.ts';

export type ConsultaLibro = v.InferOutput<typeof ConsultaMovimientos>;

/** Returns one page, and the sums of the whole range, which equal those of its statement. */
export async function listMovimientos(
  own: OwnRecords,
  consulta: ConsultaLibro,
): Promise<ListWithTotals<Movimiento, TotalMovimientos>> {
  const { db, movimientos: mine } = own;
  const sortKeys = {
    secuencia: { by: sql`${mine.secuencia}`, type: 'integer' },
    fecha: { by: sql`${mine.fecha}`, type: 'date' },
  } as const satisfies Record<string, SortKey>;
  const orden = consulta.orden ?? 'secuencia';
  // `secuencia` counts per currency: both together identify a line and sort as written, as the indexes do.
  const id = orden.endsWith('secuencia')
    ? sql<string>`${mine.moneda}`
    : sql<string>`lpad(${mine.secuencia}::text, 9, '0') || ${mine.moneda}`;
  const filter = filterOf(own, consulta);
  const { rows, siguiente } = await readPage(
    { ...consulta, orden },
    { sortKeys, id, idType: 'text' },
    ({ key, after, orderBy, limit }) =>
      db
        .select({ movimiento: mine._.selectedFields, clave: key, id: id.as('id') })
        .from(mine)
        .where(and(filter, after))
        .orderBy(orderBy)
        .limit(limit),
  );
  const totales = await sumMovimientos(own, consulta);
  const movimientos = rows.map(({ movimiento }) => movimiento);
  return {
    total: sumValores(totales.map(({ cuantos }) => cuantos)),
    siguiente,
    resultados: await toMovimientos(own, movimientos),
    totales,
  };
}

/**
 * Returns a total for each currency with lines in the range or a balance before it. With a filter for kinds or words
 * there are no balances, because the lines do not explain the change between them.
 */
export async function sumMovimientos(own: OwnRecords, consulta: ConsultaLibro): Promise<TotalMovimientos[]> {
  const { db, movimientos: mine } = own;
  const sums = await db
    .select({
      moneda: mine.moneda,
      cuantos: sql<number>`count(*)`.mapWith(Number),
      debe: sql<number>`sum(${mine.debe})`.mapWith(Number),
      haber: sql<number>`sum(${mine.haber})`.mapWith(Number),
    })
    .from(mine)
    .where(filterOf(own, consulta))
    .groupBy(mine.moneda)
    .orderBy(asc(mine.moneda));
  if (consulta.q || consulta.tipo) return sums.map((one) => ({ ...one, moneda: monedaOf(one.moneda) }));
  const antes = await saldosBefore({ db, mine }, consulta);
  const nothing = { cuantos: 0, debe: 0, haber: 0 };
  const all = new Map([...antes].map(([moneda, saldo]) => [moneda, { ...nothing, moneda, saldo }]));
  for (const one of sums) all.set(one.moneda, { ...one, saldo: antes.get(one.moneda) ?? 0 });
  return [...all.values()]
    .filter(({ cuantos, saldo }) => cuantos > 0 || saldo !== 0)
    .toSorted((a, b) => (a.moneda < b.moneda ? -1 : 1))
    .map(({ moneda, cuantos, saldo, debe, haber }) => ({
      moneda: monedaOf(moneda),
      cuantos,
      saldoInicial: saldo,
      debe,
      haber,
      saldoFinal: saldo + debe - haber,
    }));
}

/** The balance of each currency before the range. */
async function saldosBefore(
  { db, mine }: { db: OwnRecords['db']; mine: OwnRecords['movimientos'] },
  { desde, moneda }: ConsultaLibro,
): Promise<Map<string, number>> {
  if (desde === undefined) return new Map();
  const sums = await db
    .select({ moneda: mine.moneda, saldo: sql<number>`sum(${mine.debe} - ${mine.haber})`.mapWith(Number) })
    .from(mine)
    .where(and(lt(mine.fecha, desde), moneda ? eq(mine.moneda, moneda) : undefined))
    .groupBy(mine.moneda);
  return new Map(sums.map((one) => [one.moneda, one.saldo]));
}

export function filterOf(
  own: OwnRecords,
  consulta: Pick<ConsultaLibro, 'q' | 'tipo' | 'moneda' | 'desde' | 'hasta'>,
): SQL | undefined {
  const { movimientos: mine } = own;
  return and(
    consulta.q
      ? or(
          matches(sql`sin_tildes(${mine.documento} || ' ' || ${mine.descripcion})`, consulta.q),
          isAboutCurso(own, mine.documento, consulta.q),
        )
      : undefined,
    consulta.tipo && inArray(mine.tipo, [...consulta.tipo]),
    consulta.moneda ? eq(mine.moneda, consulta.moneda) : undefined,
    consulta.desde ? gte(mine.fecha, consulta.desde) : undefined,
    consulta.hasta ? lte(mine.fecha, consulta.hasta) : undefined,
  );
}

export async function toMovimientos(
  own: OwnRecords,
  rows: readonly (typeof movimientos.$inferSelect)[],
): Promise<Movimiento[]> {
  const documentos = rows.map(({ documento }) => documento);
  const billed = await readCursos(own, documentos);
  const paid = await readCursosPagados(own, documentos);
  const pagos = await readMedios(own, documentos);
  return rows.map(({ registradoEl, moneda, clienteId: _own, ...row }) => {
    const name = billed.get(row.documento);
    const cursos = name === undefined ? (paid.get(row.documento) ?? []) : [name];
    return {
      ...row,
      registradoEl: registradoEl.toISOString(),
      ...(cursos.length === 1 ? withCurso(cursos[0]) : {}),
      cursos,
      ...(row.tipo === 'recibo' ? pagos.get(row.documento) : {}),
      moneda: monedaOf(moneda),
    };
  });
}
