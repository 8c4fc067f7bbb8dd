/** The figures of the statement of the range: what it began with, what came in and went out, what it ended with; and its files. */
import styled from 'styled-components';
import type { Answer } from '../../../client/llamada.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { PieListado } from '../listas/PieListado.tsx';
import { consultaMovimientos, type FiltrosMovimientos } from './filtrosMovimientos.ts';

const Cifras = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding: 0 16px 16px;

  dt {
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 20px;
  }
  dd {
    font-weight: 600;
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

interface Props {
  readonly filtros: FiltrosMovimientos;
  readonly lista: Answer<'GET /api/cliente/movimientos'> | undefined;
}

export function TotalMovimientos({ filtros, lista }: Props) {
  const t = useT('cartera');
  if (!lista || (lista.total === 0 && !lista.totales?.length)) return null;
  const { desde, hasta } = filtros;
  return (
    <>
      {lista.totales?.map(({ moneda, ...cifras }) => (
        <Cifras key={moneda} aria-label={t('estadoDeCuenta', { moneda })}>
          {(['saldoInicial', 'debe', 'haber', 'saldoFinal'] as const).map((cifra) => {
            const valor = cifras[cifra];
            return (
              valor !== undefined && (
                <div key={cifra}>
                  <dt>{t(`cifra.${cifra}`)}</dt>
                  <dd>
                    <Amount valor={valor} moneda={moneda} />
                  </dd>
                </div>
              )
            );
          })}
        </Cifras>
      ))}
      <PieListado
        nombre={[t('archivo'), desde, hasta].filter(Boolean).join('-')}
        load={(media) =>
          api.file('GET /api/cliente/movimientos', media, { query: consultaMovimientos(filtros) })
        }
      />
    </>
  );
}
