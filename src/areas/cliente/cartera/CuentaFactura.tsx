/** What an invoice came to, what was paid and credited of it, and what is left. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Sumas } from './Sumas.ts';

export function CuentaFactura({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { total, pagado, acreditado, saldo, moneda } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <Card>
      <CardHead>
        <h2>{t('factura.cuenta')}</h2>
      </CardHead>
      <Sumas>
        <div>
          <dt>{t('factura.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
        {factura.tipo === 'factura' && (
          <>
            <div>
              <dt>{t('factura.pagado')}</dt>
              <dd>{money(pagado > 0 ? -pagado : 0)}</dd>
            </div>
            {acreditado > 0 && (
              <div>
                <dt>{t('factura.acreditado')}</dt>
                <dd>{money(-acreditado)}</dd>
              </div>
            )}
          </>
        )}
        <div data-total="">
          <dt>{t('factura.saldo')}</dt>
          <dd>{money(saldo)}</dd>
        </div>
      </Sumas>
    </Card>
  );
}
