/**
 * The password policy (api.md, Validation; NIST SP 800-63B-4): length and a blocklist, no composition rules. It says
 * which rule failed; it does not measure strength and keeps no list of leaked passwords (that is the server's).
 */
import { isClaveComun } from './isClaveComun.ts';
import { accept, type Result, reject } from './result.ts';

export const claveMin = 15;
export const claveMax = 128;

export const codigosClave = [
  'clave_corta',
  'clave_larga',
  'clave_comun',
  'clave_igual_nombre',
  'clave_igual_correo',
  'clave_igual_identificacion',
] as const;

export type ClaveCode = (typeof codigosClave)[number];

export interface ClaveOwner {
  nombre?: string | undefined;
  correo?: string | undefined;
  identificacion?: string | undefined;
}

/** The result of each rule: the code of its violation, or undefined if it is met. */
export interface ClaveRules {
  length: ClaveCode | undefined;
  own: ClaveCode | undefined;
  common: ClaveCode | undefined;
}

/** The password in NFC, the form to hash, or the code of the first rule that it breaks. Lengths in code points. */
export function checkClave(typed: string, owner: ClaveOwner = {}): Result<string, ClaveCode> {
  const { length, own, common } = checkClaveRules(typed, owner);
  const code = length ?? own ?? common;
  return code === undefined ? accept(typed.normalize('NFC')) : reject(code);
}

/** Checks each rule independently, for the list that is shown while a password is typed. */
export function checkClaveRules(typed: string, owner: ClaveOwner = {}): ClaveRules {
  const clave = typed.normalize('NFC');
  const folded = fold(clave);
  return {
    length: checkLength([...clave].length),
    own: checkOwn(folded, owner),
    common: isRepetition(folded) || isRun(folded) || isClaveComun(folded) ? 'clave_comun' : undefined,
  };
}

function checkLength(length: number): ClaveCode | undefined {
  if (length < claveMin) return 'clave_corta';
  return length > claveMax ? 'clave_larga' : undefined;
}

function checkOwn(folded: string, { nombre, correo, identificacion }: ClaveOwner): ClaveCode | undefined {
  if (folded === '') return undefined;
  if (folded === fold(nombre ?? '')) return 'clave_igual_nombre';
  if (isCorreo(folded, correo)) return 'clave_igual_correo';
  return folded === fold(identificacion ?? '') ? 'clave_igual_identificacion' : undefined;
}

/** A copy of one's name in other case or spacing still counts as the name. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

function isCorreo(folded: string, correo: string | undefined): boolean {
  if (correo === undefined) return false;
  const whole = fold(correo);
  return folded === whole || folded === whole.split('@')[0];
}

/** One piece of at most five characters repeated: aaaa…, abcabc…, 12341234… */
function isRepetition(text: string): boolean {
  return /^(.{1,5}?)\1+$/su.test(text);
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklñzxcvbnm',
];

/** A walk along the alphabet, the digits or the keyboard, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return runs.some((run) => `${run}${run}`.includes(text) || `${run}${run}`.includes(backwards));
}
