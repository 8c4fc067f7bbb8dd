/** Shows the state of an invoice, as a word on its colour. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { EstadoLabel } from '../parts/EstadoLabel.tsx';

/** Annulled wins over every other state; overdue wins over partly paid. */
function stateOf({ estado, vencida, estadoPago }: Factura) {
  if (estado === 'anulada') return 'anulada';
  return vencida ? 'vencida' : estadoPago;
}

export function FacturaState({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  if (factura.tipo === 'nota_credito' && factura.estado === 'emitida') {
    return <StateLabel $tone="neutral">{t('tipo.nota_credito')}</StateLabel>;
  }
  const state = stateOf(factura);
  return <EstadoLabel estado={state}>{t(`estado.${state}`)}</EstadoLabel>;
}
