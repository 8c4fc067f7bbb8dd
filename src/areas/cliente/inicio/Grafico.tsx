/**
 * Payments by month as bars, and beside them, hollow, what came back; drawn at the width there is so that its words keep their
 * size. In words, and month by month as a table whose figures open what they are made of: the bars do too, for a pointer.
 */
import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { decimalesDe } from '../../../domain/dinero.ts';
import { dateFormat, numberFormat } from '../../../i18n/intl.ts';
import { useIdioma } from '../../../i18n/useIdioma.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Link } from '../../../ui/router.ts';
import { devueltoOf, dia, recibosOf } from './mes.ts';
import type { Serie } from './porMes.ts';
import { TablaMeses } from './TablaMeses.tsx';

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
  rect[data-hueca] {
    fill: var(--portal-card);
    stroke: var(--portal-error);
    stroke-width: 2px;
  }
  a:hover rect {
    opacity: 0.8;
  }
  figcaption {
    margin-block-end: 8px;
    color: var(--portal-text-2);
    font-size: 14px;
    line-height: 22px;
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
    rect {
      fill: Highlight;
      forced-color-adjust: none;
    }
    rect[data-hueca] {
      fill: Canvas;
      stroke: CanvasText;
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

export function Grafico({ serie }: { readonly serie: Serie }) {
  const t = useT('inicio');
  const titulo = useId();
  const { pagado, devuelto, moneda } = serie;
  return (
    <Figura aria-labelledby={titulo}>
      <figcaption id={titulo}>
        {t.rich(devuelto > 0 ? 'pagos.resumenDevuelto' : 'pagos.resumen', {
          pagado: <Amount key="pagado" valor={pagado} moneda={moneda} />,
          devuelto: <Amount key="devuelto" valor={devuelto} moneda={moneda} />,
        })}
      </figcaption>
      <Dibujo serie={serie} />
      <TablaMeses serie={serie} />
    </Figura>
  );
}

/** The same as the table: not for whom the table is easier. */
function Dibujo({ serie: { meses, moneda } }: { readonly serie: Serie }) {
  const { locale, dir } = useIdioma();
  const [ref, ancho] = useAncho();
  const rtl = dir === 'rtl';
  const mayores = 10 ** decimalesDe(moneda);
  const x = scaleBand<string>(
    meses.map(({ mes }) => mes),
    rtl ? [ancho - EJE, 0] : [EJE, ancho],
  ).padding(0.35);
  const y = scaleLinear(
    [0, Math.max(1, ...meses.map((mes) => Math.max(mes.pagado, mes.devuelto) / mayores))],
    [ALTO - PIE, CABEZA],
  ).nice(4);
  const corto = dateFormat(locale, { month: x.step() < 36 ? 'narrow' : 'short', timeZone: 'UTC' });
  const eje = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const mitad = x.bandwidth() / 2;
  return (
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
          {meses.map((mes) => {
            const inicio = x(mes.mes) ?? 0;
            const barra = (valor: number, place: { x: number; width: number }, hueca = false) => {
              const alto = Math.max(2, y(0) - y(valor / mayores));
              return <rect {...place} y={y(0) - alto} height={alto} rx={2} data-hueca={hueca || undefined} />;
            };
            const ancha = mes.devuelto > 0 ? mitad - 1 : x.bandwidth();
            return (
              <g key={mes.mes}>
                {mes.pagado > 0 && (
                  <Link to={recibosOf(mes)} tabIndex={-1}>
                    {barra(mes.pagado, { x: rtl ? inicio + x.bandwidth() - ancha : inicio, width: ancha })}
                  </Link>
                )}
                {mes.devuelto > 0 && (
                  <Link to={devueltoOf(mes)} tabIndex={-1}>
                    {barra(
                      mes.devuelto,
                      { x: inicio + (rtl ? 1 : mitad + 1), width: Math.max(2, mitad - 2) },
                      true,
                    )}
                  </Link>
                )}
                <text x={inicio + mitad} y={ALTO - 8} textAnchor="middle">
                  {corto.format(dia(mes)).replace('.', '')}
                </text>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
