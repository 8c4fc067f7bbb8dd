/** Checks cédula de ciudadanía (13), cédula de extranjería (22) and NIT (31) of Colombia. Expects normalised input. */
import { accept, type Result, reject } from '../result.ts';
import type { IdentificacionCode } from './tipos.ts';

type Veredicto = Result<string, IdentificacionCode>;

/** DIAN's weights for the NIT, from the last digit to the first. */
const pesosNit = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** A cédula de ciudadanía has no check digit. It has 3 to 10 digits and does not begin with zero. */
export function checkCiudadania(numero: string): Veredicto {
  if (!/^\d+$/.test(numero)) return reject('identificacion_caracteres');
  return /^[1-9]\d{2,9}$/.test(numero) ? accept(numero) : reject('identificacion_longitud');
}

export function checkExtranjeria(numero: string): Veredicto {
  if (!/^[A-Z0-9]+$/.test(numero)) return reject('identificacion_caracteres');
  return numero.length >= 3 && numero.length <= 12 ? accept(numero) : reject('identificacion_longitud');
}

/** A NIT is `base-dígito`, as in 213123432-1. The result has the hyphen even if the input has none. */
export function checkNit(numero: string): Veredicto {
  if (!/^\d+-?\d$/.test(numero)) return reject('identificacion_caracteres');
  const digitos = numero.replace('-', '');
  if (digitos.length < 7 || digitos.length > 16) return reject('identificacion_longitud');
  const base = digitos.slice(0, -1);
  const verificador = digitos.slice(-1);
  return String(nitCheckDigit(base)) === verificador
    ? accept(`${base}-${verificador}`)
    : reject('identificacion_digito_verificador');
}

function nitCheckDigit(base: string): number {
  const suma = [...base].reverse().reduce((total, d, i) => total + Number(d) * (pesosNit[i] ?? 0), 0);
  const resto = suma % 11;
  return resto < 2 ? resto : 11 - resto;
}
