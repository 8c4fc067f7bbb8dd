/** Says that something is overdue, and leads to paying it. Shows nothing while the balance is not known. */
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { carteraRoutes } from '../parts/routes.ts';

export function OverdueAlert() {
  const t = useT('inicio');
  const { money, list } = useFormat();
  const { data } = useRead('GET /api/cliente/balance');
  const overdue = data?.filter(({ vencido }) => vencido > 0) ?? [];
  if (overdue.length === 0) return null;
  return (
    <Alert
      tone="error"
      title={t('vencido.titulo', {
        valor: list(overdue.map(({ vencido, moneda }) => money(vencido, moneda))),
      })}
      action={
        <>
          <ButtonLink tone="text" size="small" to={carteraRoutes.ofAge('vencido')}>
            {t('vencido.ver')}
          </ButtonLink>
          {overdue.map(({ moneda, vencido }) => (
            <PagarButton key={moneda} what={{ overdueIn: moneda }} direct tone="danger" size="small">
              {overdue.length > 1
                ? t('vencido.pagarValor', { valor: money(vencido, moneda) })
                : t('vencido.pagar')}
            </PagarButton>
          ))}
        </>
      }
    >
      {t('vencido.texto')}
    </Alert>
  );
}
