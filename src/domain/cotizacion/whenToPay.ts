/** When what a course costs is to be paid. Who waits for a seat or for approval has no due date yet. */
import { admitir } from '../espera/admit.ts';

/** `con_cupo` and `aprobada`: the days to pay begin when a seat is free, when the institution approves. */
export type CuandoSePaga = 'ahora' | 'con_cupo' | 'aprobada';

type CursoPorPagar = Parameters<typeof admitir>[0] & { readonly requiereAprobacion?: boolean | undefined };

export function cuandoSePaga(curso: CursoPorPagar): CuandoSePaga {
  const admision = admitir(curso, true);
  if (admision.ok && admision.valor === 'espera') return 'con_cupo';
  return curso.requiereAprobacion ? 'aprobada' : 'ahora';
}
