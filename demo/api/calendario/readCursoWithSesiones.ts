/** Reads a course with its sessions for the calendar. Both are public. */
import { asc, eq, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { cursoSesiones, cursos } from '../db/schema/cursos.ts';
import type { CursoWithSesiones } from './renderCalendario.ts';

/** Finds the course by id or by code; undefined if there is none. */
export async function readCursoWithSesiones(
  db: Db,
  idOrCode: string,
): Promise<CursoWithSesiones | undefined> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idOrCode);
  const [curso] = await db
    .select()
    .from(cursos)
    .where(
      or(eq(cursos.identificacion, idOrCode), isUuid ? eq(cursos.id, idOrCode.toLowerCase()) : undefined),
    );
  if (!curso) return undefined;
  const sesiones = await db
    .select()
    .from(cursoSesiones)
    .where(eq(cursoSesiones.cursoId, curso.id))
    .orderBy(asc(cursoSesiones.orden));
  return { ...curso, sesiones };
}
