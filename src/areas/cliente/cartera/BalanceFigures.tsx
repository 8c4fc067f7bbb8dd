/** The balance as a sum: what is to come and what is overdue, less what is in favour. Each figure links to its entries. */
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import type { DebtAge } from '../../../domain/cuenta/antiguedad.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { coverCss } from '../../../ui/layout/coverCss.ts';
import { Link } from '../../../ui/routing/router.ts';
import { carteraRoutes, routes } from '../parts/routes.ts';

const Figures = styled.dl`
  display: grid;
  flex: 1;
  align-content: center;
  padding-block: 8px;

  > div {
    position: relative;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 8px 16px;
  }
  > div:hover {
    background: var(--portal-hover);
  }
  dt {
    color: var(--portal-text-2);
  }
  /* Screen readers get no sign (the empty text after the slash): the names already say what is added and what is subtracted. */
  dt::before {
    content: attr(data-sign) / '';
    display: inline-block;
    inline-size: 20px;
  }
  dd {
    font-size: 18px;
    font-weight: 700;
    line-height: 28px;
  }
  > div[data-total] {
    margin-block-start: 8px;
    padding-block: 12px 8px;
    border-block-start: 1px solid var(--portal-line);
  }
  > div[data-total] dt {
    color: var(--portal-text);
    font-weight: 600;
  }
  > div[data-total] dd {
    font-size: 20px;
  }
  > div[data-vencido] dd {
    color: var(--portal-error);
  }
  a {
    ${coverCss(-2, 'var(--portal-radius)')}
    color: inherit;
  }
  @container portal (min-width: 600px) {
    > div {
      padding-inline: 24px;
    }
    > div[data-total] dd {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;

interface Props {
  readonly balance: Balance;
  /** True if there are balances in other currencies too. */
  readonly several: boolean;
  /** Called when a figure opens the list below, so that the caller moves the focus there. */
  readonly onOpen: () => void;
}

export function BalanceFigures({ balance, several, onOpen }: Props) {
  const t = useT('cartera');
  const { moneda, saldo, vencido, porVencer, saldoAFavor } = balance;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  const ofAge = (age: DebtAge) => carteraRoutes.ofAge(age, several ? moneda : undefined);
  return (
    <Figures>
      <Figure name={t('saldos.porVencer')} to={ofAge('porVencer')} onOpen={onOpen}>
        {money(porVencer)}
      </Figure>
      <Figure sign="+" name={t('saldos.vencido')} to={ofAge('vencido')} onOpen={onOpen} vencido={vencido > 0}>
        {money(vencido)}
      </Figure>
      <Figure sign="−" name={t('saldos.aFavor')} to={routes.recibosAFavor}>
        {money(saldoAFavor)}
      </Figure>
      <Figure sign="=" name={t(saldo < 0 ? 'saldos.neto' : 'saldos.saldo')} to={carteraRoutes.movimientos}>
        {money(Math.abs(saldo))}
      </Figure>
    </Figures>
  );
}

interface FigureProps {
  /** Says how the figure enters the sum; the first has none, and `=` marks the result. */
  readonly sign?: '+' | '−' | '=';
  readonly name: string;
  readonly to: string;
  readonly vencido?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Figure({ sign, name, to, vencido = false, onOpen, children }: FigureProps) {
  const [term, amount] = [useId(), useId()];
  return (
    <div data-vencido={vencido || undefined} data-total={sign === '=' || undefined}>
      <dt id={term} data-sign={sign ?? ''}>
        {name}
      </dt>
      <dd>
        <Link id={amount} aria-labelledby={`${term} ${amount}`} to={to} onClick={onOpen}>
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
          <Skeleton $width="80px" />
          <Skeleton $width="120px" $height="28px" />
        </div>
      ))}
    </Figures>
  );
}
