/** The instalments that a course offers before anybody enrols, by the rule that bills them. */
import { type EstadoCurso, isOnOffer } from '../estados/curso.ts';
import { startOfDay } from '../fechas.ts';
import type { PlannedCuota } from './planCuotas.ts';
import { type QuotableCurso, quoteCurso } from './quoteCurso.ts';
import { type WhenToPay, whenToPayOf } from './whenToPay.ts';

export interface OfferedCuotas {
  /** Two or more: a single payment is not an instalment. */
  readonly cuotas: readonly PlannedCuota[];
  readonly cuando: WhenToPay;
  /** YYYY-MM-DD: the day of the enrolment that they are for, if the course takes nobody yet. */
  readonly opensOn?: string;
}

interface OfferingCurso extends QuotableCurso<string> {
  readonly estado: EstadoCurso;
  /** YYYY-MM-DD */
  readonly inscripcionDesde: string;
  readonly cuposDisponibles?: number | undefined;
  readonly requiereAprobacion?: boolean | undefined;
}

/**
 * Undefined if there is one payment or none, or the course takes nobody any more. Dates that count from an
 * approval or a free seat are computed as if that came at once.
 * @param now milliseconds
 */
export function offeredCuotas(curso: OfferingCurso, now: number, zona?: string): OfferedCuotas | undefined {
  const { estado, inscripcionDesde } = curso;
  if (!isOnOffer(curso)) return undefined;
  const isEarly = estado === 'programado';
  const day = isEarly ? Math.max(now, startOfDay(inscripcionDesde, zona)) : now;
  const { cuotas } = quoteCurso(curso, day, { zona });
  if (cuotas.length < 2) return undefined;
  const cuando = whenToPayOf(isEarly ? { ...curso, estado: 'abierto' } : curso);
  return { cuotas, cuando, ...(isEarly && { opensOn: inscripcionDesde }) };
}
