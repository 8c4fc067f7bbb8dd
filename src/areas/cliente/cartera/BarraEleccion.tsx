/** What was chosen to be paid, as long as something is: how many invoices, how much, and what to do with them. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { sumByMoneda } from '../../../domain/dinero.ts';
import { Pagar } from '../../../features/pago/Pagar.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';

interface Props {
  readonly elegidas: readonly Factura[];
  readonly onClear: () => void;
}

const Barra = styled.section`
  position: sticky;
  z-index: 3;
  inset-block-end: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-start: 16px;
  padding: 12px 16px;
  border: 1px solid var(--portal-accent);
  border-radius: var(--portal-radius-card);
  background: var(--portal-float);
  box-shadow: var(--portal-shadow-float);

  > p {
    flex: 1 1 200px;
  }
  @container portal (max-width: 599.9px) {
    > button {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;

export function BarraEleccion({ elegidas, onClear }: Props) {
  const t = useT('cartera');
  const totales = sumByMoneda(elegidas.map(({ saldo, moneda }) => ({ valor: saldo, moneda })));
  const [total] = totales;
  if (!total) return null;
  const varias = totales.length > 1;
  const que = { facturas: elegidas };
  return (
    <Barra aria-label={t('eleccion.nombre')}>
      <p role="status">
        {varias
          ? t('eleccion.monedas')
          : t.rich('eleccion.total', {
              count: elegidas.length,
              valor: (
                <strong key="valor">
                  <Amount valor={total.valor} moneda={total.moneda} />
                </strong>
              ),
            })}
      </p>
      <Button tone="text" size="small" onClick={onClear}>
        {t('eleccion.quitar')}
      </Button>
      <Pagar que={que} modo="enlace" tone="outline" size="small" disabled={varias} onHecho={onClear}>
        {t('eleccion.enlace')}
      </Pagar>
      <Pagar que={que} size="small" disabled={varias} onHecho={onClear}>
        {t('eleccion.pagar')}
      </Pagar>
    </Barra>
  );
}
