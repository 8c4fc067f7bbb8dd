/** The figures of the statement of the range: what it began with, what came in and went out, what it ended with; and its files. */
import styled from 'styled-components';
import type { Answer } from '../../../client/call.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { ListFooter } from '../lists/ListFooter.tsx';
import { consultaMovimientos, type FiltrosMovimientos } from './filtrosMovimientos.ts';

const Cifras = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, max-content));
  gap: 8px 24px;

  dt {
    color: var(--portal-text-2);
    font-size: 13px;
    line-height: 20px;
  }
  dd {
    color: var(--portal-text);
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & + & {
    margin-block-start: 8px;
  }
`;

const nombres = ['saldoInicial', 'debe', 'haber', 'saldoFinal'] as const;

interface Props {
  readonly filtros: FiltrosMovimientos;
  readonly lista: Answer<'GET /api/cliente/movimientos'> | undefined;
}

export function TotalMovimientos({ filtros, lista }: Props) {
  const t = useT('cartera');
  if (!lista || (lista.total === 0 && !lista.totales?.length)) return null;
  const { desde, hasta } = filtros;
  return (
    <ListFooter
      nombre={[t('archivo'), desde, hasta].filter(Boolean).join('-')}
      load={(media) =>
        api.file('GET /api/cliente/movimientos', media, { query: consultaMovimientos(filtros) })
      }
    >
      {lista.totales?.map(({ moneda, ...cifras }) => (
        <Cifras key={moneda} aria-label={t('estadoDeCuenta', { moneda })}>
          {nombres.map((nombre) => {
            const valor = cifras[nombre];
            if (valor === undefined) return null;
            return (
              <div key={nombre}>
                <dt>{t(`cifra.${nombre}`)}</dt>
                <dd>
                  <Amount valor={valor} moneda={moneda} />
                </dd>
              </div>
            );
          })}
        </Cifras>
      ))}
    </ListFooter>
  );
}
