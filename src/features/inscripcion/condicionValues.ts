/** The form's values for a discount with a condition, and their conversion to the API's proof. */
import type { Curso } from '../../contract/curso.ts';
import type { CondicionPresentada } from '../../domain/cotizacion/condicion.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';

export interface CondicionValues {
  /** The sentence that the person declared; empty while they have not. */
  declaracion: string;
  /** The code as typed in its field. */
  codigo: string;
  /** The code that the API accepted; empty before, and once it is removed again. */
  aplicado: string;
  /** The last code that the API rejected; empty before. */
  rechazado: string;
}

export const emptyCondicion: CondicionValues = { declaracion: '', codigo: '', aplicado: '', rechazado: '' };

type CursoWithDescuento = Pick<Curso, 'precio' | 'descuento'>;

/** Undefined if the condition is not met, or the course now asks for another one. */
export function presentedOf(
  { declaracion, aplicado }: CondicionValues,
  curso: CursoWithDescuento,
  today: string,
): CondicionPresentada | undefined {
  const condicion = precioCurso(curso, today).offer?.condicion;
  if (condicion?.tipo === 'declaracion') return declaracion === condicion.declaracion ? condicion : undefined;
  return condicion && aplicado !== '' ? { tipo: 'codigo', codigo: aplicado } : undefined;
}

/**
 * Returns why the person cannot go on with the code as typed in its field: it was rejected, or neither
 * applied nor cleared.
 */
export function codigoFaultOf(
  { codigo, aplicado, rechazado }: CondicionValues,
  curso: CursoWithDescuento,
  today: string,
): 'codigo_incorrecto' | 'unapplied' | undefined {
  const asksCodigo = precioCurso(curso, today).offer?.condicion.tipo === 'codigo';
  const typed = codigo.trim();
  if (!asksCodigo || aplicado !== '' || typed === '') return undefined;
  return typed === rechazado ? 'codigo_incorrecto' : 'unapplied';
}
