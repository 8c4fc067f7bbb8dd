/** The deadlines of the institution, each with its reason. Instants in milliseconds. */
import type { EstadoInscripcion } from './estados/inscripcion.ts';
import { startOfDay } from './fechas.ts';

const hour = 3_600_000;

/**
 * A seat is held this many hours for a person who has not paid: three days outlast a week-end and a bank transfer, and nobody
 * waits for that seat longer than needed.
 */
export const holdHours = 72;

/** The least that anybody gets, however soon the course begins: time for a payment by card. */
const minHoldHours = 2;

/** A payment link is good for this many hours when nobody says otherwise: as long as the seat that it is for. */
export const enlaceHours = 72;

/** The least that a link has to last to be given to somebody who pays now: to open it and to type a card's number. */
export const minutesToPay = 30;

/**
 * An attempt at payment is waited for this many milliseconds. Payment pages close after less than an hour; a gateway that
 * said `pendiente` waits for a bank, as long as a seat does.
 */
export const attemptWait = { unheard: hour, pending: holdHours * hour } as const;

interface CursoWithInicio {
  /** YYYY-MM-DD */
  readonly inicio: string;
}

/** The instant at which a seat won at `now` is lost without payment: not held into a course that has begun. */
export function endOfHold(curso: CursoWithInicio, now: number, zona?: string): number {
  const inicio = startOfDay(curso.inicio, zona);
  return Math.min(now + holdHours * hour, Math.max(inicio, now + minHoldHours * hour));
}

/**
 * Returns the `caducaEl` of an enrolment that came to `estado` at `now`; undefined where nothing expires. Whoever
 * waits for a seat may wait until the course begins. An approval does not expire, because the institution gives it,
 * not the client.
 */
export function expiryOf(
  estado: EstadoInscripcion,
  curso: CursoWithInicio,
  now: number,
  zona?: string,
): number | undefined {
  if (estado === 'pendiente_pago') return endOfHold(curso, now, zona);
  return estado === 'en_espera' ? Math.max(now, startOfDay(curso.inicio, zona)) : undefined;
}

/** Returns true if a deadline has gone by; at the very instant it has. */
export function isCaducada(caducaEl: number | undefined, now: number): boolean {
  return caducaEl !== undefined && now >= caducaEl;
}
