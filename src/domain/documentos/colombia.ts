/** Checks cédula de ciudadanía (13) and NIT (31) of Colombia. Expects normal form. */
import { accept, type Result, reject } from '../result.ts';
import type { IdentificacionCode, IdentificacionOddity } from './tipos.ts';

type Verdict = Result<string, IdentificacionCode>;

/** DIAN's weights for the NIT (Orden Administrativa 4 of 1989), from the last digit to the first. */
const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** A cédula de ciudadanía has no check digit. It has 3 to 10 digits and does not begin with zero. */
export function checkCiudadania(numero: string): Verdict {
  if (!/^\d+$/.test(numero)) return reject('identificacion_caracteres');
  return /^[1-9]\d{2,9}$/.test(numero) ? accept(numero) : reject('identificacion_longitud');
}

/** Up to 8 digits until 2003. Since then the NUIP, of 10 digits, which begins with 1. */
export function oddityOfCiudadania(numero: string): IdentificacionOddity | undefined {
  return /^(?:\d{4,8}|1\d{9})$/.test(numero) ? undefined : 'serie';
}

/** A NIT is `base-dígito`, as in 213123432-1. The base of a person's is their cédula. */
export function checkNit(numero: string): Verdict {
  if (!/^\d+-\d$/.test(numero)) return reject('identificacion_caracteres');
  if (!/^[1-9]\d{4,14}-/.test(numero)) return reject('identificacion_longitud');
  const base = numero.slice(0, -2);
  return nitCheckDigit(base) === Number(numero.slice(-1))
    ? accept(numero)
    : reject('identificacion_digito_verificador');
}

/**
 * True for lengths at which a NIT without its dash may lack the check digit: in one number of eleven the last digit happens to fit,
 * so it would be read as a shorter number. Bases have 9 digits, beginning with 8 or 9, for companies, and 6 to 8, or 10 beginning
 * with 1, for people.
 * @param digits as typed, in plain digits
 */
export function mayLackCheckDigit(digits: string): boolean {
  return /^(?:\d{6,9}|1\d{9})$/.test(digits);
}

/** @param base digits, without the check digit */
function nitCheckDigit(base: string): number {
  const sum = [...base].reverse().reduce((total, d, i) => total + Number(d) * (nitWeights[i] ?? 0), 0);
  const remainder = sum % 11;
  return remainder < 2 ? remainder : 11 - remainder;
}
