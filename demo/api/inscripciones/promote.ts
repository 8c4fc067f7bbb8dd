/** Gives free seats to the first in the waiting list, in the transaction that freed them. */
import { and, asc, eq } from 'drizzle-orm';
import { nextPromoted, promotesFrom } from '../../../src/domain/espera/espera.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Db } from '../db/db.ts';
import { inscripciones } from '../db/schema/inscripciones.ts';
import type { Moment } from '../http/momentOf.ts';
import { bill } from './bill.ts';
import { changeEstado } from './changeEstado.ts';
import { tellInscripcion } from './tellInscripcion.ts';

/** The limit per transaction; the next run of the task continues. */
const atOnce = 50;

/** Returns how many people got a seat. `curso` is locked and has the current number of free seats. */
export async function promote(tx: Db, curso: LockedCurso, moment: Moment): Promise<number> {
  const free = Math.min(curso.free ?? atOnce, atOnce);
  if (curso.ultimaEspera === 0 || free <= 0 || !promotesFrom(curso.estado)) return 0;
  const waiting = await tx
    .select()
    .from(inscripciones)
    .where(and(eq(inscripciones.cursoId, curso.id), eq(inscripciones.estado, 'en_espera')))
    .orderBy(asc(inscripciones.ordenEspera))
    .limit(free);
  const queue = waiting.map((inscripcion) => ({ inscripcion, orden: inscripcion.ordenEspera ?? 0 }));
  const promoted = nextPromoted(queue, free, curso.estado);
  for (const { inscripcion } of promoted) {
    const moved = await changeEstado(tx, inscripcion, 'promover', { curso, moment, actor: 'sistema' });
    const enlace = await bill(tx, moved, curso, moment);
    const { numero, estado, total, moneda, caducaEl } = moved;
    const matter = { tipo: 'promovida', inscripcion: numero, estado, total, moneda, enlace } as const;
    await tellInscripcion(tx, moved, { ...matter, caducaEl: caducaEl ?? undefined }, moment.now);
  }
  return promoted.length;
}
