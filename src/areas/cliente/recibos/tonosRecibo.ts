/** The tone of each state of a receipt. */
import type { EstadoRecibo } from '../../../domain/estados/recibo.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export const tonosRecibo: { readonly [estado in EstadoRecibo]: Tone } = {
  vigente: 'success',
  reembolsado_parcial: 'warning',
  reembolsado: 'neutral',
  reversado: 'error',
};
