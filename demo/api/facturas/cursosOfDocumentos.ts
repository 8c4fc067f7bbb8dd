/** Finds what documents are about: an invoice's course by its enrolment, a receipt's courses by its invoices. */
import { asc, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OwnTables } from '../db/clientScope.ts';
import { isAmong, type RowOf, readRows } from '../db/readAtOnce.ts';
import { matches } from '../http/keyset.ts';

/** @param where which invoices and credit notes */
function selectCursos({ db, facturas, inscripciones }: OwnTables, where: (numero: SQLWrapper) => SQL) {
  return readRows({ numero: facturas.numero, curso: inscripciones.cursoNombre }, (fields) =>
    db
      .select(fields)
      .from(facturas)
      .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
      .where(where(facturas.numero)),
  );
}

/** @param numeros a subquery with the numbers of invoices and credit notes */
export function selectCursosByFactura(own: OwnTables, numeros: SQLWrapper) {
  return selectCursos(own, (numero) => isAmong(numero, numeros));
}

/** The names of courses by enrolment. @param numeros a subquery with the enrolments */
export function selectCursosByInscripcion({ db, inscripciones }: OwnTables, numeros: SQLWrapper) {
  return readRows({ inscripcion: inscripciones.numero, curso: inscripciones.cursoNombre }, (fields) =>
    db.select(fields).from(inscripciones).where(isAmong(inscripciones.numero, numeros)),
  );
}

export function cursosByInscripcion(
  rows: RowOf<ReturnType<typeof selectCursosByInscripcion>>[],
): ReadonlyMap<string, string> {
  return new Map(rows.map(({ inscripcion, curso }) => [inscripcion, curso]));
}

/** Returns course names by the number of the invoice or credit note. Documents without an enrolment are absent. */
export function cursosByFactura(
  rows: RowOf<ReturnType<typeof selectCursosByFactura>>[],
): ReadonlyMap<string, string> {
  return new Map(rows.map(({ numero, curso }) => [numero, curso]));
}

export async function readCursosByFactura(
  own: OwnTables,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numeros.length === 0) return new Map();
  return cursosByFactura(await selectCursos(own, (numero) => inArray(numero, [...new Set(numeros)])).query);
}

/**
 * Selects the invoices that receipts pay or ever paid, in the order of payment, with their courses.
 * @param recibos a subquery with their numbers
 */
export function selectPagadas(
  { db, everyAplicacion, facturas, inscripciones }: OwnTables,
  recibos: SQLWrapper,
) {
  const { recibo, factura, valor, revertidaEl } = everyAplicacion;
  return readRows({ recibo, factura, valor, revertidaEl, curso: inscripciones.cursoNombre }, (fields) =>
    db
      .select(fields)
      .from(everyAplicacion)
      // Each has an invoice, but the planner may start an inner join with all invoices of the client.
      .leftJoin(facturas, eq(facturas.numero, everyAplicacion.factura))
      .leftJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
      .where(isAmong(everyAplicacion.recibo, recibos))
      .orderBy(asc(everyAplicacion.id)),
  );
}

export type Pagada = RowOf<ReturnType<typeof selectPagadas>>;

/**
 * Returns by the number of the receipt the names of the courses that it pays, each once, in the order of payment. For a
 * receipt that no longer pays anything: the courses that it paid before.
 */
export function cursosByRecibo(paid: readonly Pagada[]): ReadonlyMap<string, string[]> {
  return new Map(
    [...Map.groupBy(paid, ({ recibo }) => recibo)].map(([recibo, all]) => {
      const standing = all.filter(({ revertidaEl }) => revertidaEl === null);
      const names = (standing.length > 0 ? standing : all).flatMap(({ curso }) => curso ?? []);
      return [recibo, [...new Set(names)]];
    }),
  );
}

/** The contract's field `curso`, left out if there is no course. */
export const withCurso = (curso: string | undefined): { curso?: string } =>
  curso === undefined ? {} : { curso };

/** SQL condition: the document is about a course whose name contains `q`. @param documento the column with its number */
export function isAboutCurso(
  own: OwnTables,
  documento: SQL.Aliased | { getSQL(): SQL },
  q: string,
): SQL | undefined {
  const { db, facturas, inscripciones, everyAplicacion } = own;
  const named = matches(sql`sin_tildes(${inscripciones.cursoNombre})`, q);
  const billed = db
    .select({ one: sql`1` })
    .from(facturas)
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(sql`${facturas.numero} = ${documento} and ${named}`);
  const paid = db
    .select({ one: sql`1` })
    .from(everyAplicacion)
    .innerJoin(facturas, eq(facturas.numero, everyAplicacion.factura))
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(sql`${everyAplicacion.recibo} = ${documento} and ${named}`);
  return or(exists(billed), exists(paid));
}
