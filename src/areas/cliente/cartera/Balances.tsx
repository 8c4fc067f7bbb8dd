/** A strip per currency: the figures of the balance, what can be paid now, and the debts by day beside them. */
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import { canUseFavor } from '../../../domain/cuenta/canUseFavor.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { FavorButton, PagarButton, payProximo } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { WalletIcon } from '../../../ui/icons/menu.tsx';
import { CalendarIcon, SuccessIcon, WarningIcon } from '../../../ui/icons/signs.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { Link } from '../../../ui/routing/router.ts';
import { routes } from '../parts/routes.ts';
import { BalanceFigures, LoadingFigures } from './BalanceFigures.tsx';
import { DeudasCard } from './DeudasCard.tsx';

const Pair = styled.div`
  display: grid;
  gap: 16px;
  align-items: stretch;
  margin-block-end: 16px;

  @container portal (min-width: 900px) {
    grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
    gap: 24px;
    margin-block-end: 24px;
  }
`;
const Strip = styled(Card)`
  overflow: hidden;
  display: flex;
  flex-direction: column;
`;
const Line = styled(Text)`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;

  > svg {
    color: var(--portal-text-2);
  }
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  bdi {
    white-space: nowrap;
  }
  /* The name of the course, on a line of its own. */
  > span > a {
    display: block;
    inline-size: fit-content;
  }
  a > bdi {
    white-space: normal;
  }
  & + & {
    border-block-start: 1px solid var(--portal-line);
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

interface Props {
  /** Called when a figure opens the list below, so that the caller moves the focus there. */
  readonly onOpen: () => void;
}

export function Balances({ onOpen }: Props) {
  const t = useT('cartera');
  const { data, error, retry } = useRead('GET /api/cliente/balance');
  if (!data && error !== undefined) {
    return (
      <Pair>
        <ErrorCard inline title={t('saldos.fallo')} error={error} onRetry={retry} />
      </Pair>
    );
  }
  if (!data) return <Loading />;
  return data.map((balance) => (
    <BalanceOf key={balance.moneda} balance={balance} several={data.length > 1} onOpen={onOpen} />
  ));
}

interface BalanceProps extends Props {
  readonly balance: Balance;
  readonly several: boolean;
}

function BalanceOf({ balance, several, onOpen }: BalanceProps) {
  const t = useT('cartera');
  const { moneda, vencido, porVencer, saldoAFavor } = balance;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <Pair>
      <Strip $flush aria-label={several ? t('saldos.tituloMoneda', { moneda }) : t('saldos.titulo')}>
        <BalanceFigures balance={balance} several={several} onOpen={onOpen} />
        {vencido > 0 && (
          <Line>
            <WarningIcon size={20} />
            <span>{t.rich('saldos.atrasado', { valor: <span key="valor">{money(vencido)}</span> })}</span>
            <PagarButton what={{ overdueIn: moneda }} direct size="small" label={t('saldos.pagarVencido')}>
              {t('eleccion.pagar')}
            </PagarButton>
          </Line>
        )}
        <NextDue balance={balance} />
        {canUseFavor(balance) && (
          <Line>
            <WalletIcon size={20} />
            <span>
              {t.rich('saldos.tieneFavor', { valor: <span key="valor">{money(saldoAFavor)}</span> })}
            </span>
            <FavorButton balance={balance}>{t('saldos.usar')}</FavorButton>
          </Line>
        )}
      </Strip>
      {vencido + porVencer > 0 && <DeudasCard moneda={moneda} several={several} />}
    </Pair>
  );
}

function NextDue({ balance }: Pick<BalanceProps, 'balance'>) {
  const t = useT('cartera');
  const { proximoVencimiento: next, moneda, vencido, porVencer } = balance;
  if (next) {
    return (
      <Line>
        <CalendarIcon size={20} />
        <span>
          {t.rich('saldos.proximo', {
            valor: <Amount key="valor" valor={next.valor} moneda={moneda} />,
            fecha: <DateText key="fecha" value={next.fecha} />,
          })}
          <Link to={routes.factura(next.factura)}>
            {next.curso === undefined ? <bdi>{next.factura}</bdi> : <CursoText>{next.curso}</CursoText>}
          </Link>
        </span>
        <PagarButton what={payProximo(next)} direct tone="soft" size="small" label={t('saldos.pagarProximo')}>
          {t('eleccion.pagar')}
        </PagarButton>
      </Line>
    );
  }
  if (vencido + porVencer > 0) return null;
  return (
    <Line>
      <SuccessIcon size={20} />
      {t('saldos.alDia')}
    </Line>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Pair>
        <Strip $flush as="div">
          <LoadingFigures />
          {/* As many rows as most people in arrears see. */}
          {['62%', '70%', '54%'].map((width) => (
            <Line key={width} as="div">
              <span>
                <Skeleton $width={width} />
              </span>
              <div>
                <Skeleton $width="72px" $height="40px" />
              </div>
            </Line>
          ))}
        </Strip>
        <Strip as="div">
          <Skeleton $height="280px" />
        </Strip>
      </Pair>
    </SkeletonGroup>
  );
}
