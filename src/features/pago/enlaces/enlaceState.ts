/** A payment link's state as clients see it: an active one whose invoices owe nothing any more cannot be paid either. */
import type { Enlace } from '../../../contract/enlace.ts';

export type EnlaceState = Enlace['estado'] | 'sinSaldo';

export const enlaceState = ({ estado, pendiente }: Enlace): EnlaceState =>
  estado === 'activo' && pendiente === 0 ? 'sinSaldo' : estado;

/** For its StateLabel. */
export const enlaceTones = {
  activo: 'warning',
  sinSaldo: 'neutral',
  pagado: 'success',
  caducado: 'neutral',
  revocado: 'neutral',
} as const;
