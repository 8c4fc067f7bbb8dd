/** When an enrolment took effect. Until then it was only a request: it waited for a seat or for approval. */
import type { EstadoInscripcion } from './inscripcion.ts';

interface Inscripcion {
  readonly estado: EstadoInscripcion;
  /** When it was requested. */
  readonly fecha: string;
  readonly historial: readonly { readonly a: EstadoInscripcion; readonly fecha: string }[];
}

const enrolled: readonly EstadoInscripcion[] = ['pendiente_pago', 'activa', 'finalizada'];

/** Returns the instant, RFC 3339; undefined if it never took effect, whether it has ended or is still waiting. */
export function enrolledAt({ estado, fecha, historial }: Inscripcion): string | undefined {
  const [first] = historial
    .filter(({ a }) => enrolled.includes(a))
    .toSorted((a, b) => Date.parse(a.fecha) - Date.parse(b.fecha));
  return first?.fecha ?? (enrolled.includes(estado) ? fecha : undefined);
}
