/** What all invoices that the filters leave come to, and the same list as files. */
import type { Answer } from '../../../client/call.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { ListFooter } from '../lists/ListFooter.tsx';
import { consultaFacturas, type FiltrosFacturas } from './filtrosFacturas.ts';

interface Props {
  readonly filtros: FiltrosFacturas;
  readonly lista: Answer<'GET /api/cliente/facturas'> | undefined;
}

export function TotalFacturas({ filtros, lista }: Props) {
  const t = useT('cartera');
  if (lista?.total === 0) return null;
  const { antiguedad, desde, hasta } = filtros;
  return (
    <ListFooter
      nombre={[t('archivoFacturas'), antiguedad, desde, hasta].filter(Boolean).join('-')}
      load={(media) => api.file('GET /api/cliente/facturas', media, { query: consultaFacturas(filtros) })}
    >
      {lista?.totales?.map(({ moneda, cuantos, total, saldo, enAntiguedad }) => {
        const money = (valor: number) => <Amount key="money" valor={valor} moneda={moneda} />;
        const strong = (valor: number) => <strong key="strong">{money(valor)}</strong>;
        return (
          <p key={moneda}>
            {antiguedad && enAntiguedad !== undefined
              ? t.rich('totalEdad', {
                  count: cuantos,
                  tramo: t(`antiguedad.${antiguedad}`),
                  edad: strong(enAntiguedad),
                  saldo: money(saldo),
                })
              : t.rich('totalFacturas', { count: cuantos, total: money(total), saldo: strong(saldo) })}
          </p>
        );
      })}
    </ListFooter>
  );
}
