/** Finds what documents are about: an invoice's course by its enrolment, a receipt's courses by its invoices. */
import { asc, eq, exists, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OwnTables } from '../db/openOwn.ts';
import { matches } from '../http/keyset.ts';

/** @param numeros numbers of invoices and credit notes, or a subquery with them */
export function selectCursos({ db, facturas, inscripciones }: OwnTables, numeros: string[] | SQLWrapper) {
  return db
    .select({ numero: facturas.numero, curso: inscripciones.cursoNombre })
    .from(facturas)
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(inArray(facturas.numero, numeros));
}

/** Returns course names by the number of the invoice or credit note. Documents without an enrolment are absent. */
export function cursosByFactura(rows: Awaited<ReturnType<typeof selectCursos>>): ReadonlyMap<string, string> {
  return new Map(rows.map(({ numero, curso }) => [numero, curso]));
}

export async function readCursos(
  own: OwnTables,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return numeros.length === 0 ? new Map() : cursosByFactura(await selectCursos(own, [...new Set(numeros)]));
}

/** What receipts pay and ever paid, in the order of payment. @param recibos a subquery with their numbers */
export function selectPagadas({ db, everyAplicacion }: OwnTables, recibos: SQLWrapper) {
  return db
    .select({
      recibo: everyAplicacion.recibo,
      factura: everyAplicacion.factura,
      revertidaEl: everyAplicacion.revertidaEl,
    })
    .from(everyAplicacion)
    .where(inArray(everyAplicacion.recibo, recibos))
    .orderBy(asc(everyAplicacion.id));
}

/** A subquery with the numbers of the invoices that receipts pay and ever paid. */
export function facturasPagadas({ db, everyAplicacion }: OwnTables, recibos: SQLWrapper) {
  return db
    .select({ factura: everyAplicacion.factura })
    .from(everyAplicacion)
    .where(inArray(everyAplicacion.recibo, recibos));
}

/**
 * Returns by the number of the receipt the names of the courses that it pays, each once, in the order of payment. For a
 * receipt that no longer pays anything: the courses that it paid before.
 * @param cursos the courses of `facturasPagadas`
 */
export function cursosByRecibo(
  paid: Awaited<ReturnType<typeof selectPagadas>>,
  cursos: ReadonlyMap<string, string>,
): ReadonlyMap<string, string[]> {
  return new Map(
    [...Map.groupBy(paid, ({ recibo }) => recibo)].map(([recibo, all]) => {
      const standing = all.filter(({ revertidaEl }) => revertidaEl === null);
      const names = (standing.length > 0 ? standing : all).flatMap(
        ({ factura }) => cursos.get(factura) ?? [],
      );
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
