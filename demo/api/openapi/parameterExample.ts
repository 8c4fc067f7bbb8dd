/** A value of each parameter of a query as callers send it, for the OpenAPI document: those of the contract's examples. */
import { curso, enlace, factura, inscripcion } from '../../../src/contract/examples/records.ts';
import type { JsonSchema } from '../http/contractSchemas.ts';

const named: Readonly<Record<string, unknown>> = {
  cursor: 'WyIyMDI3LTAzLTA2IiwiZjEiXQ',
  q: 'redacción',
  desde: '2027-03-01',
  hasta: '2027-03-31',
  area: [curso.area],
  precioHasta: curso.precio,
  curso: curso.identificacion,
  numero: [factura.numero],
  inscripcion: inscripcion.numero,
  refiere: factura.numero,
  enlace: enlace.id,
};

/** Returns the first of the listed values for a parameter that takes only some. */
export const parameterExample = (name: string, schema: JsonSchema): unknown =>
  named[name] ?? schema.default ?? firstOf(schema);

function firstOf({ enum: values, items, type }: JsonSchema): unknown {
  if (values) return values[0];
  if (items) return [firstOf(items)];
  return type === 'boolean' ? true : undefined;
}
