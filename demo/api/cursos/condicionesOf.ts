/** What a course costs and what leaving it costs, in the terms of the contract and of src/domain. */
import type { Curso } from '../../../src/contract/curso.ts';
import type { Condicion } from '../../../src/domain/cotizacion/condicion.ts';
import { monedaOf } from '../db/known.ts';
import type { cursos } from '../db/schema/cursos.ts';

export type Condiciones = Pick<
  Curso,
  | 'inicio'
  | 'fin'
  | 'precio'
  | 'moneda'
  | 'descuento'
  | 'impuesto'
  | 'cuotas'
  | 'requiereAprobacion'
  | 'anulacion'
>;

export function condicionesOf(curso: typeof cursos.$inferSelect): Condiciones {
  const { descuentoMotivo, descuentoValor, descuentoHasta } = curso;
  const condicion = condicionOf(curso);
  return {
    inicio: curso.inicio,
    fin: curso.fin,
    precio: curso.precio,
    moneda: monedaOf(curso.moneda),
    ...(descuentoMotivo === null || descuentoValor === null || descuentoHasta === null
      ? {}
      : {
          descuento: {
            motivo: descuentoMotivo,
            valor: descuentoValor,
            hasta: descuentoHasta,
            ...(condicion && { condicion }),
          },
        }),
    // Also a tax of 0 %: invoices name it.
    impuesto: { codigo: curso.impuestoCodigo, tarifa: curso.impuestoTarifa },
    cuotas: curso.cuotas,
    requiereAprobacion: curso.requiereAprobacion,
    anulacion: {
      hasta: curso.anulacionHasta,
      retencionValor: curso.anulacionRetencionValor,
      retencionPorcentaje: curso.anulacionRetencionPorcentaje,
      requiereAprobacion: curso.anulacionRequiereAprobacion,
    },
  };
}

/** Never with the code: this goes to everybody. */
export function condicionOf({
  descuentoDeclaracion,
  descuentoCodigo,
}: Pick<typeof cursos.$inferSelect, 'descuentoDeclaracion' | 'descuentoCodigo'>): Condicion | undefined {
  if (descuentoDeclaracion !== null) return { tipo: 'declaracion', declaracion: descuentoDeclaracion };
  return descuentoCodigo === null ? undefined : { tipo: 'codigo' };
}
