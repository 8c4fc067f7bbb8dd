/** What all receipts that the filters leave come to, whatever page of them shows. */
import styled from 'styled-components';
import { sumByMoneda } from '../../../domain/dinero.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { useTodas } from '../datos/useTodas.ts';
import { consultaRecibos, type FiltrosRecibos } from './filtrosRecibos.ts';

const Total = styled.p`
  min-block-size: 38px;
  padding: 0 16px 16px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;

  strong {
    color: var(--portal-text);
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

type Consulta = ReturnType<typeof consultaRecibos>;

const read = (query: Consulta & { limite: number; cursor?: string }, signal: AbortSignal) =>
  api('GET /api/cliente/recibos', { query, signal });

/** Nothing where it fails or there are too many to add up: the list below stands by itself. */
export function TotalRecibos({ filtros }: { readonly filtros: FiltrosRecibos }) {
  const t = useT('recibos');
  const { data, cortadas } = useTodas(consultaRecibos(filtros), read);
  if (data?.length === 0) return null;
  return (
    <Total role="status">
      {data &&
        !cortadas &&
        sumByMoneda(data).map(({ valor, moneda }) => (
          <span key={moneda}>
            {t.rich('total', {
              count: data.filter((recibo) => recibo.moneda === moneda).length,
              valor: (
                <strong key="valor">
                  <Amount valor={valor} moneda={moneda} />
                </strong>
              ),
            })}{' '}
          </span>
        ))}
    </Total>
  );
}
