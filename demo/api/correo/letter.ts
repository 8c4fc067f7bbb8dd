/** What a mail says, before it is HTML or plain text: both are rendered from the same blocks, so both say the same. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { Line } from './line.ts';

export interface Row {
  label: Line;
  value: Line;
  /** The row that the others add up to. */
  total?: true;
}

export interface Button {
  text: string;
  url: string;
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'table'; rows: readonly Row[] }
  | { kind: 'steps'; title: string; steps: readonly Line[] }
  /** The first is the one to press; its address is written out too. */
  | { kind: 'buttons'; buttons: readonly Button[] }
  | { kind: 'note'; line: Line };

export interface Letter {
  idioma: Idioma;
  asunto: Line;
  titulo: string;
  saludo: Line;
  blocks: readonly Block[];
  /** Texts of the frame. */
  frame: {
    institucion: string;
    boton: string;
    /** How a name and its value are written in one line: `{{nombre}}: {{valor}}`. */
    fila: string;
    motivo: string;
    ayuda: Line;
  };
}

export interface Attachment {
  nombre: string;
  /** Media type with its parameters. */
  tipo: string;
  contenido: string;
  /** Of a file that is no text. */
  codificacion?: 'base64';
}

/** What the person gets. */
export function bytesOf({ contenido, codificacion }: Attachment): Buffer<ArrayBuffer> {
  return Buffer.from(contenido, codificacion ?? 'utf8');
}

export function row(label: string, value: Line): Row {
  return { label: [label], value };
}
