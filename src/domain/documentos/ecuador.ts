/** Checks cédula (05, Registro Civil) and RUC (04, SRI) of Ecuador by their check digits. Expects normal form. */
import { accept, type Result, reject } from '../result.ts';
import type { IdentificacionCode } from './tipos.ts';

type Veredicto = Result<string, IdentificacionCode>;

const pesosPublica = [3, 2, 7, 6, 5, 4, 3, 2];
const pesosPrivada = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** 10 digits: 2 for the province, a third below 6, six more, and a modulo 10 check digit with weights 2, 1, 2, … */
export function checkCedula(numero: string): Veredicto {
  const forma = checkForm(numero, 10);
  if (forma !== undefined) return reject(forma);
  if (digit(numero, 2) > 5) return reject('identificacion_tercer_digito');
  return modulo10(numero) === digit(numero, 9) ? accept(numero) : reject('identificacion_digito_verificador');
}

/** 13 digits. The third digit is 0–5 for a person (a cédula follows), 6 for a public body and 9 for a company. */
export function checkRuc(numero: string): Veredicto {
  const forma = checkForm(numero, 13);
  if (forma !== undefined) return reject(forma);
  const tercero = digit(numero, 2);
  if (tercero <= 5) {
    if (modulo10(numero) !== digit(numero, 9)) return reject('identificacion_digito_verificador');
    return establishment(numero, 10);
  }
  if (tercero === 6) {
    if (modulo11(numero, pesosPublica) !== digit(numero, 8))
      return reject('identificacion_digito_verificador');
    return establishment(numero, 9);
  }
  if (tercero === 9) {
    if (modulo11(numero, pesosPrivada) !== digit(numero, 9))
      return reject('identificacion_digito_verificador');
    return establishment(numero, 10);
  }
  return reject('identificacion_tercer_digito');
}

function checkForm(numero: string, length: number): IdentificacionCode | undefined {
  if (!/^\d+$/.test(numero)) return 'identificacion_caracteres';
  if (numero.length !== length) return 'identificacion_longitud';
  // There are 24 provinces. 30 is for people registered abroad.
  const provincia = Number(numero.slice(0, 2));
  return (provincia >= 1 && provincia <= 24) || provincia === 30 ? undefined : 'identificacion_provincia';
}

function establishment(numero: string, from: number): Veredicto {
  return /^0+$/.test(numero.slice(from)) ? reject('identificacion_establecimiento') : accept(numero);
}

function modulo10(numero: string): number {
  let suma = 0;
  for (let i = 0; i < 9; i += 1) {
    const producto = digit(numero, i) * (i % 2 === 0 ? 2 : 1);
    suma += producto > 9 ? producto - 9 : producto;
  }
  return (10 - (suma % 10)) % 10;
}

/** The result is 10 when no digit can be right; the authority never issues such a number. */
function modulo11(numero: string, pesos: readonly number[]): number {
  const suma = pesos.reduce((total, peso, i) => total + peso * digit(numero, i), 0);
  return (11 - (suma % 11)) % 11;
}

function digit(numero: string, at: number): number {
  return numero.charCodeAt(at) - 48;
}
