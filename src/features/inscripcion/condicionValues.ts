/** What the form holds for a discount with a condition, and what of it is presented to the API. */
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
}

export const emptyCondicion: CondicionValues = { declaracion: '', codigo: '', aplicado: '' };

type CursoConOferta = Pick<Curso, 'precio' | 'descuento'>;

/** Undefined where the condition is not met, or the course asks for another one by now. */
export function presentedOf(
  { declaracion, aplicado }: CondicionValues,
  curso: CursoConOferta,
  hoy: string,
): CondicionPresentada | undefined {
  const condicion = precioCurso(curso, hoy).oferta?.condicion;
  if (condicion?.tipo === 'declaracion') return declaracion === condicion.declaracion ? condicion : undefined;
  return condicion && aplicado !== '' ? { tipo: 'codigo', codigo: aplicado } : undefined;
}

/** A code was typed, and the person asks to go on without having applied or cleared it. */
export function isUnapplied(
  { codigo, aplicado }: CondicionValues,
  curso: CursoConOferta,
  hoy: string,
): boolean {
  return (
    precioCurso(curso, hoy).oferta?.condicion.tipo === 'codigo' && aplicado === '' && codigo.trim() !== ''
  );
}
