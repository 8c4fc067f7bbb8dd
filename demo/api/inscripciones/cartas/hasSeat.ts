/** Whether a mail is to somebody who has a seat, or may count on one: only they have days to pay by and classes to note. */
import { takesSeat } from '../../../../src/domain/estados/inscripcion.ts';
import type { AvisoGuardado } from '../../correo/aviso.ts';

export function hasSeat(aviso: AvisoGuardado): boolean {
  if ('situacion' in aviso) return aviso.situacion !== 'lleno' && aviso.situacion !== 'espera';
  return !('estado' in aviso) || takesSeat(aviso.estado);
}
