/** The band on top of an invoice on which something is owed: what to pay now, with its button, and any payment under way. */
import type { Factura } from '../../../contract/factura.ts';
import { proposePago, vencidoOf } from '../../../domain/cuenta/deudas.ts';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { PendingPagosAlert, payTone, usePendingPagos } from '../../../features/pago/PendingPagosAlert.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Band } from '../parts/Band.ts';
import { Awaited } from '../parts/DetailColumns.ts';

export function FacturaBand({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { today } = useNow();
  const pagos = usePendingPagos();
  if (!pagos) return <Awaited />;
  const { numero, saldo, moneda } = factura;
  const now = proposePago(factura, today);
  const key = now < saldo ? 'factura.porPagarAhora' : 'factura.porPagar';
  return (
    <Band>
      <PendingPagosAlert pagos={pagos} numeros={[numero]} withLink awaited={<Awaited />} />
      <Alert
        tone={vencidoOf(factura, today) > 0 ? 'error' : 'info'}
        title={t.rich(key, {
          valor: <Amount key="valor" valor={now} moneda={moneda} />,
          saldo: <Amount key="saldo" valor={saldo} moneda={moneda} />,
        })}
        action={
          <PagarButton what={{ requested: [{ numero }] }} tone={payTone(pagos, [numero])}>
            {t('factura.pagar')}
          </PagarButton>
        }
      />
    </Band>
  );
}
