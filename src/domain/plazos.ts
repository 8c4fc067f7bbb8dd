/** The deadlines that the institution sets itself, in one place and each with its reason. */

const hora = 3_600_000;

/**
 * How long a seat is held for who has not paid: three days outlast a week-end and a bank transfer, and who waits for
 * that seat does not wait longer than needed.
 */
export const horasReserva = 72;

/** How long a payment link is good for when nobody says otherwise: as long as the seat that it is for. */
export const horasEnlace = 72;

/** The instant at which a seat won at `ahora` is lost without payment. Both in milliseconds. */
export function endOfReserva(ahora: number): number {
  return ahora + horasReserva * hora;
}
