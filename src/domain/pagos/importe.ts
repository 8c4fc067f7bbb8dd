/** Amounts as people type them. */
import { decimalsOf } from '../dinero.ts';
import { asciiDigits } from '../documentos/asciiDigits.ts';

/** Minor units; undefined if not an amount above zero. Takes digits and the decimal comma or point of any keyboard, no grouping. */
export function parseImporte(texto: string, moneda: string): number | undefined {
  const decimals = decimalsOf(moneda);
  const parts = /^(\d{1,9})(?:[.,٫،](\d+))?$/.exec(asciiDigits(texto).trim());
  const [, whole = '', fraction = ''] = parts ?? [];
  if (!parts || fraction.length > decimals) return undefined;
  const valor = Number(whole + fraction.padEnd(decimals, '0'));
  return valor > 0 ? valor : undefined;
}

/** Returns the initial text of a field: plain digits with the given decimal sign. @param valor minor units */
export function writeImporte(valor: number, moneda: string, sign: string): string {
  const decimals = decimalsOf(moneda);
  if (decimals === 0) return String(valor);
  const digits = String(valor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${sign}${digits.slice(-decimals)}`;
}
