/** Finds the course of each document of the ledger: an invoice's by its enrolment, a receipt's by its invoices. */
import { eq, inArray } from 'drizzle-orm';
import type { OwnRecords } from '../db/openOwn.ts';

/** By document. Documents of several courses, or of none, are absent. */
export async function readCursos(
  { db, facturas, inscripciones, aplicaciones }: OwnRecords,
  documentos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (documentos.length === 0) return new Map();
  const all = [...new Set(documentos)];
  const billed = await db
    .select({ documento: facturas.numero, curso: inscripciones.cursoNombre })
    .from(facturas)
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(inArray(facturas.numero, all));
  const paid = await db
    .selectDistinct({ documento: aplicaciones.recibo, curso: inscripciones.cursoNombre })
    .from(aplicaciones)
    .innerJoin(facturas, eq(facturas.numero, aplicaciones.factura))
    .innerJoin(inscripciones, eq(inscripciones.numero, facturas.inscripcion))
    .where(inArray(aplicaciones.recibo, all));
  const byDocumento = Map.groupBy([...billed, ...paid], ({ documento }) => documento);
  return new Map(
    [...byDocumento].flatMap(([documento, [first, ...others]]) =>
      first && others.length === 0 ? [[documento, first.curso]] : [],
    ),
  );
}
