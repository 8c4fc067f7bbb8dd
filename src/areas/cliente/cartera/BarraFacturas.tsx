/** The filter bar of the invoices: words, how they stand, invoice or credit note, age of the debt, currency, and days of issue. */
import { useT } from '../../../i18n/useT.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import type { ListState } from '../lists/useList.ts';
import { edades, type FiltrosFacturas, ordenesFacturas, tipos, verFacturas } from './filtrosFacturas.ts';
import { useCampoMoneda } from './useCampoMoneda.ts';

export function BarraFacturas({ listado }: { readonly listado: ListState<FiltrosFacturas> }) {
  const t = useT('cartera');
  const monedas = useCampoMoneda(listado.filtros.moneda);
  return (
    <ListFilters
      listado={listado}
      buscar={{ label: t('buscar'), ejemplo: t('buscarEjemplo') }}
      elegibles={[
        {
          campo: 'estado',
          label: t('filtro.estado'),
          opciones: verFacturas.map((una) => ({ value: una, label: t(`ver.${una}`) })),
        },
        {
          campo: 'tipo',
          label: t('filtro.tipo'),
          opciones: tipos.map((uno) => ({ value: uno, label: t(`tipo.${uno}`) })),
        },
        {
          campo: 'antiguedad',
          label: t('filtro.antiguedad'),
          opciones: edades.map((uno) => ({ value: uno, label: t(`antiguedad.${uno}`) })),
        },
        ...monedas,
      ]}
      rango={t('filtro.emision')}
      ordenes={ordenesFacturas.map((uno) => ({ value: uno, label: t(`orden.${uno}`) }))}
    />
  );
}
