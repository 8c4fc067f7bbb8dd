/** The filter bar of the ledger: words, kind, currency where there is more than one, and days. */
import { tiposMovimiento } from '../../../domain/cuenta/movimientos.ts';
import { useT } from '../../../i18n/useT.ts';
import { useLectura } from '../datos/useLectura.ts';
import { BarraListado } from '../listas/BarraListado.tsx';
import type { UsoListado } from '../listas/useListado.ts';
import type { FiltrosMovimientos } from './filtrosMovimientos.ts';

export function BarraMovimientos({ listado }: { readonly listado: UsoListado<FiltrosMovimientos> }) {
  const t = useT('cartera');
  const propias = useLectura('GET /api/cliente/balance').data?.map(({ moneda }) => moneda) ?? [];
  const monedas = {
    campo: 'moneda',
    label: t('filtro.moneda'),
    opciones: propias.map((una) => ({ value: una, label: una })),
  } as const;
  return (
    <BarraListado
      listado={listado}
      buscar={{ label: t('buscarMovimiento'), ejemplo: t('buscarMovimientoEjemplo') }}
      elegibles={[
        {
          campo: 'tipo',
          label: t('filtro.movimiento'),
          opciones: tiposMovimiento.map((uno) => ({ value: uno, label: t(`movimiento.${uno}`) })),
        },
        ...(propias.length > 1 ? [monedas] : []),
      ]}
      rango={t('filtro.fechas')}
    />
  );
}
