/**
 * What a mail is about. A mail holds, in few words, what the transaction that causes the mail knows; the mail is composed
 * from it later, in the person's language. Which kinds there are, their senders decide (see letters.ts).
 */
import type { Idioma } from '../../../src/domain/idiomas.ts';

export interface Envelope {
  /** One address, in lower case, without a name. */
  para: string;
  idioma: Idioma;
  /** Whom the greeting names: the reader of `para`. */
  nombre: string;
}

export interface Mail extends Envelope {
  /** The kind: a key of Letters. */
  tipo: string;
}

/** A mail as jsonb gives it back: instants as RFC 3339 text. */
export type KeptMail<T = Mail> = T extends Date
  ? string
  : T extends readonly (infer E)[]
    ? readonly KeptMail<E>[]
    : T extends object
      ? { [K in keyof T]: KeptMail<T[K]> }
      : T;
