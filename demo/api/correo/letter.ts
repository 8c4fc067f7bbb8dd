/** The content of a mail as blocks. HTML and plain text are both rendered from them, so both have the same content. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { Line } from './line.ts';

export interface LetterRow {
  label: Line;
  value: Line;
  /** Marks the row with the sum of the others. */
  total?: true;
}

export interface LetterButton {
  text: string;
  url: string;
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'table'; rows: readonly LetterRow[] }
  | { kind: 'steps'; title: string; steps: readonly Line[] }
  /** The first is the main one; its address is also shown as text. */
  | { kind: 'buttons'; buttons: readonly LetterButton[] }
  | { kind: 'note'; line: Line };

export interface Letter {
  idioma: Idioma;
  asunto: Line;
  title: string;
  greeting: Line;
  blocks: readonly Block[];
  /** The texts that all mails have. */
  frame: {
    institucion: string;
    button: string;
    /** The pattern for a label and its value in one line: `{{nombre}}: {{valor}}`. */
    row: string;
    motivo: string;
    help: Line;
  };
}

export interface Attachment {
  nombre: string;
  /** Media type with its parameters. */
  tipo: string;
  contenido: string;
  /** Set for binary files. */
  codificacion?: 'base64';
}

/** Returns the attached file as the person receives it. */
export function bytesOf({ contenido, codificacion }: Attachment): Buffer<ArrayBuffer> {
  return Buffer.from(contenido, codificacion ?? 'utf8');
}

export const row = (label: string, value: Line): LetterRow => ({ label: [label], value });

export const table = (rows: readonly LetterRow[]): Block => ({ kind: 'table', rows });

export const buttons = (...all: readonly LetterButton[]): Block => ({ kind: 'buttons', buttons: all });

export const note = (text: string): Block => ({ kind: 'note', line: [text] });
