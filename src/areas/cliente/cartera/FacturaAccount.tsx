/** What an invoice came to, what was paid and credited of it, and what is left, with the way to its lines of the ledger. */

import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { carteraRoutes, routes } from '../parts/routes.ts';
import { Sums } from './Sums.ts';

export function FacturaAccount({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { total, pagado, acreditado, saldo, moneda } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  if (factura.tipo === 'nota_credito') return <NotaAccount nota={factura} />;
  // What was owed when the invoice was annulled, and is not any more.
  const annulled = total - pagado - acreditado - saldo;
  return (
    <Card>
      <CardHead title={t('factura.cuenta')}>
        <TextLink to={carteraRoutes.movimientosOf(factura.numero)} data-print="none">
          {t('factura.movimientos')}
        </TextLink>
      </CardHead>
      <Sums>
        <div>
          <dt>{t('factura.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
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
        {annulled > 0 && (
          <div>
            <dt>{t('estado.anulada')}</dt>
            <dd>{money(-annulled)}</dd>
          </div>
        )}
        <div data-total="">
          <dt>{t('factura.saldo')}</dt>
          <dd>{money(saldo)}</dd>
        </div>
      </Sums>
    </Card>
  );
}

/** Nothing is owed of a credit note: all of it was taken off its invoice. */
function NotaAccount({ nota: { numero, refiere = '', total, moneda } }: { readonly nota: Factura }) {
  const t = useT('cartera');
  return (
    <Card>
      <CardHead title={t('factura.cuenta')} />
      <Sums>
        <div>
          <dt>
            {t.rich('factura.acreditadoA', {
              factura: (
                <TextLink key="factura" to={routes.factura(refiere)}>
                  <Code>{refiere}</Code>
                </TextLink>
              ),
            })}
          </dt>
          <dd>
            <TextLink to={carteraRoutes.movimientosOf(numero)}>
              <Amount valor={total} moneda={moneda} />
            </TextLink>
          </dd>
        </div>
      </Sums>
    </Card>
  );
}
