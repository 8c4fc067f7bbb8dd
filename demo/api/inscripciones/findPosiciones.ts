/** Positions in waiting lists: the one thing that a client learns from other clients' enrolments, and it is a number. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';

/** 1 is next, by number of enrolment; only of those that wait. */
export async function findPosiciones(db: Db, numeros: string[]): Promise<Map<string, number>> {
  if (numeros.length === 0) return new Map();
  const antes = alias(inscripciones, 'antes');
  const found = await db
    .select({ numero: inscripciones.numero, posicion: sql<number>`count(*)::int` })
    .from(inscripciones)
    .innerJoin(
      antes,
      and(
        eq(antes.cursoId, inscripciones.cursoId),
        eq(antes.estado, 'en_espera'),
        lte(antes.ordenEspera, inscripciones.ordenEspera),
      ),
    )
    .where(and(inArray(inscripciones.numero, numeros), eq(inscripciones.estado, 'en_espera')))
    .groupBy(inscripciones.numero);
  return new Map(found.map(({ numero, posicion }) => [numero, posicion]));
}
