/** The buttons of a payment that is still being put together. */
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import type { Pasos } from './usePasos.ts';

interface Props {
  readonly pasos: Pasos;
  readonly form: string;
}

export function AccionesPago({ pasos: { paso, elegido, enlace, favor, back }, form }: Props) {
  const t = useT('pago');
  const { money } = useFormat();
  if (paso.nombre === 'favor') {
    return (
      <>
        {back && (
          <Button tone="text" onClick={back}>
            {t('deOtraForma')}
          </Button>
        )}
        {favor.disponible !== undefined && favor.disponible > 0 && (
          <Button type="submit" form={form} loading={favor.sending}>
            {t('usar', { valor: money(favor.elegido.total, elegido.moneda) })}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button type="submit" form={form} loading={enlace.sending}>
      {t(paso.nombre === 'pagar' ? 'continuar' : 'crear')}
    </Button>
  );
}
