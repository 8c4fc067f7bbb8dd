/** The types of the functions that write mails. Each folder writes the kinds that it sends; app.ts collects them. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../http/context.ts';
import type { ServerFormats } from '../http/formatsOf.ts';
import type { Attachment, Block, Letter } from './letter.ts';
import type { KeptMail } from './mail.ts';
import type { MailTexts } from './mailTexts.ts';

/** The values that every letter is written with. */
export interface LetterContext {
  idioma: Idioma;
  t: MailTexts;
  f: ServerFormats;
  institucion: { nombre: string; correo: string; telefono: string };
  pages: { portal(path: `/${string}`): string; pago(codigo: string): string };
}

/** The part of a letter that differs between kinds. */
export interface LetterBody extends Pick<Letter, 'asunto' | 'title'> {
  blocks: readonly Block[];
  /** The footer's sentence that says why the person gets this mail. */
  motivo: string;
}

/** Gives a letter the services and the transaction in which it is composed. */
export interface Composing {
  services: Services;
  tx: Db;
  now: Date;
}

export type LetterWriter = (
  mail: KeptMail,
  context: LetterContext,
  composing: Composing,
) => Promise<LetterBody & { adjuntos?: Attachment[] }>;

/** The writers by `tipo` of the mail. */
export type Letters = Readonly<Record<string, LetterWriter>>;

/** The services for composing mail. */
export interface CorreoServices extends Services {
  letters: Letters;
}
