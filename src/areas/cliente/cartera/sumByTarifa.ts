/** The taxes of an invoice as its foot shows them: one sum per tax and rate, over all lines, in order of appearance. */
import type { Factura } from '../../../contract/factura.ts';

type Impuesto = Factura['lineas'][number]['impuestos'][number];

export function sumByTarifa(lineas: Factura['lineas']): Impuesto[] {
  const sumas = new Map<string, Impuesto>();
  for (const impuesto of lineas.flatMap(({ impuestos }) => impuestos)) {
    const clave = `${impuesto.codigo} ${impuesto.tarifa}`;
    const { base, valor } = sumas.get(clave) ?? { base: 0, valor: 0 };
    sumas.set(clave, { ...impuesto, base: base + impuesto.base, valor: valor + impuesto.valor });
  }
  return [...sumas.values()];
}
