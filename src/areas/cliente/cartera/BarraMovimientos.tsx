/** The filter bar of the ledger: words, kind, currency where there is more than one, and days. */
import { tiposMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { useT } from '../../../i18n/useT.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import type { ListState } from '../lists/useList.ts';
import type { FiltrosMovimientos } from './filtrosMovimientos.ts';
import { useCampoMoneda } from './useCampoMoneda.ts';

export function BarraMovimientos({ listado }: { readonly listado: ListState<FiltrosMovimientos> }) {
  const t = useT('cartera');
  const monedas = useCampoMoneda(listado.filtros.moneda);
  return (
    <ListFilters
      listado={listado}
      buscar={{ label: t('buscarMovimiento'), ejemplo: t('buscarMovimientoEjemplo') }}
      elegibles={[
        {
          campo: 'tipo',
          label: t('filtro.movimiento'),
          opciones: tiposMovimiento.map((uno) => ({ value: uno, label: t(`movimiento.${uno}`) })),
        },
        ...monedas,
      ]}
      rango={t('filtro.fechas')}
    />
  );
}
