/** The form's values for a discount with a condition, and their conversion to the API's proof. */
import type { Curso } from '../../contract/curso.ts';
import type { CondicionPresentada } from '../../domain/cotizacion/condicion.ts';
import { precioCurso } from '../../domain/cotizacion/precioCurso.ts';

export interface CondicionValues {
  /** The sentence that the person declared; empty while they have not. */
  declaracion: string;
  /** The code as it stands in its field. */
  codigo: string;
  /** The code that the API found right; empty before, and once it is taken back. */
  aplicado: string;
  /** The last code that the API found wrong; empty before. */
  rechazado: string;
}

export const emptyCondicion: CondicionValues = { declaracion: '', codigo: '', aplicado: '', rechazado: '' };

type CursoWithDescuento = Pick<Curso, 'precio' | 'descuento'>;

/** Undefined where the condition is not met, or the course asks for another one by now. */
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
 * Returns the reason why the person cannot go on with the code as it stands in its field: it was found wrong, or never
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
