/** Payments by month as bars, drawn at the width there is so that its words keep their size; and the same as a table. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { decimalesDe } from '../../../domain/dinero.ts';
import { dateFormat, numberFormat } from '../../../i18n/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import type { Serie } from './porMes.ts';

const ALTO = 220;
const PIE = 28;
const CABEZA = 12;
const EJE = 52;

const Figura = styled.figure`
  margin: 0;

  > div {
    block-size: ${ALTO}px;
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
  rect:hover {
    opacity: 0.8;
  }
  details {
    margin-block-start: 8px;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: var(--portal-accent);
    font-size: 14px;
    font-weight: 600;
    line-height: 32px;
    cursor: pointer;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 14px;
    line-height: 22px;
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  tfoot > tr > * {
    padding-block-start: 8px;
    font-weight: 600;
  }
  td {
    text-align: end;
  }
  tbody tr > * {
    padding-block: 4px;
    border-block-end: 1px solid var(--portal-line);
  }
  @media (forced-colors: active) {
    rect {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** The width of what `ref` is put on; 0 until it is known. */
function useAncho() {
  const ref = useRef<HTMLDivElement>(null);
  const [ancho, setAncho] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setAncho(Math.floor(box.clientWidth)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, ancho] as const;
}

export function Grafico({ serie: { meses, moneda, total } }: { readonly serie: Serie }) {
  const t = useT('inicio');
  const { locale, dir } = useIdioma();
  const [ref, ancho] = useAncho();
  const rtl = dir === 'rtl';
  const mayores = 10 ** decimalesDe(moneda);
  const x = scaleBand<string>(
    meses.map(({ mes }) => mes),
    rtl ? [ancho - EJE, 0] : [EJE, ancho],
  ).padding(0.35);
  const y = scaleLinear(
    [0, Math.max(1, ...meses.map(({ valor }) => valor / mayores))],
    [ALTO - PIE, CABEZA],
  ).nice(4);
  const corto = dateFormat(locale, { month: x.step() < 36 ? 'narrow' : 'short', timeZone: 'UTC' });
  const largo = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const eje = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const dia = (mes: string) => new Date(`${mes}-01T00:00:00Z`);
  const cero = y(0);
  return (
    <Figura>
      <div ref={ref}>
        {ancho > 0 && (
          <svg width={ancho} height={ALTO} aria-hidden="true">
            {y.ticks(4).map((valor) => (
              <g key={valor}>
                <line x1={rtl ? 0 : EJE} x2={rtl ? ancho - EJE : ancho} y1={y(valor)} y2={y(valor)} />
                <text x={rtl ? ancho : 0} y={y(valor) + 4} textAnchor={rtl ? 'end' : 'start'}>
                  {eje.format(valor)}
                </text>
              </g>
            ))}
            {meses.map(({ mes, valor }) => {
              const arriba = y(valor / mayores);
              return (
                <g key={mes}>
                  {valor > 0 && (
                    <rect
                      x={x(mes)}
                      y={arriba}
                      width={x.bandwidth()}
                      height={Math.max(2, cero - arriba)}
                      rx={4}
                    />
                  )}
                  <text x={(x(mes) ?? 0) + x.bandwidth() / 2} y={ALTO - 8} textAnchor="middle">
                    {corto.format(dia(mes)).replace('.', '')}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <details>
        <summary>{t('pagos.tabla')}</summary>
        <table aria-label={t('pagos.titulo')}>
          <thead>
            <tr>
              <th scope="col">{t('pagos.mes')}</th>
              <td>{t('pagos.valor', { moneda })}</td>
            </tr>
          </thead>
          <tbody>
            {meses.map(({ mes, valor }) => (
              <tr key={mes}>
                <th scope="row">{largo.format(dia(mes))}</th>
                <td>
                  <Amount valor={valor} moneda={moneda} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('pagos.total')}</th>
              <td>
                <Amount valor={total} moneda={moneda} />
              </td>
            </tr>
          </tfoot>
        </table>
      </details>
    </Figura>
  );
}
