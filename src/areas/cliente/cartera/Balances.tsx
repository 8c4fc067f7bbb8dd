/** What is owed, in a strip per currency whose figures open what they are made of, and the debt by age. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import type { Edad } from '../../../domain/cuenta/antiguedad.ts';
import { canUseFavor, FavorButton, PagarButton } from '../../../features/pago/PagarButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Card } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { WalletIcon } from '../../../ui/icons/menu.tsx';
import { CalendarIcon, SuccessIcon, WarningIcon } from '../../../ui/icons/signs.tsx';
import { Link } from '../../../ui/router.ts';
import { Stack } from '../../../ui/Stack.ts';
import { useRead } from '../../../ui/useRead.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';
import { Antiguedad } from './Antiguedad.tsx';

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
const Figures = styled.dl`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > div {
    position: relative;
    display: grid;
    align-content: center;
    padding: 16px;
    border-block-end: 1px solid var(--portal-line);
  }
  > div:nth-child(odd) {
    border-inline-end: 1px solid var(--portal-line);
  }
  > div:hover {
    background: var(--portal-hover);
  }
  dt {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: var(--portal-table-line);
  }
  dd {
    font-size: 18px;
    font-weight: 700;
    line-height: 28px;
  }
  > div:first-child dd {
    font-size: 22px;
    line-height: 32px;
  }
  > div[data-vencido] dd {
    color: var(--portal-error);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--portal-accent);
    outline-offset: -2px;
    border-radius: var(--portal-radius);
  }
  @container portal (min-width: 600px) {
    > div {
      padding: 16px 24px;
    }
    > div:first-child dd {
      font-size: 26px;
    }
  }
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);

  > svg {
    flex-shrink: 0;
    color: var(--portal-text-2);
  }
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  bdi {
    white-space: nowrap;
  }
  & + & {
    border-block-start: 1px solid var(--portal-line);
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

interface Props {
  /** Called when a figure opens the list below, so that the caller brings it into sight. */
  readonly onOpen: () => void;
}

export function Balances({ onOpen }: Props) {
  const t = useT('cartera');
  const { data, error, retry } = useRead('GET /api/cliente/balance');
  if (!data && error !== undefined) {
    return (
      <Pair>
        <Card>
          <ErrorState inline title={t('saldos.fallo')} error={error} onRetry={retry} />
        </Card>
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
  const { moneda, saldo, vencido, porVencer, saldoAFavor } = balance;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  const ofAge = (edad: Edad) => carteraRoutes.ofAge(edad, several ? moneda : undefined);
  return (
    <Pair>
      <Strip $flush aria-label={several ? t('saldos.tituloMoneda', { moneda }) : t('saldos.titulo')}>
        <Figures>
          <Figure
            name={t(saldo < 0 ? 'saldos.neto' : 'saldos.saldo')}
            to={carteraRoutes.movimientos}
            onOpen={onOpen}
          >
            {money(Math.abs(saldo))}
          </Figure>
          <Figure name={t('saldos.vencido')} to={ofAge('vencido')} onOpen={onOpen} vencido={vencido > 0}>
            {money(vencido)}
          </Figure>
          <Figure name={t('saldos.porVencer')} to={ofAge('porVencer')} onOpen={onOpen}>
            {money(porVencer)}
          </Figure>
          <Figure name={t('saldos.aFavor')} to={routes.recibosAFavor}>
            {money(saldoAFavor)}
          </Figure>
        </Figures>
        {vencido > 0 && (
          <Line>
            <WarningIcon size={20} />
            <span>{t.rich('saldos.atrasado', { valor: <span key="valor">{money(vencido)}</span> })}</span>
            <PagarButton
              que={{ vencidasEn: moneda }}
              tone="danger"
              size="small"
              label={t('saldos.pagarVencido')}
            >
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
            <FavorButton balance={balance} label={t('saldos.usarFavor')}>
              {t('saldos.usar')}
            </FavorButton>
          </Line>
        )}
      </Strip>
      {vencido + porVencer > 0 && <Antiguedad balance={balance} several={several} onOpen={onOpen} />}
    </Pair>
  );
}

function NextDue({
  balance: { proximoVencimiento: proximo, moneda, vencido, porVencer },
}: {
  readonly balance: Balance;
}) {
  const t = useT('cartera');
  if (proximo) {
    return (
      <Line>
        <CalendarIcon size={20} />
        <span>
          {t.rich('saldos.proximo', {
            valor: <Amount key="valor" valor={proximo.valor} moneda={moneda} />,
            fecha: <DateText key="fecha" value={proximo.fecha} />,
            factura: (
              <Link key="factura" to={routes.factura(proximo.factura)}>
                <bdi>{proximo.factura}</bdi>
              </Link>
            ),
          })}
        </span>
        <PagarButton
          que={{ pedidas: [{ numero: proximo.factura, valor: proximo.valor }] }}
          tone="soft"
          size="small"
          label={t('saldos.pagarProximo')}
        >
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

interface FigureProps {
  readonly name: string;
  readonly to: string;
  readonly vencido?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Figure({ name, to, vencido = false, onOpen, children }: FigureProps) {
  return (
    <div data-vencido={vencido || undefined}>
      <dt>{name}</dt>
      <dd>
        <Link to={to} aria-description={name} onClick={onOpen}>
          {children}
        </Link>
      </dd>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Pair>
        <Strip $flush as="div">
          <Figures as="div">
            {[0, 1, 2, 3].map((n) => (
              <div key={n}>
                <Stack $gap={8}>
                  <Skeleton $width="80px" />
                  <Skeleton $width="120px" $height="28px" />
                </Stack>
              </div>
            ))}
          </Figures>
        </Strip>
        <Strip as="div">
          <Skeleton $height="180px" />
        </Strip>
      </Pair>
    </SkeletonGroup>
  );
}
