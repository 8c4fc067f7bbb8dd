/** The areas and prices by which an API offers to filter its courses, with their labels; none if it does not tell. */
import type { ListOfCursos } from '../../contract/curso.ts';
import { priceSteps } from '../../domain/priceSteps.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';

export function useOfferedOptions(opciones: ListOfCursos['opciones']) {
  const t = useT('curso');
  const { money } = useFormat();
  const { areas = [], precioMayor = 0, moneda } = opciones ?? {};
  const labelOf = (step: number, one: string): string =>
    step === 0 ? t('gratuito') : t('precioHasta', { valor: money(step, one) });
  return {
    area: areas.map((area) => ({ value: area, label: area })),
    /** The values are minor units. */
    precio:
      moneda === undefined
        ? []
        : [0, ...priceSteps(precioMayor)].map((step) => ({
            value: String(step),
            label: labelOf(step, moneda),
          })),
  };
}
