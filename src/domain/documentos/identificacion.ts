/** Normalises and checks every kind of identification. */
import { accept, type Result, reject } from '../result.ts';
import { asciiDigits } from './asciiDigits.ts';
import { checkCiudadania, checkExtranjeria, checkNit } from './colombia.ts';
import { checkCedula, checkRuc } from './ecuador.ts';
import type { IdentificacionCode, TipoIdentificacion } from './tipos.ts';

/**
 * Returns the number in its normal form, or the code of the error. The normal form has no spaces, dots or hyphens
 * (except in a NIT), has capital letters and digits 0–9, so that two ways to write one document compare as equal.
 */
export function checkIdentificacion(
  tipo: TipoIdentificacion,
  typed: string,
): Result<string, IdentificacionCode> {
  const numero = normalizeIdentificacion(tipo, typed);
  switch (tipo) {
    case '05':
      return checkCedula(numero);
    case '04':
      return checkRuc(numero);
    case '06':
      return checkAlphanumeric(numero, 5, 20);
    case '08':
      return checkAlphanumeric(numero, 3, 20);
    case '13':
      return checkCiudadania(numero);
    case '22':
      return checkExtranjeria(numero);
    case '31':
      return checkNit(numero);
  }
}

export function normalizeIdentificacion(tipo: TipoIdentificacion, typed: string): string {
  const tidy = asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/\p{Pd}/gu, '-');
  return tipo === '31' ? tidy : tidy.replaceAll('-', '');
}

function checkAlphanumeric(numero: string, min: number, max: number): Result<string, IdentificacionCode> {
  if (!/^[A-Z0-9]*$/.test(numero)) return reject('identificacion_caracteres');
  return numero.length >= min && numero.length <= max ? accept(numero) : reject('identificacion_longitud');
}
