/** What an invoice came to, what was paid and credited of it, and what is left. */
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { rutas } from '../rutas.ts';
import { rutasCartera } from './rutasCartera.ts';
import { Sumas } from './Sumas.ts';

export function CuentaFactura({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { total, pagado, acreditado, saldo, moneda } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  if (factura.tipo === 'nota_credito') return <CuentaNota nota={factura} />;
  // What was owed when it was annulled, and is not any more.
  const anulado = total - pagado - acreditado - saldo;
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
        {anulado > 0 && (
          <div>
            <dt>
              <TextLink to={rutasCartera.movimientosDe(factura.numero)}>{t('estado.anulada')}</TextLink>
            </dt>
            <dd>{money(-anulado)}</dd>
          </div>
        )}
        <div data-total="">
          <dt>{t('factura.saldo')}</dt>
          <dd>{money(saldo)}</dd>
        </div>
      </Sumas>
    </Card>
  );
}

/** Nothing is owed of a credit note: all of it was taken off its invoice. */
function CuentaNota({ nota: { refiere = '', total, moneda } }: { readonly nota: Factura }) {
  const t = useT('cartera');
  return (
    <Card>
      <CardHead>
        <h2>{t('factura.cuenta')}</h2>
      </CardHead>
      <Sumas>
        <div>
          <dt>
            {t.rich('factura.acreditadoA', {
              factura: (
                <TextLink key="factura" to={rutas.factura(refiere)}>
                  <Code>{refiere}</Code>
                </TextLink>
              ),
            })}
          </dt>
          <dd>
            <Amount valor={total} moneda={moneda} />
          </dd>
        </div>
      </Sumas>
    </Card>
  );
}
