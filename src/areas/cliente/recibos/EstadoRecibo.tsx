/** The state of a receipt as a word on its colour. */
import type { EstadoRecibo as Estado } from '../../../domain/estados/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { tonosRecibo } from './tonosRecibo.ts';

export function EstadoRecibo({ estado }: { readonly estado: Estado }) {
  const t = useT('recibos');
  return <StateLabel $tone={tonosRecibo[estado]}>{t(`estado.${estado}`)}</StateLabel>;
}
