/** The rules between the columns of a course, which the database keeps too; here they are said in words. */
import type { ColumnName, CursoFields } from './columns.ts';

export function checkFields(curso: CursoFields, tell: (mensaje: string, columna?: ColumnName) => void): void {
  const { descuentoMotivo, descuentoValor, descuentoHasta, descuentoDeclaracion, descuentoCodigo } = curso;
  if (curso.fin < curso.inicio) tell('el curso termina antes de empezar', 'fin');
  if (curso.inscripcionHasta < curso.inscripcionDesde) {
    tell('la inscripción termina antes de empezar', 'inscripcionHasta');
  }
  const given = [descuentoMotivo, descuentoValor, descuentoHasta].filter((one) => one !== null).length;
  if (given !== 0 && given !== 3) {
    tell('un descuento necesita descuentoMotivo, descuentoValor y descuentoHasta', 'descuentoMotivo');
  }
  if (descuentoDeclaracion !== null && descuentoCodigo !== null) {
    tell('un descuento pide una declaración o un código, no los dos', 'descuentoCodigo');
  }
  if (given === 0 && (descuentoDeclaracion !== null || descuentoCodigo !== null)) {
    tell('hay una condición y no hay descuento', 'descuentoMotivo');
  }
  if ((descuentoValor ?? 0) > curso.precio) tell('el descuento es mayor que el precio', 'descuentoValor');
}
