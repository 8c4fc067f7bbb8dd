/** What all receipts that the filters leave come to, and the same list as files. */
import type { Answer } from '../../../client/call.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { ListFooter } from '../lists/ListFooter.tsx';
import { consultaRecibos, type FiltrosRecibos } from './filtrosRecibos.ts';

interface Props {
  readonly filtros: FiltrosRecibos;
  readonly lista: Answer<'GET /api/cliente/recibos'> | undefined;
}

export function TotalRecibos({ filtros, lista }: Props) {
  const t = useT('recibos');
  if (lista?.total === 0) return null;
  const { desde, hasta } = filtros;
  return (
    <ListFooter
      nombre={[t('archivo'), desde, hasta].filter(Boolean).join('-')}
      load={(media) => api.file('GET /api/cliente/recibos', media, { query: consultaRecibos(filtros) })}
    >
      {lista?.totales?.map(({ moneda, cuantos, valor, reembolsado, reversado, sinAplicar }) => (
        <p key={moneda}>
          {t.rich('total', {
            count: cuantos,
            valor: (
              <strong key="valor">
                <Amount valor={valor} moneda={moneda} />
              </strong>
            ),
          })}
          {reembolsado > 0 && (
            <span>
              {' · '}
              {t.rich('totalReembolsado', {
                valor: <Amount key="valor" valor={reembolsado} moneda={moneda} />,
              })}
            </span>
          )}
          {reversado > 0 && (
            <span>
              {' · '}
              {t.rich('totalReversado', { valor: <Amount key="valor" valor={reversado} moneda={moneda} /> })}
            </span>
          )}
          {sinAplicar > 0 && (
            <span>
              {' · '}
              {t.rich('totalAFavor', { valor: <Amount key="valor" valor={sinAplicar} moneda={moneda} /> })}
            </span>
          )}
        </p>
      ))}
    </ListFooter>
  );
}
