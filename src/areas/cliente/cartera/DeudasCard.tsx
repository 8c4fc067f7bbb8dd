/** What the client owes in one currency, by the day it is due: the oldest first, with a way to all of it. */
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import type { Factura } from '../../../contract/factura.ts';
import { deudasOf } from '../../../domain/cuenta/deudas.ts';
import { Named } from '../../../features/curso/Named.tsx';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { RuledOrderedList } from '../../../ui/layout/RuledList.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

/** As many as stand beside the figures of the balance. */
const SHOWN = 5;

const Items = styled(RuledOrderedList)`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
  }
  > li > div {
    display: grid;
    align-content: start;
    justify-items: end;
  }
  small[data-overdue] {
    color: var(--portal-error);
    font-weight: 600;
  }
`;

interface Props extends Pick<Balance, 'moneda'> {
  /** Something is owed in other currencies too. */
  readonly several: boolean;
}

export function DeudasCard({ moneda, several }: Props) {
  const t = useT('cartera');
  // Every invoice of the page owes something, so the page has the first debts, whatever comes after it.
  const read = useRead('GET /api/cliente/facturas', {
    query: {
      tipo: 'factura',
      estado: 'emitida',
      estadoPago: ['pendiente', 'parcial'],
      moneda,
      orden: 'proximoVencimiento',
      limite: SHOWN,
    },
  });
  return (
    <Card>
      <CardHead title={several ? t('deudas.tituloMoneda', { moneda }) : t('deudas.titulo')}>
        <TextLink to={carteraRoutes.toPay}>{t('deudas.verTodas')}</TextLink>
      </CardHead>
      {read.data ? (
        <Deudas facturas={read.data.resultados} moneda={moneda} />
      ) : (
        <Unread read={read} title={t('deudas.fallo')}>
          <Items>
            {['70%', '55%', '62%', '48%', '66%'].map((width) => (
              <li key={width}>
                <Skeleton $width={width} $height="44px" />
                <Skeleton $width="72px" $height="44px" />
              </li>
            ))}
          </Items>
        </Unread>
      )}
    </Card>
  );
}

interface DeudasProps extends Pick<Balance, 'moneda'> {
  readonly facturas: readonly Factura[];
}

function Deudas({ facturas, moneda }: DeudasProps) {
  const t = useT('cartera');
  const { today } = useNow();
  const cursos = new Map(facturas.map(({ numero, curso }) => [numero, curso]));
  return (
    <Items>
      {deudasOf(facturas)
        .slice(0, SHOWN)
        .map(({ factura, vence, saldo }) => {
          const isOverdue = vence < today;
          const fecha = <DateText key="fecha" value={vence} show="day" />;
          return (
            <li key={`${factura} ${vence}`}>
              <Named name={cursos.get(factura)} to={routes.factura(factura)}>
                {factura}
              </Named>
              <div>
                <b>
                  <Amount valor={saldo} moneda={moneda} />
                </b>
                <small data-overdue={isOverdue || undefined}>
                  {t.rich(isOverdue ? 'deudas.vencio' : 'factura.vence', { fecha })}
                </small>
              </div>
            </li>
          );
        })}
    </Items>
  );
}
