/**
 * Writes lists as CSV (RFC 4180): a header and one line per row. No totals, so that nobody adds them up again. Days are written
 * 2026-11-28 for people too: Excel, LibreOffice and Google Sheets read that as a day in every language, but 28/11/2026 only in some.
 */
import { stringify } from 'csv-stringify/sync';
import { type CsvSigns, csvSignsIn, pointSigns } from '../../../src/domain/csvSigns.ts';
import { decimalsOf } from '../../../src/domain/dinero.ts';
import { type DocumentTexts, documentTexts } from './documentTexts.ts';
import type { PaperContext } from './openPaper.ts';

/** A typed text, an amount in minor units, or a word or number of ours. */
export type Cell = { text: string } | { valor: number; moneda: string } | string;

/** Whom a file is for; absent for programs, which get the contract's names and values. */
export type CsvPerson = Pick<PaperContext, 'idioma' | 'institucion'>;

/** The columns of a list: the contract's name, the heading for people, the value, and what people read in its place, if they do. */
export type CsvColumns<T> = readonly (readonly [
  name: string,
  heading: keyof DocumentTexts,
  cell: (row: T) => Cell,
  wording?: (row: T, t: DocumentTexts, person: CsvPerson) => Cell,
])[];

export function toCsv<T>(columns: CsvColumns<T>, rows: readonly T[], person?: CsvPerson): string {
  const signs = person ? csvSignsIn({ idioma: person.idioma, pais: person.institucion.pais }) : pointSigns;
  const t = person && documentTexts[person.idioma];
  const head = columns.map(([name, heading]) => (t ? t[heading] : name));
  const lines = rows.map((row) =>
    columns.map(([, , cell, wording]) => write(t && wording ? wording(row, t, person) : cell(row), signs)),
  );
  return stringify([head, ...lines], {
    delimiter: signs.separator,
    record_delimiter: '\r\n',
    // Excel reads accents wrong without it; programs would take it for a part of the first name.
    bom: person !== undefined,
    quoted_match: /[;\r\n]/,
  });
}

function write(cell: Cell, { separator, decimal }: CsvSigns): string {
  if (typeof cell === 'string') return cell;
  return 'text' in cell ? harmless(cell.text, separator) : exact(cell.valor, cell.moneda, decimal);
}

/** Makes a cell of typed text. */
export const textCell = (value: string): Cell => ({ text: value });

/** By the separator of the file. */
const formulaStarts = {
  ',': /(^|[;\r\n])(\s*)(?=[=+\-@\t\r＝＋－＠])/g,
  ';': /(^|[,\r\n])(\s*)(?=[=+\-@\t\r＝＋－＠])/g,
};

function harmless(value: string, separator: CsvSigns['separator']): string {
  // A spreadsheet runs text that begins like a formula, so it gets an apostrophe. A spreadsheet of another language also
  // splits cells at the other separator, so text after one gets it too.
  return value.replace(formulaStarts[separator], "$1$2'");
}

/** Writes an exact decimal, without a division that could round. */
function exact(valor: number, moneda: string, decimal: CsvSigns['decimal']): string {
  const places = decimalsOf(moneda);
  const digits = String(Math.abs(valor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = valor < 0 ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}${decimal}${digits.slice(-places)}`;
}
