/** The band that says that something is overdue, and leads to paying it. Nothing while that is not known. */
import type { Balance } from '../../../contract/balance.ts';
import { Pagar } from '../../../features/pago/Pagar.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { carteraRoutes } from '../parts/carteraRoutes.ts';

export function AvisoVencido() {
  const t = useT('inicio');
  const { money, list } = useFormat();
  const { data } = useLectura('GET /api/cliente/balance');
  const vencidos = data?.filter(isVencido) ?? [];
  if (vencidos.length === 0) return null;
  return (
    <Alert
      tone="error"
      title={t('vencido.titulo', {
        valor: list(vencidos.map(({ vencido, moneda }) => money(vencido, moneda))),
      })}
      action={
        <>
          <ButtonLink tone="text" size="small" to={carteraRoutes.ofAge('vencido')}>
            {t('vencido.ver')}
          </ButtonLink>
          {vencidos.map(({ moneda, vencido }) => (
            <Pagar key={moneda} que={{ vencidasEn: moneda }} tone="danger" size="small">
              {vencidos.length > 1
                ? t('vencido.pagarValor', { valor: money(vencido, moneda) })
                : t('vencido.pagar')}
            </Pagar>
          ))}
        </>
      }
    >
      {t('vencido.texto')}
    </Alert>
  );
}

const isVencido = ({ vencido }: Balance): boolean => vencido > 0;
