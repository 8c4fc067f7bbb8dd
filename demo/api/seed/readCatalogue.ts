/** Reads the courses of the demo from catalogue.csv, one per line. Their dates depend on today (planDates). */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Modalidad } from '../../../src/domain/estados/curso.ts';

/** The state of a course today. */
export type Stage = 'finalizado' | 'en_curso' | 'cerrado' | 'lleno' | 'abierto' | 'programado' | 'cancelado';

/** Fields with the name of a column of `cursos` mean the same. */
export interface CatalogueCurso {
  stage: Stage;
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

/** A column of catalogue.csv: most are named as the field of `CatalogueCurso`. */
type Column =
  | Exclude<keyof CatalogueCurso, 'stage' | 'days' | 'from' | 'to' | 'weeks'>
  | 'momento'
  | 'dias'
  | 'desde'
  | 'hasta'
  | 'semanas';

export function readCatalogue(): CatalogueCurso[] {
  const file = readFileSync(new URL('./catalogue.csv', import.meta.url));
  return parse<Readonly<Record<Column, string>>>(file, { columns: true, delimiter: ';' }).map((cells) => ({
    stage: cells.momento as Stage,
    nombre: cells.nombre,
    descripcion: cells.descripcion,
    modalidad: cells.modalidad as Modalidad,
    lugar: cells.lugar,
    days: cells.dias.split(' ').map(Number),
    from: cells.desde,
    to: cells.hasta,
    weeks: Number(cells.semanas),
    precio: Number(cells.precio),
    cupo: Number(cells.cupo) || null,
    impuestoTarifa: Number(cells.impuestoTarifa),
    cuotas: Number(cells.cuotas) || 1,
    requiereAprobacion: cells.requiereAprobacion === 'si',
    descuentoMotivo: cells.descuentoMotivo || null,
    descuentoValor: Number(cells.descuentoValor) || null,
    descuentoDeclaracion: cells.descuentoDeclaracion || null,
    descuentoCodigo: cells.descuentoCodigo || null,
    anulacionRetencionPorcentaje: Number(cells.anulacionRetencionPorcentaje),
    anulacionRequiereAprobacion: cells.anulacionRequiereAprobacion === 'si',
  }));
}
