/**
 * The debt by days overdue: a table with a bar in each row, so that the picture and the numbers are one thing and neither
 * depends on colour. Bar and number open the invoices behind them.
 */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Balance } from '../../../contract/balance.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { ageBuckets } from '../../../domain/fechas.ts';
import { wholePercents } from '../../../domain/wholePercents.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { PlainTable } from '../../../ui/data/PlainTable.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Link } from '../../../ui/routing/router.ts';
import { carteraRoutes } from '../parts/routes.ts';

const ValueLink = styled(TextLink)`
  color: inherit;

  &:hover {
    color: var(--portal-accent);
  }
`;
const AgeTable = styled(PlainTable)`
  thead th {
    block-size: 0;
    padding: 0;
  }
  tbody th {
    padding-block: 4px;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding-block: 4px;
    padding-inline-start: 12px;
    text-align: end;
    font-weight: 600;
  }
  td:nth-child(2) {
    inline-size: 100%;
  }
  td:nth-child(2) > a {
    display: block;
    padding-block: 6px;
  }
  tr[data-none] > * {
    color: var(--portal-text-2);
    font-weight: 400;
  }
`;
const Bar = styled.span`
  display: block;
  block-size: 12px;
  border-radius: 6px;
  background: var(--portal-fill);
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    inline-size: var(--part);
    min-inline-size: 4px;
    block-size: 100%;
    border-radius: 6px;
    background: var(--portal-error);
  }
  &[data-por-vencer]::before {
    background: var(--portal-accent);
  }
  &[data-none]::before {
    content: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::before,
    &[data-por-vencer]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    border: 1px solid #000;
    &::before {
      background: #000;
      print-color-adjust: exact;
    }
  }
`;
interface Props {
  readonly balance: Balance;
  /** Something is owed in other currencies too. */
  readonly several: boolean;
  /** An age was opened. */
  readonly onOpen: () => void;
}

export function AntiguedadCard({ balance, several, onOpen }: Props) {
  const t = useT('cartera');
  const { number } = useFormat();
  const { antiguedad, moneda, corte } = balance;
  const sums = ageBuckets.map((bucket) => antiguedad[bucket]);
  const total = sumValores(sums);
  const percents = wholePercents(sums);
  return (
    <Card>
      <CardHead title={t('antiguedad.titulo')}>
        <Text as="span" $tone="muted">
          {t.rich('antiguedad.corte', { fecha: <DateText key="fecha" value={corte} show="day" /> })}
        </Text>
      </CardHead>
      <AgeTable aria-label={t('antiguedad.titulo')}>
        <thead>
          <tr>
            {(['tramo', 'parte', 'valor'] as const).map((column) => (
              <th key={column} scope="col">
                <VisuallyHidden>{t(`antiguedad.${column}`)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ageBuckets.map((bucket, index) => {
            const part = total === 0 ? 0 : antiguedad[bucket] / total;
            const none = antiguedad[bucket] === 0 || undefined;
            const bar = (
              <Bar
                aria-hidden="true"
                data-por-vencer={bucket === 'porVencer' || undefined}
                data-none={none}
                style={{ '--part': `${part * 100}%` } as CSSProperties}
              />
            );
            const value = <Amount valor={antiguedad[bucket]} moneda={moneda} />;
            const to = carteraRoutes.ofAge(bucket, several ? moneda : undefined);
            const name = t(`antiguedad.${bucket}`);
            return (
              <tr key={bucket} data-none={none}>
                <th scope="row">{name}</th>
                <td>
                  <VisuallyHidden>
                    {number((percents[index] ?? 0) / 100, { style: 'percent' })}
                  </VisuallyHidden>
                  {none ? (
                    bar
                  ) : (
                    // Repeats the number's link, for people who click the bar.
                    <Link to={to} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
                      {bar}
                    </Link>
                  )}
                </td>
                <td>
                  {none ? (
                    value
                  ) : (
                    <ValueLink to={to} aria-description={name} onClick={onOpen}>
                      {value}
                    </ValueLink>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </AgeTable>
    </Card>
  );
}
