/** When an enrolment became one. Until then it was only asked for: it waited for a seat or for approval. */
import type { EstadoInscripcion } from './inscripcion.ts';

interface Inscripcion {
  readonly estado: EstadoInscripcion;
  /** When it was asked for. */
  readonly fecha: string;
  readonly historial: readonly { readonly a: EstadoInscripcion; readonly fecha: string }[];
}

const enrolled: readonly EstadoInscripcion[] = ['pendiente_pago', 'activa', 'finalizada'];

/** Returns the instant, RFC 3339; undefined where it ended, or stands, without ever having been enrolled. */
export function enrolledAt({ estado, fecha, historial }: Inscripcion): string | undefined {
  const [first] = historial
    .filter(({ a }) => enrolled.includes(a))
    .toSorted((a, b) => Date.parse(a.fecha) - Date.parse(b.fecha));
  return first?.fecha ?? (enrolled.includes(estado) ? fecha : undefined);
}
