/** Treats an application by the rules of its arrival day, however late the queue handles it. */
import { estadoCurso } from '../../../src/domain/estados/curso.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import type { LockedCurso } from '../cursos/lockCurso.ts';
import type { Moment } from '../http/momentOf.ts';

/**
 * Returns the course with the enrolment dates and the discount of `arrivedAt`. Seats are those of now, and a course
 * that has begun or was cancelled since then takes nobody.
 */
export function onArrival(curso: LockedCurso, arrivedAt: Date, { today, zona }: Moment): LockedCurso {
  const day = dayOf(arrivedAt, zona);
  if (day >= today) return curso;
  const { descuento } = curso.condiciones;
  const keepsDescuento = descuento !== undefined && day <= descuento.hasta && descuento.hasta < today;
  const { inicio, fin } = curso.condiciones;
  const asThen = { ...curso, inicio, fin, cuposDisponibles: curso.free, cancelado: false };
  return {
    ...curso,
    estado: curso.estado === 'cerrado' ? estadoCurso(asThen, day) : curso.estado,
    condiciones: keepsDescuento
      ? { ...curso.condiciones, descuento: { ...descuento, hasta: today } }
      : curso.condiciones,
  };
}
