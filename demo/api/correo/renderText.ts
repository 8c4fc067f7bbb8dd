/** A letter as plain text, for who reads mail that way and for the program that reads it aloud. */
import type { Bloque, Carta } from './letter.ts';
import type { Linea } from './line.ts';

export function renderText(carta: Carta): string {
  const line = (linea: Linea): string => plain(linea, carta.idioma === 'ar');
  // Replaced by functions: in a replacement text, `$&` and the like would mean something.
  const row = (nombre: string, valor: string): string =>
    carta.marco.fila.replace('{{nombre}}', () => nombre).replace('{{valor}}', () => valor);
  const parts = [
    `${carta.titulo}\n${'='.repeat(Math.min(60, [...carta.titulo].length))}`,
    line(carta.saludo),
    ...carta.bloques.map((bloque) => renderBloque(bloque, line, row)),
    `-- \n${carta.marco.institucion}\n${line(carta.marco.ayuda)}\n${carta.marco.motivo}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One line without markup, as subjects are too. */
export function plain(linea: Linea, isRtl: boolean): string {
  return linea.map((trozo) => (typeof trozo === 'string' ? trozo : isolate(trozo.dato, isRtl))).join('');
}

/**
 * First-strong isolate … pop, only where directions could mix: elsewhere some programs would show a box. What is
 * inside ends with it, whatever it holds.
 */
function isolate(text: string, isRtl: boolean): string {
  return isRtl || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;
}

function renderBloque(
  bloque: Bloque,
  line: (linea: Linea) => string,
  row: (nombre: string, valor: string) => string,
): string {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'nota':
      return line(bloque.linea);
    case 'datos':
      return bloque.filas.map(({ nombre, valor }) => row(line(nombre), line(valor))).join('\n');
    case 'pasos':
      return [bloque.titulo, ...bloque.pasos.map((paso, i) => `${i + 1}. ${line(paso)}`)].join('\n');
    case 'botones':
      return bloque.botones.map(({ texto, url }) => `${row(texto, '').trimEnd()}\n${url}`).join('\n\n');
  }
}
