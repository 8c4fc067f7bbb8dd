/** A course of the seed as the rules of src/domain read it. */
import type { CursoHecho } from './hechos.ts';

export function condicionesOf({ ficha, ...curso }: CursoHecho) {
  return {
    inicio: curso.inicio,
    fin: curso.fin,
    precio: ficha.precio,
    moneda: 'USD' as const,
    descuento: ficha.descuento && { ...ficha.descuento, hasta: curso.descuentoHasta ?? '' },
    impuesto: { codigo: 'IVA', tarifa: ficha.iva ?? 0 },
    cuotas: ficha.cuotas ?? 1,
    requiereAprobacion: ficha.requiereAprobacion ?? false,
    anulacion: {
      hasta: curso.anulacionHasta,
      retencionValor: 0,
      retencionPorcentaje: ficha.retencion ?? 0,
      requiereAprobacion: ficha.anulacionRequiereAprobacion ?? false,
    },
  };
}
