/** A payment link's state as clients see it: an active one whose invoices owe nothing any more cannot be paid either. */
import type { Enlace } from '../../contract/enlace.ts';

export type EnlaceVisto = Enlace['estado'] | 'sinSaldo';

export const enlaceVisto = ({ estado, pendiente }: Enlace): EnlaceVisto =>
  estado === 'activo' && pendiente === 0 ? 'sinSaldo' : estado;

/** For its StateLabel. */
export const tonosEnlace = {
  activo: 'warning',
  sinSaldo: 'neutral',
  pagado: 'success',
  caducado: 'neutral',
  revocado: 'neutral',
} as const;
