/** The courses of the demo without their dates, which follow from today: see catalogue.csv, one course a line. */
import { readFileSync } from 'node:fs';
import type { Modalidad } from '../../../src/domain/estados/curso.ts';

/** What a course's dates make of it today. */
export type Stage = 'finalizado' | 'en_curso' | 'cerrado' | 'lleno' | 'abierto' | 'programado' | 'cancelado';

/** Where a name is that of a column of `cursos`, so is the meaning. */
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
  /** Cancelling keeps this much of what was billed, in percent. */
  anulacionRetencionPorcentaje: number;
  anulacionRequiereAprobacion: boolean;
}

export function readCatalogue(): CatalogueCurso[] {
  const [, ...lines] = readFileSync(new URL('./catalogue.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map(parse);
}

/** The last cell is the description, which may hold semicolons. */
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
