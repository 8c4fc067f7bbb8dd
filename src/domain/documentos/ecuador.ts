/**
 * Checks cédula (05, Registro Civil) and RUC (04, SRI) of Ecuador. Expects normal form. Refuses only what cannot exist: the
 * Registro Civil gives foreign residents cédulas with a third digit of 6, and the SRI has said that the RUC of companies,
 * public bodies and foreigners without a cédula follows no algorithm (python-stdnum #267, #457, #497; stdnum-js #168).
 */
import { accept, type Result, reject } from '../result.ts';
import type { IdentificacionCode, IdentificacionOddity } from './tipos.ts';

type Verdict = Result<string, IdentificacionCode>;

const publicWeights = [3, 2, 7, 6, 5, 4, 3, 2];
const privateWeights = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** 10 digits: 2 for the province, seven more, and a modulo 10 check digit with weights 2, 1, 2, … */
export function checkCedula(numero: string): Verdict {
  const fault = checkForm(numero, 10);
  if (fault !== undefined) return reject(fault);
  return isCedula(numero) ? accept(numero) : reject('identificacion_digito_verificador');
}

/** 13 digits: a cédula if the third digit is 0–5, and the number of the establishment, which is never zero. */
export function checkRuc(numero: string): Verdict {
  const fault = checkForm(numero, 13);
  if (fault !== undefined) return reject(fault);
  if (digit(numero, 2) <= 5 && !isCedula(numero)) return reject('identificacion_digito_verificador');
  // A public body's check digit is the ninth, so that its establishment has four digits.
  const establishment = numero.slice(isPublica(numero) ? 9 : 10);
  return /^0+$/.test(establishment) ? reject('identificacion_establecimiento') : accept(numero);
}

export function oddityOfCedula(numero: string): IdentificacionOddity | undefined {
  return digit(numero, 2) > 5 ? 'tercer_digito' : undefined;
}

/** Third digit 6: public bodies, and foreign residents by their cédula. 9: companies, and foreigners without one. */
export function oddityOfRuc(numero: string): IdentificacionOddity | undefined {
  const third = digit(numero, 2);
  if (third === 6) return isPublica(numero) || isCedula(numero) ? undefined : 'digito_verificador';
  if (third === 9) return checksBy(numero, privateWeights) ? undefined : 'digito_verificador';
  return third > 5 ? 'tercer_digito' : undefined;
}

function checkForm(numero: string, length: number): IdentificacionCode | undefined {
  if (!/^\d+$/.test(numero)) return 'identificacion_caracteres';
  if (numero.length !== length) return 'identificacion_longitud';
  // There are 24 provinces. 30 and 50 are for people registered abroad.
  return /^(?:0[1-9]|1\d|2[0-4]|[35]0)/.test(numero) ? undefined : 'identificacion_provincia';
}

/** Returns true if the first ten digits are a cédula, judging by their check digit. */
function isCedula(numero: string): boolean {
  let sum = 0;
  for (let i = 0; i < 10; i += 1) {
    const product = digit(numero, i) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

function isPublica(numero: string): boolean {
  return digit(numero, 2) === 6 && checksBy(numero, publicWeights);
}

/** Modulo 11. The check digit follows the weighted ones. */
function checksBy(numero: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, i) => total + weight * digit(numero, i), 0);
  return (sum + digit(numero, weights.length)) % 11 === 0;
}

function digit(numero: string, at: number): number {
  return numero.charCodeAt(at) - 48;
}
