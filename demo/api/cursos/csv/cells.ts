/** Reads and writes one cell of the file of courses. Reading takes what people and Excel write; writing has one form. */
import { decimalsOf, importeMax } from '../../../../src/domain/dinero.ts';

/** A cell cannot be read. The message is in Spanish, for the person who made the file. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** A spreadsheet runs text that begins like a formula. A leading apostrophe stops it, and no real text begins with one. */
export const guardFormula = (text: string): string => (/^'*[=+\-@\t]/.test(text) ? `'${text}` : text);
const unguardFormula = (text: string): string => (/^'+[=+\-@\t]/.test(text) ? text.slice(1) : text);

/** Excel ends the lines of a cell as the system does. */
export const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** A text of at most `max` characters. */
export function readText(cell: string, max: number): string {
  const text = tidyText(unguardFormula(cell.trim()));
  if (text.length > max) throw new CellError(`tiene ${text.length} caracteres; caben ${max}`);
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(text)) throw new CellError('tiene un carácter que no se puede guardar');
  return text;
}

/** A day as 2026-03-01, or as Excel writes it in Spanish: 01/03/2026. */
export function readDay(cell: string): string {
  const text = cell.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(`${iso}T00:00:00Z`));
  if (isDay && new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)) return iso;
  throw new CellError(`«${text}» no es una fecha; escriba 2026-03-01 o 01/03/2026`);
}

/** A whole number within these bounds. */
export function readWhole(cell: string, min: number, max: number): number {
  const text = cell.trim();
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value;
  throw new CellError(`«${text}» no es un número entero de ${min} a ${max}`);
}

export function readYes(cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (/^(s[ií]|1|x|verdadero|true)$/.test(text)) return true;
  if (/^(no|0|falso|false|)$/.test(text)) return false;
  throw new CellError(`«${text}» no es sí ni no`);
}

/** A percentage from 0 to 100 with at most two decimals, as a number. */
export function readPercent(cell: string): number {
  const hundredths = readDecimal(cell.replace(/\s*%\s*$/, ''), 2);
  if (hundredths !== undefined && hundredths <= 10_000) return hundredths / 100;
  throw new CellError(`«${cell.trim()}» no es un porcentaje de 0 a 100`);
}

export const writePercent = (value: number): string => String(value).replace('.', ',');

/** An amount in minor units. */
export function readImporte(cell: string, moneda: string): number {
  const places = decimalsOf(moneda);
  const valor = readDecimal(cell.replace(/^\s*(US)?\$\s*/, ''), places);
  if (valor !== undefined && valor <= importeMax) return valor;
  const example = places === 0 ? '145000' : '145,00';
  throw new CellError(`«${cell.trim()}» no es un importe en ${moneda}; escriba ${example}`);
}

/**
 * Returns the number in units of its last decimal place. Undefined for text that is not a number, and for ambiguous text: 1.234
 * means 1234 in Spanish and 1.234 in English.
 */
function readDecimal(cell: string, places: number): number | undefined {
  const text = cell.trim().replace(/[\s\u00a0\u202f']/g, '');
  const match =
    /^(\d{1,11})(?:[.,](\d{1,2}))?$/.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(text) ??
    /^(\d{1,3}(?:[.]\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  const decimals = part.padEnd(places, '0');
  if (decimals.length > places && !/^0+$/.test(decimals.slice(places))) return undefined;
  return Number(whole.replace(/\D/g, '') + decimals.slice(0, places));
}
