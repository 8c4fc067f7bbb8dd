/** How much of an enrolment is paid. */
import type { EstadoInscripcion } from '../estados/inscripcion.ts';

interface Inscripcion {
  readonly estado: EstadoInscripcion;
  readonly total: number;
  readonly saldo: number;
  /** The numbers of its invoices. */
  readonly facturas: readonly string[];
}

const billed: readonly EstadoInscripcion[] = ['pendiente_pago', 'activa', 'finalizada'];

/**
 * Returns what is paid, in minor units. Undefined where total and balance do not tell: before there is an invoice, and once a
 * cancellation has credited it.
 */
export const pagadoInscripcion = ({ estado, total, saldo, facturas }: Inscripcion): number | undefined =>
  billed.includes(estado) && facturas.length > 0 ? total - saldo : undefined;
