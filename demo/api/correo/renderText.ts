/** A letter as plain text, for who reads mail that way and for the program that reads it aloud. */
import type { Block, Letter } from './letter.ts';
import type { Line } from './line.ts';

export function renderText(letter: Letter): string {
  const line = (line: Line): string => plain(line, letter.idioma === 'ar');
  // Replaced by functions: in a replacement text, `$&` and the like would mean something.
  const row = (label: string, value: string): string =>
    letter.frame.fila.replace('{{nombre}}', () => label).replace('{{valor}}', () => value);
  const parts = [
    `${letter.titulo}\n${'='.repeat(Math.min(60, [...letter.titulo].length))}`,
    line(letter.saludo),
    ...letter.blocks.map((block) => renderBlock(block, line, row)),
    `-- \n${letter.frame.institucion}\n${line(letter.frame.ayuda)}\n${letter.frame.motivo}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One line without markup, as subjects are too. */
export function plain(line: Line, isRtl: boolean): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : isolate(piece.value, isRtl))).join('');
}

/**
 * First-strong isolate … pop, only where directions could mix: elsewhere some programs would show a box. What is
 * inside ends with it, whatever it holds.
 */
function isolate(text: string, isRtl: boolean): string {
  return isRtl || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;
}

function renderBlock(
  block: Block,
  line: (line: Line) => string,
  row: (label: string, value: string) => string,
): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return line(block.line);
    case 'table':
      return block.rows.map(({ label, value }) => row(line(label), line(value))).join('\n');
    case 'steps':
      return [block.title, ...block.steps.map((step, i) => `${i + 1}. ${line(step)}`)].join('\n');
    case 'buttons':
      return block.buttons.map(({ text, url }) => `${row(text, '').trimEnd()}\n${url}`).join('\n\n');
  }
}
