/** How an invoice stands, as a word on its colour. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { situacionOf, tonosFactura } from './estadoFactura.ts';

export function EstadoFactura({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  if (factura.tipo === 'nota_credito' && factura.estado === 'emitida') {
    return <StateLabel $tone="neutral">{t('tipo.nota_credito')}</StateLabel>;
  }
  const situacion = situacionOf(factura);
  return <StateLabel $tone={tonosFactura[situacion]}>{t(`estado.${situacion}`)}</StateLabel>;
}
