/** The deadlines of the institution, each with its reason. Instants in milliseconds. */
import type { EstadoInscripcion } from './estados/inscripcion.ts';
import { startOfDay } from './fechas.ts';

const hour = 3_600_000;

/**
 * A seat is held this many hours for a person who has not paid: three days cover a weekend and a bank transfer, and nobody
 * waits for that seat longer than needed.
 */
export const holdHours = 72;

/** The minimum, however soon the course begins: time for a payment by card. */
const minHoldHours = 2;

/** A payment link is valid for this many hours by default: as long as the seat that it is for is held. */
export const enlaceHours = 72;

/** The least time that a link must still have for somebody who pays now: to open it and to type a card's number. */
export const minutesToPay = 30;

/**
 * How many milliseconds to wait for the outcome of an attempt at payment. Payment pages close after less than an hour; a
 * gateway that said `pendiente` waits for a bank, as long as a seat is held.
 */
export const attemptWait = { unheard: hour, pending: holdHours * hour } as const;

interface CursoWithInicio {
  /** YYYY-MM-DD */
  readonly inicio: string;
}

/** The instant at which a seat won at `now` is lost without payment: by the start of the course, but not within `minHoldHours`. */
export function endOfHold(curso: CursoWithInicio, now: number, zona?: string): number {
  const inicio = startOfDay(curso.inicio, zona);
  return Math.min(now + holdHours * hour, Math.max(inicio, now + minHoldHours * hour));
}

/**
 * Returns the `caducaEl` of an enrolment that came to `estado` at `now`; undefined if nothing expires. Whoever
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

/** Returns true if a deadline has passed; it has at its very instant. */
export function isCaducada(caducaEl: number | undefined, now: number): boolean {
  return caducaEl !== undefined && now >= caducaEl;
}
