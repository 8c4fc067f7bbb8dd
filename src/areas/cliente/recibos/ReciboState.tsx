/** The state of a receipt as a word on its colour. */
import type { EstadoRecibo } from '../../../domain/estados/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const tones: { readonly [estado in EstadoRecibo]: Tone } = {
  vigente: 'success',
  reembolsado_parcial: 'warning',
  reembolsado: 'neutral',
  reversado: 'error',
};

export function ReciboState({ estado }: { readonly estado: EstadoRecibo }) {
  const t = useT('recibos');
  return <StateLabel $tone={tones[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
