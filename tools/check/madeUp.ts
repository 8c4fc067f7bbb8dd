/** Makes ids that no record has, and people who do not exist. */
import { randomInt, randomUUID } from 'node:crypto';
import type { ParticipanteNuevo } from '../../src/contract/persona.ts';
import type { CheckOptions } from './run.ts';

export const madeUpId = (): string => randomUUID();

const letters = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode('a'.charCodeAt(0) + randomInt(26))).join('');

/** A new address in the mailbox of the options, or in one of a domain reserved for examples. */
export function newCorreo({ mailbox = 'portal-check@example.com' }: CheckOptions): string {
  const [name = '', domain = ''] = mailbox.toLowerCase().split('@');
  return `${name}+${letters(10)}@${domain}`;
}

/** Uses a passport, which has no check digit. */
export function newPersona(options: CheckOptions): ParticipanteNuevo {
  return {
    tipoIdentificacion: '06',
    identificacion: `ZZ${String(randomInt(1e9)).padStart(9, '0')}`,
    nombres: `Prueba ${letters(6)}`,
    apellidos: 'Del Contrato',
    correo: newCorreo(options),
    telefono: '+593991234567',
  };
}

/** Fifteen characters and more that no list of common passwords has. */
export const newClave = (): string => `${letters(8)} ${letters(8)} ${letters(8)}`;
