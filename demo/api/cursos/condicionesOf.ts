/** Converts a course's price, taxes, instalments and rules for cancelling to the form of the contract and src/domain. */
import type { Curso } from '../../../src/contract/curso.ts';
import type { Condicion } from '../../../src/domain/cotizacion/condicion.ts';
import { knownMoneda } from '../db/known.ts';
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
    moneda: knownMoneda(curso.moneda),
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
    // A tax of 0 % is included too, because invoices name it.
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

/** Leaves out the discount code, because everybody can read this. */
export function condicionOf({
  descuentoDeclaracion,
  descuentoCodigo,
}: Pick<typeof cursos.$inferSelect, 'descuentoDeclaracion' | 'descuentoCodigo'>): Condicion | undefined {
  if (descuentoDeclaracion !== null) return { tipo: 'declaracion', declaracion: descuentoDeclaracion };
  return descuentoCodigo === null ? undefined : { tipo: 'codigo' };
}
