/** What a mail says, before it is HTML or plain text: both are rendered from the same blocks, so both say the same. */
import type { Idioma } from '../../../src/domain/idiomas.ts';
import type { Linea } from './line.ts';

export interface Fila {
  nombre: Linea;
  valor: Linea;
  /** The row that the others add up to. */
  total?: true;
}

export interface Boton {
  texto: string;
  url: string;
}

export type Bloque =
  | { tipo: 'parrafo'; linea: Linea }
  | { tipo: 'datos'; filas: readonly Fila[] }
  | { tipo: 'pasos'; titulo: string; pasos: readonly Linea[] }
  /** The first is the one to press; its address is written out too. */
  | { tipo: 'botones'; botones: readonly Boton[] }
  | { tipo: 'nota'; linea: Linea };

export interface Carta {
  idioma: Idioma;
  asunto: Linea;
  titulo: string;
  saludo: Linea;
  bloques: readonly Bloque[];
  /** Texts of the frame. */
  marco: {
    institucion: string;
    boton: string;
    /** How a name and its value are written in one line: `{{nombre}}: {{valor}}`. */
    fila: string;
    motivo: string;
    ayuda: Linea;
  };
}

export interface Attachment {
  nombre: string;
  /** Media type with its parameters. */
  tipo: string;
  contenido: string;
}

export function fila(nombre: string, valor: Linea): Fila {
  return { nombre: [nombre], valor };
}
