/** Amounts as people type them. */
import { decimalesDe } from '../../domain/dinero.ts';

/** Minor units; undefined where it is no amount above zero. Takes a comma or a point before the decimals, and no grouping. */
export function parseImporte(texto: string, moneda: string): number | undefined {
  const decimales = decimalesDe(moneda);
  const partes = /^(\d{1,9})(?:[.,](\d+))?$/.exec(texto.trim());
  const [, enteros = '', fraccion = ''] = partes ?? [];
  if (!partes || fraccion.length > decimales) return undefined;
  const valor = Number(enteros + fraccion.padEnd(decimales, '0'));
  return valor > 0 ? valor : undefined;
}

/** What a field begins with: plain digits, with the decimal sign given. */
export function writeImporte(valor: number, moneda: string, signo: string): string {
  const decimales = decimalesDe(moneda);
  if (decimales === 0) return String(valor);
  const digitos = String(valor).padStart(decimales + 1, '0');
  return `${digitos.slice(0, -decimales)}${signo}${digitos.slice(-decimales)}`;
}
