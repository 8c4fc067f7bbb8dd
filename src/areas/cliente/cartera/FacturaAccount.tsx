/**
 * What an invoice came to, what was paid and credited of it, and what is left; each figure opens what makes it: its line of
 * the ledger, or the receipts, credit notes and instalments further down this page.
 */

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { useHost } from '../../../ui/host.ts';
import { focusHeading } from '../../../ui/routeFocus.ts';
import { linkCss, TextLink } from '../../../ui/TextLink.tsx';
import { carteraRoutes, routes } from '../parts/routes.ts';
import { Sums } from './Sums.ts';

/** A part of this page that a figure of its account is made of; the heading of the part says the same in `data-parte`. */
export type FacturaPart = 'pagos' | 'notas' | 'cuotas';

const JumpButton = styled.button`
  ${linkCss}
`;

/** Goes down the page: no address of its own, as the hash may be where the portal keeps its path. */
function JumpTo({ part, children }: { readonly part: FacturaPart; readonly children: ReactNode }) {
  const { root } = useHost();
  const go = () => {
    const heading = root.querySelector<HTMLElement>(`[data-parte="${part}"]`);
    heading?.scrollIntoView({ block: 'center' });
    focusHeading(root, heading);
  };
  return (
    <JumpButton type="button" onClick={go}>
      {children}
    </JumpButton>
  );
}

export function FacturaAccount({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { total, pagado, acreditado, saldo, moneda, inscripcion } = factura;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  if (factura.tipo === 'nota_credito') return <NotaAccount nota={factura} />;
  // What was owed when the invoice was annulled, and is not any more.
  const annulled = total - pagado - acreditado - saldo;
  return (
    <Card>
      <CardHead>
        <Heading rank={2}>{t('factura.cuenta')}</Heading>
      </CardHead>
      <Sums>
        <div>
          <dt>
            <TextLink to={carteraRoutes.movimientosOf(factura.numero)}>{t('factura.total')}</TextLink>
          </dt>
          <dd>{money(total)}</dd>
        </div>
        <div>
          <dt>{pagado > 0 ? <JumpTo part="pagos">{t('factura.pagado')}</JumpTo> : t('factura.pagado')}</dt>
          <dd>{money(pagado > 0 ? -pagado : 0)}</dd>
        </div>
        {acreditado > 0 && (
          <div>
            <dt>
              {inscripcion ? (
                <JumpTo part="notas">{t('factura.acreditado')}</JumpTo>
              ) : (
                t('factura.acreditado')
              )}
            </dt>
            <dd>{money(-acreditado)}</dd>
          </div>
        )}
        {annulled > 0 && (
          <div>
            <dt>
              <TextLink to={carteraRoutes.movimientosOf(factura.numero)}>{t('estado.anulada')}</TextLink>
            </dt>
            <dd>{money(-annulled)}</dd>
          </div>
        )}
        <div data-total="">
          <dt>{saldo > 0 ? <JumpTo part="cuotas">{t('factura.saldo')}</JumpTo> : t('factura.saldo')}</dt>
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
      <CardHead>
        <Heading rank={2}>{t('factura.cuenta')}</Heading>
      </CardHead>
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
