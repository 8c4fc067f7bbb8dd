/** Normalises and checks every kind of identification. The database has the same rules: identificacion_valida(). */
import { accept, type Result, reject } from '../result.ts';
import { asciiDigits } from './asciiDigits.ts';
import { checkCiudadania, checkNit, mayLackCheckDigit, oddityOfCiudadania } from './colombia.ts';
import { checkCedula, checkRuc, oddityOfCedula, oddityOfRuc } from './ecuador.ts';
import type { IdentificacionCode, IdentificacionOddity, TipoIdentificacion } from './tipos.ts';

/** Returns the number in its normal form, or the code of the error. Refuses only what cannot be a document's number. */
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
      return checkAlphanumeric(numero, 3, 12);
    case '31':
      return checkNit(numero);
  }
}

/** Tells what is odd in a number that is accepted, so that the person looks at it again. Undefined if nothing is. */
export function oddityOfIdentificacion(
  tipo: TipoIdentificacion,
  typed: string,
): IdentificacionOddity | undefined {
  const verdict = checkIdentificacion(tipo, typed);
  if (!verdict.ok) return undefined;
  const numero = verdict.valor;
  if (tipo === '05') return oddityOfCedula(numero);
  if (tipo === '04') return oddityOfRuc(numero);
  if (tipo === '13') return oddityOfCiudadania(numero);
  if (tipo === '31') {
    const digits = numero.replace('-', '');
    return !/-\d$/.test(plainText(typed)) && mayLackCheckDigit(digits) ? 'sin_guion' : undefined;
  }
  return /\d/.test(numero) ? undefined : 'sin_numeros';
}

/** The document's name before its number, as people copy it: `C.I.: 171…`, `CC No. 52…`, `RUC 179…`. */
const documentName = /^(?:C[IC]|C[EÉ]D(?:ULA)?|RUC|NIT)?:?(?:N[O°]|#)?:?(?=\d)/;

/** The same of a cédula de extranjería, whose number may have letters of its own (`E123456`). */
const extranjeriaName = /^(?:CE|C[EÉ]D(?:ULA)?(?:DEEXTRANJER[IÍ]A)?):?(?:N[O°]|#)?:?(?=E?\d)/;

/**
 * Two ways to write one document become one text: capital letters and digits 0–9, without spaces, dots, commas,
 * apostrophes, strokes and dashes of any script. A number of Ecuador or Colombia loses the document's name before it. A NIT
 * gets the hyphen before its check digit, typed or not.
 */
export function normalizeIdentificacion(tipo: TipoIdentificacion, typed: string): string {
  const plain = plainText(typed).replaceAll('-', '');
  // The other kinds have letters of their own.
  const name = tipo === '22' ? extranjeriaName : documentName;
  const tidy = ['04', '05', '13', '22', '31'].includes(tipo) ? plain.replace(name, '') : plain;
  return tipo === '31' ? tidy.replace(/^(\d+)(\d)$/, '$1-$2') : tidy;
}

/** The same with its dashes, each as `-`. */
function plainText(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\p{Pd}\u02D7\u2043\u2212\u2500\u30FC]/gu, '-')
    .replace(/[\s\p{Z}\p{Cf}.,·•،٫٬۔、。・'’‘`/]/gu, '');
}

function checkAlphanumeric(numero: string, min: number, max: number): Result<string, IdentificacionCode> {
  if (!/^[A-Z0-9]*$/.test(numero)) return reject('identificacion_caracteres');
  if (numero.length < min || numero.length > max) return reject('identificacion_longitud');
  return /^0+$/.test(numero) ? reject('identificacion_ceros') : accept(numero);
}
