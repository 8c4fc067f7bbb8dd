/** Says in words why the code of a discount is not applied. */
import { useT } from '../../i18n/useT.ts';
import { useWaitText } from '../../ui/hooks/useWaitText.ts';

const texts = {
  requerido: 'descuento.requerido',
  unapplied: 'descuento.sinAplicar',
  codigo_incorrecto: 'descuento.incorrecto',
  descuento_no_disponible: 'descuento.terminado',
} as const;

/** `wait`: the seconds after which the API takes another code. */
export function useCodigoFault(): (code: string, wait?: number) => string {
  const t = useT('solicitud');
  const waitText = useWaitText();
  return (code, wait = 0) => {
    if (code === 'demasiados_intentos') return t('descuento.muchos', { tiempo: waitText(wait) });
    return t(Object.entries(texts).find(([key]) => key === code)?.[1] ?? 'descuento.fallo');
  };
}
