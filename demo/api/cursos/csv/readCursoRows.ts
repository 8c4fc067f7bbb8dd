/** Reads the text of a file of courses into rows of cells, however a spreadsheet wrote it. */
import { CsvError, parse } from 'csv-parse/sync';
import { type ColumnName, columnNames } from './columns.ts';

/** Says what is wrong, and where. `column` is missing if the whole line is meant. */
export interface LineError {
  line: number;
  column?: ColumnName;
  message: string;
}

export interface FileRow {
  /** The line of the file on which it begins; the header is line 1. */
  line: number;
  cells: Partial<Record<ColumnName, string>>;
}

const separators = [';', ',', '\t'] as const;

export function readCursoRows(bytes: Uint8Array): { rows: FileRow[]; errors: LineError[] } {
  // The parser counts CRLF inside quotes as two lines, and a file may mix line endings. Cells keep LF anyway.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  const delimiter = separatorOf(text);
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: unknown }).lines ?? 1);
    return {
      rows: [],
      errors: [{ line, message: 'las comillas no cuadran: una celda se abre y no se cierra, o al revés' }],
    };
  }
  const [head, ...body] = records;
  if (!head) return { rows: [], errors: [{ line: 1, message: 'el archivo está vacío' }] };
  const names = head.record.map(columnOf);
  const errors = headErrors(head.record, names);
  if (errors.length > 0) return { rows: [], errors };
  const rows: FileRow[] = [];
  for (const { record, info } of body) {
    const spans = record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);
    const line = info.lines - spans;
    // Spreadsheets leave lines of nothing but separators.
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length > names.length && record.slice(names.length).some((cell) => cell.trim() !== '')) {
      errors.push({
        line,
        message: `tiene ${record.length} celdas y el encabezado ${names.length}: ponga entre comillas el texto que tiene «${delimiter}»`,
      });
      continue;
    }
    const cells = names.flatMap((name, i) => (name === undefined ? [] : [[name, record[i] ?? ''] as const]));
    rows.push({ line, cells: Object.fromEntries(cells) });
  }
  return { rows, errors };
}

/** UTF-8 with or without a mark, UTF-16 with one; and what Excel calls CSV in Windows, which is windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that finds most columns in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const found = (separator: string) => head.split(separator).filter((cell) => columnOf(cell)).length;
  return separators.toSorted((a, b) => found(b) - found(a))[0] ?? ';';
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Ignores case, accents and spaces: `Inscripción desde` is inscripcionDesde. */
function columnOf(title: string): ColumnName | undefined {
  return columnNames.find((name) => plain(name) === plain(title));
}

function headErrors(titles: readonly string[], names: readonly (ColumnName | undefined)[]): LineError[] {
  return titles.flatMap((title, i): LineError[] => {
    const name = names[i];
    if (name === undefined && title.trim() !== '') {
      return [
        {
          line: 1,
          message: `no hay una columna «${title.trim()}»; las columnas son: ${columnNames.join(', ')}`,
        },
      ];
    }
    if (name !== undefined && names.indexOf(name) < i) {
      return [{ line: 1, column: name, message: 'la columna está dos veces' }];
    }
    return [];
  });
}
