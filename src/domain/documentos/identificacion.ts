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

/** Returns what is odd in a number that is accepted, so that the person looks at it again. Undefined if nothing is. */
export function oddityOfIdentificacion(
  tipo: TipoIdentificacion,
  typed: string,
): IdentificacionOddity | undefined {
  const verdict = checkIdentificacion(tipo, typed);
  if (!verdict.ok) return undefined;
  const numero = verdict.value;
  if (tipo === '05') return oddityOfCedula(numero);
  if (tipo === '04') return oddityOfRuc(numero);
  if (tipo === '13') return oddityOfCiudadania(numero);
  if (tipo === '31') {
    const digits = numero.replace('-', '');
    return !/-\d$/.test(plainText(tipo, typed)) && mayLackCheckDigit(digits) ? 'sin_guion' : undefined;
  }
  if (!/\d/.test(numero)) return 'sin_numeros';
  return holdsWord(tipo, typed, numero) ? 'palabra' : undefined;
}

/**
 * A word that is not a known name of a document (`Passnummer C01…`) has become a part of the number. Few numbers have four
 * letters in a row; foreign ones have six (a codice fiscale), so there only letters typed together as a word count.
 */
function holdsWord(tipo: TipoIdentificacion, typed: string, numero: string): boolean {
  return tipo === '08' ? /^\s*\p{L}{7}/u.test(typed) && /^\D{7}/.test(numero) : /\D{4}/.test(numero);
}

/** `No.`, `N.º`, `Núm.`, `Number` and the colon after the name. */
const number = 'N(?:UMERO|UMBER|UM|RO|O|°)';
const sign = `:?(?:#|${number})?:?`;
/** Matches the `de` of `Nro. de cédula`. */
const lead = `(?:${number}DE)?`;
const cedula = 'CED(?:ULA)?(?:DE(?:IDENTIDAD|CIUDADANIA))?';
const digits = String.raw`(?=\d)`;
const ecuador = new RegExp(`^${lead}(?:EC(?:UADOR)?)?(?:${cedula})?(?:C[IC]|RUC)*${sign}${digits}`);
const colombia = new RegExp(
  `^${lead}(?:CO(?:LOMBIA)?)?(?:${cedula}|TARJETADEIDENTIDAD)?(?:C[IC]|TI|NUIP|NIT|RUT)*${sign}${digits}`,
);
const pasaporte = 'PASS?APORT[EO]|PASSE?PORT';

/**
 * The document's name before its number, as people copy it, without accents: `C.I.: 171…`, `Pasaporte A12…`. If a number
 * may begin with letters, whole words are removed, and an abbreviation only before a number of its kind.
 */
const documentNames: Readonly<Record<TipoIdentificacion, RegExp>> = {
  '05': ecuador,
  '04': ecuador,
  '06': new RegExp(`^(?:${lead}(?:${pasaporte})${sign}|(?:#|N°):?)(?=[A-Z]{0,3}\\d)`),
  '08': new RegExp(
    [
      `^${lead}(?:${pasaporte}|DOCUMENTO(?:DEIDENTIDAD)?|${cedula}|TARJETADEIDENTIDAD)${sign}(?=[A-Z]{0,4}\\d)`,
      `^(?:DNI|NIF|PPT|PEP|CPF|RU[NT])${sign}${digits}`,
      `^(?:NIE${sign}(?=[XYZ]\\d)|CURP${sign}(?=[A-Z]{4}\\d)|(?:CI|TI)${sign}(?=[EV]?\\d{6,11}$)|(?:#|N°):?)`,
    ].join('|'),
  ),
  '13': colombia,
  '22': new RegExp(`^${lead}(?:CO(?:LOMBIA)?)?(?:CED(?:ULA)?(?:DEEXTRANJERIA)?)?(?:CE)?${sign}(?=E?\\d)`),
  '31': colombia,
};

/**
 * All ways to write one document become one text: capital letters and digits 0–9, without the document's name before them,
 * and without spaces, dots, commas, quotation marks, brackets, slashes, underscores and dashes of any script. A NIT gets the
 * hyphen before its check digit, typed or not.
 */
export function normalizeIdentificacion(tipo: TipoIdentificacion, typed: string): string {
  const plain = plainText(tipo, typed).replaceAll('-', '');
  const [name = ''] = documentNames[tipo].exec(plain.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
  const tidy = plain.slice(name.length);
  return tipo === '31' ? tidy.replace(/^(\d+)(\d)$/, '$1-$2') : tidy;
}

/** Returns the number with its name and its dashes, each as `-`. A NIT's check digit may be called `DV`. */
function plainText(tipo: TipoIdentificacion, typed: string): string {
  const plain = asciiDigits(typed.replaceAll('º', '°'))
    .toUpperCase()
    .replace(/[\p{Pd}_\u02D7\u2043\u2212\u2500\u30FC]/gu, '-')
    .replace(/[\s\p{Z}\p{Cf}.,·•،٫٬۔、。・'’‘`"“”;()/]/gu, '');
  return tipo === '31' ? plain.replace(/-?DV:?-?(\d?)$/, (_, last) => last && `-${last}`) : plain;
}

function checkAlphanumeric(numero: string, min: number, max: number): Result<string, IdentificacionCode> {
  if (!/^[A-Z0-9]*$/.test(numero)) return reject('identificacion_caracteres');
  if (numero.length < min || numero.length > max) return reject('identificacion_longitud');
  return /^0+$/.test(numero) ? reject('identificacion_ceros') : accept(numero);
}
