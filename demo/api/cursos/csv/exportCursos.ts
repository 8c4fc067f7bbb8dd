/** Writes all courses as the file that importCursos reads, for Excel in Spanish: semicolons, decimal commas, CRLF. */
import { stringify } from 'csv-stringify/sync';
import { asc, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { cursoSesiones, cursos } from '../../db/schema/cursos.ts';
import { type CursoFields, columnNames, writeCell } from './columns.ts';
import type { CsvSesion } from './sesiones.ts';

export interface KnownCurso {
  curso: typeof cursos.$inferSelect;
  sesiones: CsvSesion[];
}

export async function exportCursos(db: Db, zona: string): Promise<string> {
  const known = [...(await readKnown(db)).values()].map(fieldsOf);
  const lines = known.map((fields) => columnNames.map((name) => writeCell(fields, name, zona)));
  return stringify([columnNames, ...lines], {
    delimiter: ';',
    record_delimiter: '\r\n',
    bom: true,
    quoted_match: /[\r\n]/,
  });
}

/** Returns the courses by code, in the order of the codes. Locks them, so that seats taken meanwhile are not overlooked. */
export async function readKnown(db: Db, where?: SQL): Promise<Map<string, KnownCurso>> {
  const found = await db
    .select()
    .from(cursos)
    .where(where)
    .orderBy(asc(cursos.identificacion))
    .for('no key update');
  const sesiones = await db
    .select()
    .from(cursoSesiones)
    .orderBy(asc(cursoSesiones.cursoId), asc(cursoSesiones.orden));
  const byCurso = Map.groupBy(sesiones, ({ cursoId }) => cursoId);
  return new Map(
    found.map((curso) => [curso.identificacion, { curso, sesiones: byCurso.get(curso.id) ?? [] }]),
  );
}

export function fieldsOf({ curso, sesiones }: KnownCurso): CursoFields {
  const { id: _id, ocupados: _, ultimaEspera: _e, canceladoEl, version: _v, busqueda: _b, ...fields } = curso;
  return {
    ...fields,
    cancelado: canceladoEl !== null,
    sesiones: sesiones.map(({ inicio, fin, lugar }) => ({ inicio, fin, lugar })),
  };
}
