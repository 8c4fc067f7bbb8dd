/** Writes lists as CSV (RFC 4180): a header and one line per row. No totals, so that nobody adds them up again. */
import { stringify } from 'csv-stringify/sync';
import { decimalsOf } from '../../../src/domain/dinero.ts';

/** A typed text, an amount in minor units, or a word or number of ours. */
export type Cell = { text: string } | { valor: number; moneda: string } | string;

/** The columns of a list, with the names of the contract's fields. */
export type CsvColumns<T> = readonly (readonly [name: string, cell: (row: T) => Cell])[];

/** Begins with a byte order mark, because Excel reads accents wrong without it. */
export function toCsv<T>(columns: CsvColumns<T>, rows: readonly T[]): string {
  const lines = rows.map((row) => columns.map(([, cell]) => write(cell(row))));
  const head = columns.map(([name]) => name);
  return stringify([head, ...lines], { record_delimiter: '\r\n', bom: true, quoted_match: /[;\r\n]/ });
}

function write(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'text' in cell ? harmless(cell.text) : decimal(cell.valor, cell.moneda);
}

/** Makes a cell of typed text. */
export const textCell = (value: string): Cell => ({ text: value });

function harmless(value: string): string {
  // A spreadsheet runs text that begins like a formula, so it gets an apostrophe. Where the decimal sign is a comma,
  // spreadsheets also split cells at semicolons, so text after one gets it too.
  return value.replace(/(^|[;\r\n])(\s*)(?=[=+\-@\t\r＝＋－＠])/g, "$1$2'");
}

/** Writes an exact decimal, without a division that could round. */
function decimal(valor: number, moneda: string): string {
  const places = decimalsOf(moneda);
  const digits = String(Math.abs(valor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = valor < 0 ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
