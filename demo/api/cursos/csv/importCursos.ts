/**
 * Imports the whole file or nothing. Courses that are new are added, known ones (by their code) get the values of the file, and the
 * others stay. A column that the file does not have is left alone.
 */
import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { missingLetters } from '../../../../src/domain/missingLetters.ts';
import type { Db } from '../../db/db.ts';
import { cursoSesiones, cursos } from '../../db/schema/cursos.ts';
import { inscripciones } from '../../db/schema/inscripciones.ts';
import { transact } from '../../db/transact.ts';
import { CellError } from './cells.ts';
import {
  type ColumnName,
  type CsvPlace,
  type CursoFields,
  columnNames,
  columns,
  writeCell,
} from './columns.ts';
import { fieldsOf, type KnownCurso, readKnown } from './exportCursos.ts';
import { type FileRow, type LineError, readCursoRows } from './readCursoRows.ts';

export interface ImportResult {
  added: string[];
  changed: string[];
  same: number;
  /** Lists the errors in the order of their lines. With any, nothing was changed. */
  errors: LineError[];
  /** Lists what should be looked at again; it stops nothing. */
  warnings: LineError[];
}

interface Options {
  zona: string;
  now: Date;
  /** Reports what would change, and changes nothing. */
  dryRun?: boolean;
}

/** Ends the transaction of a dry run, or of a file with errors. */
class Undone extends Error {
  override readonly name = 'Undone';
}

