/** The four figures of a balance, each a link to what it is made of. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Link } from '../../../ui/router.ts';
import { Stack } from '../../../ui/Stack.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

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

interface Props {
  readonly balance: Balance;
  /** There are balances in other currencies too. */
  readonly several: boolean;
  /** Called when a figure opens the list below, so that the caller brings it into sight. */
  readonly onOpen: () => void;
}

export function BalanceFigures({ balance, several, onOpen }: Props) {
  const t = useT('cartera');
  const { moneda, saldo, vencido, porVencer, saldoAFavor } = balance;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  const ofAge = (edad: DebtAge) => carteraRoutes.ofAge(edad, several ? moneda : undefined);
  return (
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

export function LoadingFigures() {
  return (
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
  );
}
