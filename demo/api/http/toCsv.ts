/** Lists as CSV (RFC 4180) for spreadsheets and programs: a header, one line for each row, and nothing else to add up twice. */
import { decimalesDe } from '../../../src/domain/dinero.ts';

/** Text that somebody typed, an amount in minor units, or a word or number of ours. */
export type Cell = { text: string } | { valor: number; moneda: string } | string;

/** The columns of a list, named as the contract names its fields. */
export type Columns<T> = readonly (readonly [name: string, cell: (row: T) => Cell])[];

/** With a byte order mark, without which Excel reads accents wrong. */
export function toCsv<T>(columns: Columns<T>, rows: readonly T[]): string {
  const head = columns.map(([name]) => name).join(',');
  const lines = rows.map((row) => columns.map(([, cell]) => write(cell(row))).join(','));
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

function write(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'text' in cell ? quote(cell.text) : decimal(cell.valor, cell.moneda);
}

/** A cell of text that somebody typed. */
export const text = (value: string): Cell => ({ text: value });

function quote(value: string): string {
  // A spreadsheet would run what begins like a formula; the name of a course may have been typed by anybody.
  // Where the comma is for decimals, cells end at a semicolon, quoted or not.
  const safe = value.replace(/(^|[;\r\n])(\s*)(?=[=+\-@\t\r＝＋－＠])/g, "$1$2'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Exact: no division that could round. */
function decimal(valor: number, moneda: string): string {
  const places = decimalesDe(moneda);
  const digits = String(Math.abs(valor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = valor < 0 ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