export async function importCursos(db: Db, bytes: Uint8Array, options: Options): Promise<ImportResult> {
  const { rows, errors } = readCursoRows(bytes);
  let result: ImportResult = { added: [], changed: [], same: 0, errors, warnings: [] };
  try {
    await transact(db, async (tx) => {
      result = { added: [], changed: [], same: 0, errors: [...errors], warnings: [] };
      await bring(tx, rows, options, result);
      if (options.dryRun || result.errors.length > 0) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (result.errors.length === 0) return result;
  const sorted = result.errors.toSorted((a, b) => a.line - b.line);
  return { added: [], changed: [], same: 0, errors: sorted, warnings: [] };
}

async function bring(
  tx: Db,
  rows: readonly FileRow[],
  options: Options,
  result: ImportResult,
): Promise<void> {
  const codes = rows.map(codeOf);
  const known = await readKnown(tx, inArray(cursos.identificacion, codes.length > 0 ? codes : ['']));
  const enrolled = await enrolledIn(tx, codes);
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const code = codeOf(row);
    const before = known.get(code);
    const tell: Tell = (message, column) =>
      void result.errors.push({ line: row.line, message, ...(column && { column }) });
    const first = lineOf.get(code);
    if (first !== undefined) tell(`el código ${code} ya está en la línea ${first}`, 'identificacion');
    else if (code !== '') lineOf.set(code, row.line);
    const fields = readFields(row, before && fieldsOf(before), options.zona, tell);
    if (!fields) continue;
    checkFields(fields, tell);
    const letters = missingLetters(fields.nombre);
    if (letters.length > 0) {
      const message = `los PDF tendrán un «?» en lugar de ${letters.map((letter) => `«${letter}»`).join(', ')}`;
      result.warnings.push({ line: row.line, column: 'nombre', message });
    }
    if (before) checkChange(fields, before.curso, enrolled.has(code), tell);
    if (result.errors.length === 0) await save(tx, fields, before, options, result);
  }
}

const codeOf = ({ cells }: FileRow): string => cells.identificacion?.trim() ?? '';

/** Refuses a change that contradicts what people have already done with the course. */
function checkChange(
  { cupo, moneda }: CursoFields,
  { ocupados, moneda: monedaBefore }: typeof cursos.$inferSelect,
  isEnrolledIn: boolean,
  tell: Tell,
): void {
  if (cupo !== null && cupo < ocupados) {
    tell(`${cupo} son menos que los ${ocupados} cupos que ya están ocupados`, 'cupo');
  }
  if (moneda !== monedaBefore && isEnrolledIn) tell('no se puede cambiar: ya hay inscripciones', 'moneda');
}

async function save(
  tx: Db,
  fields: CursoFields,
  before: KnownCurso | undefined,
  options: Options,
  result: ImportResult,
): Promise<void> {
  const { identificacion } = fields;
  if (!before) {
    await insert(tx, fields, options.now);
    result.added.push(identificacion);
  } else if (isSame(fields, fieldsOf(before), options.zona)) {
    result.same += 1;
  } else {
    await update(tx, before.curso, fields, options);
    result.changed.push(identificacion);
  }
}

type Tell = (message: string, column?: ColumnName) => void;

function readFields(
  { cells }: FileRow,
  before: CursoFields | undefined,
  zona: string,
  tell: Tell,
): CursoFields | undefined {
  const place: CsvPlace = { zona, moneda: before?.moneda ?? 'USD' };
  const fields: Partial<Record<ColumnName, unknown>> = { ...before };
  let isWhole = true;
  for (const name of inOrder) {
    if (cells[name] === undefined && before) continue;
    try {
      fields[name] = readCell(name, cells[name], fields, place);
      if (name === 'moneda') place.moneda = String(fields.moneda);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      isWhole = false;
      tell(error.message, name);
    }
  }
  return isWhole ? (fields as unknown as CursoFields) : undefined;
}

/** The currency comes first: reading amounts needs it. */
const inOrder: readonly ColumnName[] = ['moneda', ...columnNames.filter((one) => one !== 'moneda')];

/** Throws CellError. */
function readCell(
  name: ColumnName,
  cell: string | undefined,
  fields: Partial<Record<ColumnName, unknown>>,
  place: CsvPlace,
): unknown {
  const column = columns[name] as { read(cell: string, place: CsvPlace): unknown; empty?: unknown };
  if (cell !== undefined && cell.trim() !== '') return column.read(cell, place);
  // By default people may cancel until the course begins.
  if (name === 'anulacionHasta') return fields.inicio;
  if ('empty' in column) return column.empty;
  throw new CellError(cell === undefined ? 'falta la columna, y un curso nuevo la necesita' : 'falta');
}

/** Compares both as the file writes them, without seconds. */
function isSame(one: CursoFields, other: CursoFields, zona: string): boolean {
  return columnNames.every((name) => writeCell(one, name, zona) === writeCell(other, name, zona));
}

async function enrolledIn(tx: Db, codes: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .selectDistinct({ codigo: cursos.identificacion })
    .from(cursos)
    .innerJoin(inscripciones, eq(inscripciones.cursoId, cursos.id))
    .where(inArray(cursos.identificacion, codes.length > 0 ? [...codes] : ['']))
    .orderBy(asc(cursos.identificacion));
  return new Set(found.map(({ codigo }) => codigo));
}

async function insert(tx: Db, { sesiones, cancelado, ...fields }: CursoFields, now: Date): Promise<void> {
  const id = randomUUID();
  await tx.insert(cursos).values({ ...fields, id, canceladoEl: cancelado ? now : null });
  await writeSesionesOf(tx, id, sesiones);
}

async function update(
  tx: Db,
  { id, canceladoEl }: typeof cursos.$inferSelect,
  { sesiones, cancelado, ...fields }: CursoFields,
  { now }: Options,
): Promise<void> {
  await tx
    .update(cursos)
    .set({
      ...fields,
      canceladoEl: cancelado ? (canceladoEl ?? now) : null,
      version: sql`${cursos.version} + 1`,
    })
    .where(eq(cursos.id, id));
  await tx.delete(cursoSesiones).where(eq(cursoSesiones.cursoId, id));
  await writeSesionesOf(tx, id, sesiones);
}

async function writeSesionesOf(tx: Db, cursoId: string, sesiones: CursoFields['sesiones']): Promise<void> {
  if (sesiones.length === 0) return;
  await tx.insert(cursoSesiones).values(sesiones.map((sesion, i) => ({ ...sesion, cursoId, orden: i + 1 })));
}

/** Checks the rules between the columns of a course. The database enforces them too; here they have messages. */
function checkFields(curso: CursoFields, tell: (message: string, column?: ColumnName) => void): void {
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
