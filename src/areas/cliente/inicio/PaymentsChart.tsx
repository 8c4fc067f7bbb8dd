/**
 * Payments by month as bars, and refunds as hollow bars. Drawn at the available width, so that text keeps its size. The sums are
 * above in words and each month below in a table. Bars and figures open the list that they sum up.
 */
import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { decimalsOf } from '../../../domain/dinero.ts';
import { dateFormat, numberFormat } from '../../../domain/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { Link } from '../../../ui/routing/router.ts';
import { type MonthlySeries, movimientosOf, recibosOf, startOfMonth } from './months.ts';
import { PaymentsTable } from './PaymentsTable.tsx';

const HEIGHT = 220;
const FOOT = 28;
/** Room for the figure above the highest bar. */
const HEAD = 24;
const AXIS = 52;

const Figure = styled.figure`
  margin: 0;

  > div {
    block-size: ${HEIGHT}px;
    direction: ltr;
  }
  svg {
    display: block;
    overflow: visible;
  }
  text {
    fill: var(--portal-text-2);
    font-size: 12px;
  }
  line {
    stroke: var(--portal-line);
  }
  rect {
    fill: var(--portal-accent);
  }
  rect[data-hollow] {
    fill: var(--portal-card);
    stroke: var(--portal-error);
    stroke-width: 2px;
  }
  a:hover rect {
    opacity: 0.8;
  }
  figcaption {
    margin-block-end: 8px;
  }
  details {
    margin-block-start: 8px;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: var(--portal-accent);
    font-size: var(--portal-table);
    font-weight: 600;
    line-height: 32px;
    cursor: pointer;
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  tfoot > tr > * {
    padding-block-start: 8px;
    font-weight: 600;
  }
  td,
  thead th + th {
    padding-inline-start: 12px;
    text-align: end;
  }
  td > a {
    display: inline-block;
    padding-block: 2px;
  }
  tbody tr > * {
    padding-block: 4px;
    border-block-end: 1px solid var(--portal-line);
  }
  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
    rect {
      fill: Highlight;
      forced-color-adjust: none;
    }
    rect[data-hollow] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

/** What each kind of bar stands for. */
const Legend = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-block-end: 8px;
  color: var(--portal-text-2);
  font-size: 13px;
  line-height: 20px;

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  i {
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--portal-accent);
    border-radius: 3px;
    background: var(--portal-accent);
  }
  i[data-hollow] {
    border-color: var(--portal-error);
    background: none;
  }
`;

/** Returns the width of the element that `ref` is attached to; 0 until it is known. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(box.clientWidth)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

export function PaymentsChart({ series }: { readonly series: MonthlySeries }) {
  const t = useT('inicio');
  const title = useId();
  const { pagado, reembolsado, moneda } = series;
  return (
    <Figure aria-labelledby={title}>
      <Text as="figcaption" $tone="muted" id={title}>
        {t.rich(reembolsado > 0 ? 'pagos.resumenDevuelto' : 'pagos.resumen', {
          pagado: <Amount key="pagado" valor={pagado} moneda={moneda} />,
          devuelto: <Amount key="devuelto" valor={reembolsado} moneda={moneda} />,
        })}
      </Text>
      <Legend aria-hidden="true">
        <li>
          <i />
          {t('pagos.pagado')}
        </li>
        {reembolsado > 0 && (
          <li>
            <i data-hollow="" />
            {t('pagos.devuelto')}
          </li>
        )}
      </Legend>
      <Drawing series={series} />
      <PaymentsTable series={series} />
    </Figure>
  );
}

/** Says nothing that the table does not, so it is hidden from assistive technology and from the keyboard. */
function Drawing({ series: { meses, moneda } }: { readonly series: MonthlySeries }) {
  const { locale, dir } = useIdioma();
  const [ref, width] = useWidth();
  const rtl = dir === 'rtl';
  const unit = 10 ** decimalsOf(moneda);
  const x = scaleBand<string>(
    meses.map(({ mes }) => mes),
    rtl ? [width - AXIS, 0] : [AXIS, width],
  ).padding(0.35);
  const y = scaleLinear(
    [0, Math.max(1, ...meses.map((mes) => Math.max(mes.pagado, mes.reembolsado) / unit))],
    [HEIGHT - FOOT, HEAD],
  ).nice(4);
  const isNarrow = x.step() < 36;
  const format = dateFormat(locale, { month: isNarrow ? 'narrow' : 'short', timeZone: 'UTC' });
  const axis = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  // Whole dollars, or tenths of a thousand or a million: the table has the cents.
  const isLarge = (y.domain()[1] ?? 0) >= 10_000;
  const figure = numberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: isLarge && !isNarrow ? 1 : 0,
  });
  const half = x.bandwidth() / 2;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {y.ticks(4).map((valor) => (
            <g key={valor}>
              <line x1={rtl ? 0 : AXIS} x2={rtl ? width - AXIS : width} y1={y(valor)} y2={y(valor)} />
              <text x={rtl ? width : 0} y={y(valor) + 4} textAnchor={rtl ? 'end' : 'start'}>
                {axis.format(valor)}
              </text>
            </g>
          ))}
          {meses.map((mes) => {
            const start = x(mes.mes) ?? 0;
            const bar = (valor: number, place: { x: number; width: number }, hollow = false) => {
              const height = Math.max(2, y(0) - y(valor / unit));
              // Two bars side by side have their figures on their outer sides, so that none lies over the other bar.
              const isAlone = mes.pagado === 0 || mes.reembolsado === 0;
              const isLeft = hollow === rtl;
              const anchor = isAlone
                ? ({ x: place.x + place.width / 2, textAnchor: 'middle' } as const)
                : isLeft
                  ? ({ x: place.x + place.width, textAnchor: 'end' } as const)
                  : ({ x: place.x, textAnchor: 'start' } as const);
              return (
                <>
                  <rect
                    {...place}
                    y={y(0) - height}
                    height={height}
                    rx={2}
                    data-hollow={hollow || undefined}
                  />
                  {/* On a phone the figure of a second bar would lie over the bar of the next month. */}
                  {(isAlone || !hollow || !isNarrow) && (
                    <text {...anchor} y={y(0) - height - 6}>
                      {figure.format(valor / unit)}
                    </text>
                  )}
                </>
              );
            };
            const full = mes.reembolsado > 0 ? half - 1 : x.bandwidth();
            return (
              <g key={mes.mes}>
                {mes.pagado > 0 && (
                  <Link to={recibosOf(mes)} tabIndex={-1}>
                    {bar(mes.pagado, { x: rtl ? start + x.bandwidth() - full : start, width: full })}
                  </Link>
                )}
                {mes.reembolsado > 0 && (
                  <Link to={movimientosOf(mes)} tabIndex={-1}>
                    {bar(
                      mes.reembolsado,
                      { x: start + (rtl ? 1 : half + 1), width: Math.max(2, half - 2) },
                      true,
                    )}
                  </Link>
                )}
                <text x={start + half} y={HEIGHT - 8} textAnchor="middle">
                  {format.format(startOfMonth(mes)).replace('.', '')}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
