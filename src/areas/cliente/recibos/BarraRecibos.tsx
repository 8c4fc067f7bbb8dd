/** The filter bar of the receipts: words, how it was paid, state and days. */
import { medios } from '../../../domain/estados/recibo.ts';
import { useT } from '../../../i18n/useT.ts';
import { BarraListado } from '../listas/BarraListado.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import { type FiltrosRecibos, ordenesRecibos, verRecibos } from './filtrosRecibos.ts';

export function BarraRecibos({ listado }: { readonly listado: UsoListado<FiltrosRecibos> }) {
  const t = useT('recibos');
  return (
    <BarraListado
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
