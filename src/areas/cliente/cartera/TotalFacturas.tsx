/** What all invoices that the filters leave come to, and the same list as files. */
import type { Answer } from '../../../client/llamada.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { PieListado } from '../listas/PieListado.tsx';
import { consultaFacturas, type FiltrosFacturas } from './filtrosFacturas.ts';

interface Props {
  readonly filtros: FiltrosFacturas;
  readonly lista: Answer<'GET /api/cliente/facturas'> | undefined;
}

export function TotalFacturas({ filtros, lista }: Props) {
  const t = useT('cartera');
  if (lista?.total === 0) return null;
  const { desde, hasta } = filtros;
  return (
    <PieListado
      nombre={[t('archivoFacturas'), desde, hasta].filter(Boolean).join('-')}
      load={(media) => api.file('GET /api/cliente/facturas', media, { query: consultaFacturas(filtros) })}
    >
      {lista?.totales?.map(({ moneda, cuantos, total, saldo }) => (
        <p key={moneda}>
          {t.rich('totalFacturas', {
            count: cuantos,
            total: <Amount key="total" valor={total} moneda={moneda} />,
            saldo: (
              <strong key="saldo">
                <Amount valor={saldo} moneda={moneda} />
              </strong>
            ),
          })}
        </p>
      ))}
    </PieListado>
  );
}
