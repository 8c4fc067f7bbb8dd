/** The choice of a currency, for lists of those who have more than one, or whose address names one. */
import { useT } from '../../../i18n/useT.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import type { CampoElegible } from '../lists/ListFilters.tsx';

/** @param elegida what the filter holds; empty when it is off */
export function useCampoMoneda(elegida: string): CampoElegible<{ moneda: string }>[] {
  const t = useT('cartera');
  const propias = useLectura('GET /api/cliente/balance').data?.map(({ moneda }) => moneda) ?? [];
  if (propias.length < 2 && elegida === '') return [];
  const opciones = new Set<string>(propias);
  if (elegida !== '') opciones.add(elegida);
  return [
    {
      campo: 'moneda',
      label: t('filtro.moneda'),
      opciones: [...opciones].map((una) => ({ value: una, label: una })),
    },
  ];
}
