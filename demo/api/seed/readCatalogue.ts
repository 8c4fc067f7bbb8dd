/** Reads the courses of the demo from catalogue.csv, one per line. Their dates depend on today (planDates). */
import { readFileSync } from 'node:fs';
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

export function readCatalogue(): CatalogueCurso[] {
  const [, ...lines] = readFileSync(new URL('./catalogue.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map(parse);
}

/** The last cell is the description, which may contain semicolons. */
function parse(line: string): CatalogueCurso {
  const [stage, nombre = '', modalidad, lugar = '', days = '', from = '', to = '', weeks, precio, ...more] =
    line.split(';');
  const [
    cupo,
    tarifa,
    cuotas,
    aprobacion,
    motivo,
    valor,
    declaracion,
    codigo,
    retencion,
    anulacion,
    ...descripcion
  ] = more;
  return {
    stage: stage as Stage,
    nombre,
    descripcion: descripcion.join(';'),
    modalidad: modalidad as Modalidad,
    lugar,
    days: days.split(' ').map(Number),
    from,
    to,
    weeks: Number(weeks),
    precio: Number(precio),
    cupo: Number(cupo) || null,
    impuestoTarifa: Number(tarifa),
    cuotas: Number(cuotas) || 1,
    requiereAprobacion: aprobacion === 'si',
    descuentoMotivo: motivo || null,
    descuentoValor: Number(valor) || null,
    descuentoDeclaracion: declaracion || null,
    descuentoCodigo: codigo || null,
    anulacionRetencionPorcentaje: Number(retencion),
    anulacionRequiereAprobacion: anulacion === 'si',
  };
}
