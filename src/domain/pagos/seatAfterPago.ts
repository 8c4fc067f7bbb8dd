/** What a payment did for the seat of the enrolment that it pays. */
import type { EstadoInscripcion } from '../estados/inscripcion.ts';

interface Inscripcion {
  readonly estado: EstadoInscripcion;
  readonly historial: readonly {
    readonly de: EstadoInscripcion | null;
    readonly a: EstadoInscripcion;
    readonly fecha: string;
  }[];
}

/**
 * Returns `confirmado` if the enrolment became active by a payment since `since`, `reservado` if it still waits for one, and
 * undefined if the payment changed nothing: the seat was confirmed before, or the enrolment has ended.
 * @param since the instant at which the payment began, RFC 3339
 */
export function seatAfterPago(
  { estado, historial }: Inscripcion,
  since: string,
): 'confirmado' | 'reservado' | undefined {
  if (estado === 'pendiente_pago') return 'reservado';
  const confirmed = historial.some(
    ({ de, a, fecha }) => de === 'pendiente_pago' && a === 'activa' && Date.parse(fecha) >= Date.parse(since),
  );
  return estado === 'activa' && confirmed ? 'confirmado' : undefined;
}
