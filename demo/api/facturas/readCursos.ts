/** Finds what documents are about: an invoice's course by its enrolment, a receipt's courses by its invoices. */
import { asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OwnRecords } from '../db/openOwn.ts';
import { matches } from '../http/keyset.ts';

/** Returns course names by the number of the invoice or credit note. Documents without an enrolment are absent. */
export async function readCursos(
  { db, facturas, inscripciones }: OwnRecords,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numeros.length === 0) return new Map();
  const rows = await db
    .select({ numero: facturas.numero, curso: inscripciones.cursoNombre })
    .from(facturas)
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(inArray(facturas.numero, [...new Set(numeros)]));
  return new Map(rows.map(({ numero, curso }) => [numero, curso]));
}

/**
 * Returns by the number of the receipt the names of the courses that it pays, each once, in the order of payment. For a
 * receipt that no longer pays anything: the courses that it paid before.
 */
export async function readCursosPagados(
  own: OwnRecords,
  recibos: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (recibos.length === 0) return new Map();
  const { db, everyAplicacion } = own;
  const paid = await db
    .select({
      recibo: everyAplicacion.recibo,
      factura: everyAplicacion.factura,
      revertidaEl: everyAplicacion.revertidaEl,
    })
    .from(everyAplicacion)
    .where(inArray(everyAplicacion.recibo, [...new Set(recibos)]))
    .orderBy(asc(everyAplicacion.id));
  const cursos = await readCursos(
    own,
    paid.map(({ factura }) => factura),
  );
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
  own: OwnRecords,
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
