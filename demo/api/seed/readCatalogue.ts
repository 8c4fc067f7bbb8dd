/** Reads the courses of the demo from catalogue.csv. Their dates depend on today (planDates). */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Imagen } from '../../../src/contract/ficha.ts';
import type { Modalidad } from '../../../src/domain/estados/curso.ts';
import { docentes, preguntas, unidades } from '../cursos/csv/fichas.ts';
import type { cursos } from '../db/schema/cursos.ts';

/** The state of a course today. */
export type Stage = 'finalizado' | 'en_curso' | 'cerrado' | 'lleno' | 'abierto' | 'programado' | 'cancelado';

type Row = typeof cursos.$inferSelect;

/** What helps a person choose the course; the long texts come from fichas.json. */
type Presentation = Pick<
  Row,
  'imagen' | 'docentes' | 'dirigidoA' | 'aprendizajes' | 'unidades' | 'requisitos' | 'preguntas' | 'programa'
>;

/** A line of catalogue.csv. Fields with the name of a column of `cursos` mean the same. */
export interface CatalogueCurso extends Presentation {
  stage: Stage;
  /** The code of a course that examples of the guides name; the others get theirs by their dates (planCursos). */
  identificacion: string | null;
  nombre: string;
  descripcion: string;
  area: string;
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

type Line = Omit<CatalogueCurso, keyof Presentation> & { docente: string };

/** The texts of a course in fichas.json; its lists have a line each, as cells of the file of courses do. */
interface Texts
  extends Partial<Pick<Presentation, 'dirigidoA' | 'aprendizajes' | 'requisitos' | 'programa'>> {
  /** The name of the picture's files, and what it shows. */
  imagen?: [file: string, alt: string];
  unidades?: string[];
  preguntas?: string[];
}

const readHere = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export function readCatalogue(): CatalogueCurso[] {
  const texts = JSON.parse(readHere('./fichas.json')) as Readonly<Record<string, Texts>>;
  const lines = parse<Line>(readHere('./catalogue.csv'), {
    columns: true,
    delimiter: ';',
    cast: (cell, { column }) => (column === 'days' ? cell.split(' ').map(Number) : readCell(cell)),
  });
  return lines.map(({ docente, ...line }) => ({
    ...line,
    ...presentationOf(texts[line.nombre] ?? {}),
    docentes: docentes.read(docente),
  }));
}

const presentationOf = (texts: Texts): Omit<Presentation, 'docentes'> => ({
  imagen: texts.imagen ? pictureOf(...texts.imagen) : null,
  dirigidoA: texts.dirigidoA ?? null,
  aprendizajes: texts.aprendizajes ?? null,
  unidades: texts.unidades ? unidades.read(texts.unidades.join('\n')) : null,
  requisitos: texts.requisitos ?? null,
  preguntas: texts.preguntas ? preguntas.read(texts.preguntas.join('\n')) : null,
  programa: texts.programa ?? null,
});

/** Demo pictures are files of demo/site in two sizes. */
const pictureOf = (file: string, alt: string): Imagen => ({
  alt,
  archivos: [480, 960].map((ancho) => ({
    url: `/imagenes/${file}-${ancho}.webp`,
    ancho,
    alto: (ancho * 9) / 16,
  })),
});

function readCell(cell: string): string | number | boolean | null {
  if (cell === '') return null;
  if (cell === 'si' || cell === 'no') return cell === 'si';
  return /^\d+$/.test(cell) ? Number(cell) : cell;
}
