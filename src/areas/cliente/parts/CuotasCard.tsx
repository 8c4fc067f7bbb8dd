/**
 * The instalments of an invoice: when each is due, what is left of it and its state today. Renders nothing if the
 * invoice had a single one that owes nothing.
 */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { countedCuotas } from '../../../domain/cuenta/deudas.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { RuledOrderedList } from '../../../ui/layout/RuledList.ts';
import { EstadoLabel } from './EstadoLabel.tsx';

const Items = styled(RuledOrderedList)`
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 2px 12px;
  }
  > li > :nth-child(even) {
    justify-self: end;
  }
  /*
   * On paper each is one line: day, state, amount. Only a part-paid one says what is left; for the others the state says it.
   */
  @media print {
    > li {
      grid-template-columns: 1fr auto auto;
      padding-block: 3pt;
    }
    b {
      order: 1;
    }
    small {
      order: 2;
      grid-column: 1 / -1;
    }
    > li:not([data-part]) small {
      display: none;
    }
  }
`;

export function CuotasCard({ factura }: { readonly factura: Factura }) {
  const t = useT('cartera');
  const { today } = useNow();
  const { cuotas, saldo: owed, moneda } = factura;
  if (cuotas.length < 2 && owed === 0) return null;
  return (
    <Card>
      <CardHead title={t('factura.cuotas')} />
      <Items>
        {countedCuotas(factura).map(({ id, vence, valor, saldo, estado }) => {
          const state = saldo > 0 && vence < today ? 'vencida' : estado;
          return (
            <li key={id} data-part={saldo > 0 && saldo < valor ? '' : undefined}>
              <DateText value={vence} show="day" />
              <b>
                <Amount valor={valor} moneda={moneda} />
              </b>
              <span>
                <EstadoLabel estado={state}>{t(`cuotaEstado.${state}`)}</EstadoLabel>
              </span>
              <small>
                {t('factura.cuotaSaldo')} <Amount valor={saldo} moneda={moneda} />
              </small>
            </li>
          );
        })}
      </Items>
    </Card>
  );
}
