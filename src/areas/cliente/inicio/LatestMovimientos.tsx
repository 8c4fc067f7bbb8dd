/** The five latest movements of the account. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { RuledList } from '../../../ui/layout/RuledList.ts';
import { Link } from '../../../ui/routing/router.ts';
import { MovimientoAmount, MovimientoText } from '../parts/libro.tsx';
import { carteraRoutes, documentoRoute } from '../parts/routes.ts';

const Items = styled(RuledList)`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
  }
  a {
    color: var(--portal-text);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--portal-accent);
    text-decoration: underline;
  }
  b {
    grid-area: 1 / 2 / span 2;
    text-align: end;
  }
`;

/** Shows nothing to a client to whom nothing was ever billed. */
export function LatestMovimientos() {
  const t = useT('inicio');
  const { data: balances } = useRead('GET /api/cliente/balance');
  if (balances?.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('movimientos.titulo')}>
        <TextLink to={carteraRoutes.movimientos}>{t('movimientos.verTodos')}</TextLink>
      </CardHead>
      <Latest />
    </Card>
  );
}

export const useLatestMovimientos = () =>
  useRead('GET /api/cliente/movimientos', { query: { limite: 5, orden: '-secuencia' } });

function Latest() {
  const t = useT('inicio');
  const read = useLatestMovimientos();
  const { data } = read;
  if (!data) {
    return (
      <Unread read={read} title={t('movimientos.fallo')}>
        <Items>
          {['70%', '55%', '62%', '48%', '66%'].map((width) => (
            <li key={width}>
              <Skeleton $width={width} $height="24px" />
              <Skeleton $width="72px" $height="24px" />
              <small>
                <Skeleton $width="64px" $height="20px" />
              </small>
            </li>
          ))}
        </Items>
      </Unread>
    );
  }
  return (
    <Items>
      {data.resultados.map((movimiento) => {
        const { secuencia, moneda, fecha } = movimiento;
        const text = <MovimientoText movimiento={movimiento} />;
        const to = documentoRoute(movimiento);
        return (
          <li key={`${moneda} ${secuencia}`}>
            {to === undefined ? text : <Link to={to}>{text}</Link>}
            <b>
              <MovimientoAmount movimiento={movimiento} />
            </b>
            <small>
              <DateText value={fecha} />
            </small>
          </li>
        );
      })}
    </Items>
  );
}
