/** The filter bar of the receipts: words, how it was paid, state and days. */
import { medios } from '../../../domain/estados/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import type { ListState } from '../lists/useList.ts';
import { type FiltrosRecibos, ordenesRecibos, verRecibos } from './filtrosRecibos.ts';

export function BarraRecibos({ listado }: { readonly listado: ListState<FiltrosRecibos> }) {
  const t = useT('recibos');
  return (
    <ListFilters
      listado={listado}
      buscar={{ label: t('buscar'), ejemplo: t('buscarEjemplo') }}
      elegibles={[
        {
          campo: 'medio',
          label: t('columna.medio'),
          opciones: medios.map((uno) => ({ value: uno, label: t(`medio.${uno}`) })),
        },
        {
          campo: 'estado',
          label: t('columna.estado'),
          opciones: verRecibos.map((uno) => ({ value: uno, label: t(`estado.${uno}`) })),
        },
      ]}
      rango={t('filtro.fechas')}
      ordenes={ordenesRecibos.map((uno) => ({ value: uno, label: t(`orden.${uno}`) }))}
    />
  );
}
