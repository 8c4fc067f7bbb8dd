/** The ledger of the client with its running balance, between two days; as a file it is the statement of the same range. */
import { useT } from '../../../i18n/useT.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { ListView } from '../lists/ListView.tsx';
import { NoMatches } from '../lists/NoMatches.tsx';
import { useList } from '../lists/useList.ts';
import { BarraMovimientos } from './BarraMovimientos.tsx';
import { camposMovimientos, consultaMovimientos } from './filtrosMovimientos.ts';
import { MovimientosTabla } from './MovimientosTabla.tsx';
import { TotalMovimientos } from './TotalMovimientos.tsx';

export function Movimientos() {
  const t = useT('cartera');
  const listado = useList(camposMovimientos);
  const lectura = useLectura('GET /api/cliente/movimientos', {
    query: { ...consultaMovimientos(listado.filtros), ...listado.tramo },
  });
  return (
    <ListView
      listado={listado}
      lectura={lectura}
      filtros={<BarraMovimientos listado={listado} />}
      resumen={<TotalMovimientos filtros={listado.filtros} lista={lectura.data} />}
      esqueleto={<MovimientosTabla movimientos={undefined} busy={false} />}
      vacio={<EmptyState title={t('sinMovimientos.titulo')}>{t('sinMovimientos.texto')}</EmptyState>}
      sinCoincidencias={
        <NoMatches
          titulo={t('sinMovimientos.filtrados')}
          texto={t('sinCoincidencias.texto')}
          onClear={listado.clear}
        />
      }
    >
      {(movimientos, busy) => <MovimientosTabla movimientos={movimientos} busy={busy} />}
    </ListView>
  );
}
