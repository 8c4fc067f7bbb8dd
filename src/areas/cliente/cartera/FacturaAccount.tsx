/** Shows what an invoice came to, what was paid and credited, and what is left, with a link to its movements. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { SumRow, Sums } from '../../../ui/data/Sums.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { carteraRoutes } from '../parts/routes.ts';

export function FacturaAccount({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { total, pagado, acreditado, anulado, saldo, moneda } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  if (factura.tipo === 'nota_credito') return <NotaAccount nota={factura} />;
  return (
    <Card>
      <CardHead title={t('factura.resumen')}>
        <TextLink to={carteraRoutes.movimientosOf(factura.numero)} data-print="none">
          {t('factura.movimientos')}
        </TextLink>
      </CardHead>
      <Sums>
        <SumRow name={t('factura.total')}>{money(total)}</SumRow>
        <SumRow name={t('factura.pagado')}>{money(pagado > 0 ? -pagado : 0)}</SumRow>
        {acreditado > 0 && <SumRow name={t('factura.acreditado')}>{money(-acreditado)}</SumRow>}
        {anulado > 0 && <SumRow name={t('estado.anulada')}>{money(-anulado)}</SumRow>}
        <SumRow name={t('factura.saldo')} total>
          {money(saldo)}
        </SumRow>
      </Sums>
    </Card>
  );
}

/** Shows no debt, because a credit note is deducted from its invoice in full. */
function NotaAccount({ nota: { numero, total, moneda } }: { readonly nota: Factura }) {
  const t = useT('cartera');
  return (
    <Card>
      <CardHead title={t('factura.resumen')} />
      <Sums>
        <SumRow name={t('factura.acreditadoA')}>
          <TextLink to={carteraRoutes.movimientosOf(numero)}>
            <Amount valor={total} moneda={moneda} />
          </TextLink>
        </SumRow>
      </Sums>
    </Card>
  );
}
