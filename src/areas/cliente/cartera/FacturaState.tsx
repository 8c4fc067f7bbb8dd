/** How an invoice stands, as a word on its colour. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

type State = Factura['estadoPago'] | 'vencida' | 'anulada';

/** look.md, Labels. */
const tones: { readonly [state in State]: Tone } = {
  pendiente: 'info',
  parcial: 'info',
  vencida: 'error',
  pagada: 'success',
  acreditada: 'neutral',
  anulada: 'neutral',
};

/** Annulled wins over every other state, and overdue over partly paid. */
function stateOf({ estado, vencida, estadoPago }: Factura): State {
  if (estado === 'anulada') return 'anulada';
  return vencida ? 'vencida' : estadoPago;
}

export function FacturaState({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  if (factura.tipo === 'nota_credito' && factura.estado === 'emitida') {
    return <StateLabel $tone="neutral">{t('tipo.nota_credito')}</StateLabel>;
  }
  const state = stateOf(factura);
  return <StateLabel $tone={tones[state]}>{t(`estado.${state}`)}</StateLabel>;
}
