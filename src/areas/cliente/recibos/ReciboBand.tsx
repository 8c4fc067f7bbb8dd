/** The band on top of a receipt: money given back, or credit that is left of it, with the button that uses it. */
import type { Recibo } from '../../../contract/recibo.ts';
import { FavorButton } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Band } from '../parts/Band.ts';
import { estadoTones } from '../parts/EstadoLabel.tsx';
import { carteraRoutes } from '../parts/routes.ts';

export function ReciboBand({ recibo }: { readonly recibo: Recibo }) {
  const t = useT('recibos');
  const { estado, reembolsado, sinAplicar, moneda } = recibo;
  const money = (valor: number) => ({ valor: <Amount key="valor" valor={valor} moneda={moneda} /> });
  return (
    <Band>
      {reembolsado > 0 && (
        <Alert
          tone={estadoTones[estado]}
          action={
            estado === 'reversado' && (
              <ButtonLink tone="outline" to={carteraRoutes.toPay}>
                {t('verCartera')}
              </ButtonLink>
            )
          }
        >
          {estado === 'reversado' ? t('aviso.reversado') : t.rich('aviso.reembolsado', money(reembolsado))}
        </Alert>
      )}
      {sinAplicar > 0 && (
        <Alert tone="info" action={<UseFavorButton moneda={moneda} />}>
          {t.rich('aviso.aFavor', money(sinAplicar))}
        </Alert>
      )}
    </Band>
  );
}

function UseFavorButton({ moneda }: Pick<Recibo, 'moneda'>) {
  const t = useT('recibos');
  const { data } = useRead('GET /api/cliente/balance');
  return <FavorButton balance={data?.find((balance) => balance.moneda === moneda)}>{t('usar')}</FavorButton>;
}
