/** Reads the courses of the demo from catalogue.csv. Their dates depend on today (planDates). */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Modalidad } from '../../../src/domain/estados/curso.ts';

/** The state of a course today. */
export type Stage = 'finalizado' | 'en_curso' | 'cerrado' | 'lleno' | 'abierto' | 'programado' | 'cancelado';

/** A line of catalogue.csv. Fields with the name of a column of `cursos` mean the same. */
export interface CatalogueCurso {
  stage: Stage;
  /** The code of a course that README's examples name; the others get theirs by their dates (planCursos). */
  identificacion: string | null;
  nombre: string;
  descripcion: string;
  modalidad: Modalidad;
  lugar: string;
  /** 1 Monday … 7 Sunday. */
  days: number[];
  from: string;
  to: string;
  weeks: number;
  /** Cents of USD, tax included; 0 is free. */
  precio: number;
  cupo: number | null;
  impuestoTarifa: number;
  cuotas: number;
  requiereAprobacion: boolean;
  descuentoMotivo: string | null;
  descuentoValor: number | null;
  descuentoDeclaracion: string | null;
  descuentoCodigo: string | null;
  /** The part of the invoice that cancelling costs, in percent. */
  anulacionRetencionPorcentaje: number;
  anulacionRequiereAprobacion: boolean;
}

export function readCatalogue(): CatalogueCurso[] {
  const file = readFileSync(new URL('./catalogue.csv', import.meta.url));
  return parse<CatalogueCurso>(file, {
    columns: true,
    delimiter: ';',
    cast: (cell, { column }) => (column === 'days' ? cell.split(' ').map(Number) : readCell(cell)),
  });
}

function readCell(cell: string): string | number | boolean | null {
  if (cell === '') return null;
  if (cell === 'si' || cell === 'no') return cell === 'si';
  return /^\d+$/.test(cell) ? Number(cell) : cell;
}
