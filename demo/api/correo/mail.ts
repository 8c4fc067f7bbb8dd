/**
 * The data of a queued mail, written by the transaction that causes the mail. The text is composed from it later, in the
 * person's language. The folders that send mail define the kinds (see letters.ts).
 */
import type { Idioma } from '../../../src/domain/idiomas.ts';

export interface Envelope {
  /** One address, in lower case, without a name. */
  para: string;
  idioma: Idioma;
  /** The name of the recipient, for the greeting. */
  nombre: string;
}

export interface Mail extends Envelope {
  /** The kind: a key of Letters. */
  tipo: string;
}

/** A mail as it is read from jsonb: instants are RFC 3339 texts. */
export type KeptMail<T = Mail> = T extends Date
  ? string
  : T extends readonly (infer E)[]
    ? readonly KeptMail<E>[]
    : T extends object
      ? { [K in keyof T]: KeptMail<T[K]> }
      : T;
