/** How mails are written. Each kind is written by the folder that sends it; app.ts puts all of them together. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../http/context.ts';
import type { Formats } from '../http/formats.ts';
import type { Attachment, Block, Letter } from './letter.ts';
import type { KeptMail } from './mail.ts';
import type { MailTexts } from './mailTexts.ts';

/** What every letter is written with. */
export interface LetterContext {
  idioma: Idioma;
  t: MailTexts;
  f: Formats;
  institucion: { nombre: string; correo: string; telefono: string };
  pages: { portal(path: `/${string}`): string; pago(codigo: string): string };
}

/** The part of a letter that its kind decides. */
export interface LetterBody extends Pick<Letter, 'asunto' | 'titulo'> {
  blocks: readonly Block[];
  /** Why the person gets it, in the footer. */
  motivo: string;
}

/** What a letter may read and write while it is composed, in one transaction. */
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

/** By `tipo` of the mail. */
export type Letters = Readonly<Record<string, LetterWriter>>;

/** What composing mail needs. */
export interface CorreoServices extends Services {
  letters: Letters;
}
