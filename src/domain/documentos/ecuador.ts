/**
 * Checks cédula (05, Registro Civil) and RUC (04, SRI) of Ecuador. Expects normal form. Refuses only what cannot exist: the
 * Registro Civil gives foreign residents cédulas with a third digit of 6, and the SRI has said that the RUC of companies,
 * public bodies and foreigners without a cédula follows no algorithm (python-stdnum #267, #457, #497; stdnum-js #168).
 */
import { accept, type Result, reject } from '../result.ts';
import type { IdentificacionCode, IdentificacionOddity } from './tipos.ts';

type Veredicto = Result<string, IdentificacionCode>;

const pesosPublica = [3, 2, 7, 6, 5, 4, 3, 2];
const pesosPrivada = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** 10 digits: 2 for the province, seven more, and a modulo 10 check digit with weights 2, 1, 2, … */
export function checkCedula(numero: string): Veredicto {
  const forma = checkForm(numero, 10);
  if (forma !== undefined) return reject(forma);
  return isCedula(numero) ? accept(numero) : reject('identificacion_digito_verificador');
}

/** 13 digits: a cédula if the third digit is 0–5, and the number of the establishment, which is never zero. */
export function checkRuc(numero: string): Veredicto {
  const forma = checkForm(numero, 13);
  if (forma !== undefined) return reject(forma);
  if (digit(numero, 2) <= 5 && !isCedula(numero)) return reject('identificacion_digito_verificador');
  // A public body's check digit is the ninth, so that its establishment has four digits.
  const establecimiento = numero.slice(isPublica(numero) ? 9 : 10);
  return /^0+$/.test(establecimiento) ? reject('identificacion_establecimiento') : accept(numero);
}

export function oddityOfCedula(numero: string): IdentificacionOddity | undefined {
  return digit(numero, 2) > 5 ? 'tercer_digito' : undefined;
}

/** Third digit 6: public bodies, and foreign residents by their cédula. 9: companies, and foreigners without one. */
export function oddityOfRuc(numero: string): IdentificacionOddity | undefined {
  const tercero = digit(numero, 2);
  if (tercero === 6) return isPublica(numero) || isCedula(numero) ? undefined : 'digito_verificador';
  if (tercero === 9) return checksBy(numero, pesosPrivada) ? undefined : 'digito_verificador';
  return tercero > 5 ? 'tercer_digito' : undefined;
}

function checkForm(numero: string, length: number): IdentificacionCode | undefined {
  if (!/^\d+$/.test(numero)) return 'identificacion_caracteres';
  if (numero.length !== length) return 'identificacion_longitud';
  // There are 24 provinces. 30 and 50 are for people registered abroad.
  return /^(?:0[1-9]|1\d|2[0-4]|[35]0)/.test(numero) ? undefined : 'identificacion_provincia';
}

/** Whether the first ten digits are a cédula by their check digit. */
function isCedula(numero: string): boolean {
  let suma = 0;
  for (let i = 0; i < 10; i += 1) {
    const producto = digit(numero, i) * (i % 2 === 0 ? 2 : 1);
    suma += producto > 9 ? producto - 9 : producto;
  }
  return suma % 10 === 0;
}

function isPublica(numero: string): boolean {
  return digit(numero, 2) === 6 && checksBy(numero, pesosPublica);
}

/** Modulo 11. The check digit follows the weighted ones. */
function checksBy(numero: string, pesos: readonly number[]): boolean {
  const suma = pesos.reduce((total, peso, i) => total + peso * digit(numero, i), 0);
  return (suma + digit(numero, pesos.length)) % 11 === 0;
}

function digit(numero: string, at: number): number {
  return numero.charCodeAt(at) - 48;
}
