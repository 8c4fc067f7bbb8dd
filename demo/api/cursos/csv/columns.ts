/** The columns of the file of courses: how each is read, how it is written, and which a new course needs. */
import { normalizeCodigo } from '../../../../src/domain/cotizacion/condicion.ts';
import { modalidades } from '../../../../src/domain/estados/curso.ts';
import { monedas } from '../../../../src/domain/moneda.ts';
import { writeImporte } from '../../../../src/domain/pagos/importe.ts';
import type { cursos } from '../../db/schema/cursos.ts';
import {
  CellError,
  guardFormula,
  readDay,
  readImporte,
  readPercent,
  readText,
  readWhole,
  readYes,
  tidyText,
  writePercent,
} from './cells.ts';
import { docentes, imagen, preguntas, readAddress, unidades } from './fichas.ts';
import { type CsvSesion, readSesiones, writeSesiones } from './sesiones.ts';

/** The fields of a course that the file has. The API itself writes the rest of the row. */
export interface CursoFields
  extends Omit<
    typeof cursos.$inferSelect,
    'id' | 'ocupados' | 'ultimaEspera' | 'canceladoEl' | 'version' | 'busqueda'
  > {
  cancelado: boolean;
  sesiones: CsvSesion[];
}

export interface CsvPlace {
  /** The institution's time zone. */
  zona: string;
  /** The course's currency, whose column is read first. */
  moneda: string;
}

interface Column<K extends keyof CursoFields> {
  /** Throws CellError. An empty cell is never read: it is `empty`. */
  read(cell: string, place: CsvPlace): CursoFields[K];
  write(value: NonNullable<CursoFields[K]>, place: CsvPlace): string;
  /** The value of an empty cell; without it the cell must be filled. */
  empty?: CursoFields[K];
}

type Columns = { readonly [K in keyof CursoFields]: Column<K> };

const day = { read: readDay, write: (value: string) => value };
const yes = { read: readYes, write: (value: boolean) => (value ? 'sí' : 'no'), empty: false };
const percent = { read: readPercent, write: writePercent, empty: 0 };
const text = (max: number) => ({
  read: (cell: string) => readText(cell, max),
  write: (value: string) => guardFormula(tidyText(value)),
});
const importe = {
  read: (cell: string, { moneda }: CsvPlace) => readImporte(cell, moneda),
  write: (valor: number, { moneda }: CsvPlace) => writeImporte(valor, moneda, ','),
};
const choice = <T extends string>(options: readonly T[], tidy: (cell: string) => string) => ({
  read(cell: string): T {
    const found = options.find((one) => one === tidy(cell.trim()));
    if (found === undefined) throw new CellError(`«${cell.trim()}» no es uno de: ${options.join(', ')}`);
    return found;
  },
  write: (value: string) => value,
});

/** Says how each column is read and written. The keys have the order of the columns in the file. */
export const columns: Columns = {
  identificacion: {
    read(cell) {
      if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(cell.trim())) return cell.trim();
      throw new CellError(`«${cell.trim()}» no es un código; use letras, cifras, puntos y guiones, hasta 40`);
    },
    write: (value) => value,
  },
  nombre: text(200),
  descripcion: { ...text(5000), empty: '' },
  area: { ...text(80), empty: null },
  horas: { read: (cell) => readWhole(cell, 1, 10_000), write: String, empty: null },
  imagen: { ...imagen, empty: null },
  docentes: { ...docentes, empty: null },
  dirigidoA: { ...text(5000), empty: null },
  aprendizajes: { ...text(5000), empty: null },
  unidades: { ...unidades, empty: null },
  requisitos: { ...text(5000), empty: null },
  preguntas: { ...preguntas, empty: null },
  programa: { read: (cell) => readAddress(cell.trim()), write: (value) => value, empty: null },
  modalidad: choice(modalidades, (cell) => cell.toLowerCase().replace('í', 'i')),
  inicio: day,
  fin: day,
  inscripcionDesde: day,
  inscripcionHasta: day,
  cupo: { read: (cell) => readWhole(cell, 1, 1_000_000), write: String, empty: null },
  precio: importe,
  moneda: { ...choice(monedas, (cell) => cell.toUpperCase()), empty: 'USD' },
  impuestoCodigo: { ...text(20), empty: 'IVA' },
  impuestoTarifa: percent,
  cuotas: { read: (cell) => readWhole(cell, 1, 12), write: String, empty: 1 },
  descuentoMotivo: { ...text(200), empty: null },
  descuentoValor: { ...importe, empty: null },
  descuentoHasta: { ...day, empty: null },
  descuentoDeclaracion: { ...text(400), empty: null },
  descuentoCodigo: {
    read(cell) {
      const codigo = normalizeCodigo(cell);
      if (/^[0-9A-Z]{6,40}$/.test(codigo)) return codigo;
      throw new CellError('tiene que tener de 6 a 40 letras sin tilde y cifras');
    },
    write: (value) => value,
    empty: null,
  },
  requiereAprobacion: yes,
  anulacionHasta: day,
  anulacionRetencionValor: { ...importe, empty: 0 },
  anulacionRetencionPorcentaje: percent,
  anulacionRequiereAprobacion: yes,
  cancelado: yes,
  sesiones: {
    read: (cell, { zona }) => readSesiones(cell, zona, readDay),
    write: (sesiones, { zona }) => writeSesiones(sesiones, zona),
    empty: [],
  },
};

export type ColumnName = keyof CursoFields;

export const columnNames = Object.keys(columns) as ColumnName[];

/** Returns the cell of a course, in the one form that files are written in. */
export function writeCell(fields: CursoFields, name: ColumnName, zona: string): string {
  const value = fields[name];
  if (value === null) return '';
  // The value belongs to this column.
  const { write } = columns[name] as { write(value: unknown, place: CsvPlace): string };
  return write(value, { zona, moneda: fields.moneda });
}
