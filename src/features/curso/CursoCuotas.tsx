/** Each instalment that a course offers before anybody enrols. Renders nothing where it is paid at once. */
import type { Curso } from '../../contract/curso.ts';
import { offeredCuotas } from '../../domain/cotizacion/offeredCuotas.ts';
import { useNow } from '../../ui/useNow.ts';
import { CuotasPlan } from './CuotasPlan.tsx';

export function CursoCuotas({ curso }: { readonly curso: Curso }) {
  const { instante } = useNow();
  const offered = offeredCuotas(curso, instante.getTime());
  return offered ? <CuotasPlan {...offered} moneda={curso.moneda} /> : null;
}
