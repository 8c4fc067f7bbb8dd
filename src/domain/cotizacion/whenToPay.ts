/** The time at which the cost of a course becomes due. A person who waits for a seat or for approval has no due date yet. */
import { admit } from '../espera/admit.ts';

/** `con_cupo`: the time to pay begins when a seat is free. `aprobada`: it begins when the institution approves. */
export const whenToPay = ['ahora', 'con_cupo', 'aprobada'] as const;
export type WhenToPay = (typeof whenToPay)[number];

type CursoToPay = Parameters<typeof admit>[0] & { readonly requiereAprobacion?: boolean | undefined };

export function whenToPayOf(curso: CursoToPay): WhenToPay {
  const admission = admit(curso, true);
  if (admission.ok && admission.value === 'espera') return 'con_cupo';
  return curso.requiereAprobacion ? 'aprobada' : 'ahora';
}
