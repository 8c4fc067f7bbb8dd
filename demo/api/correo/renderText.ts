/** Renders a letter as plain text, for people and programs that do not read HTML mail. */
import type { Block, Letter } from './letter.ts';
import type { Line } from './line.ts';

export function renderText(letter: Letter): string {
  const line = (line: Line): string => plain(line, letter.idioma === 'ar');
  // Functions, because `$&` and similar patterns have a meaning in a replacement text.
  const row = (label: string, value: string): string =>
    letter.frame.row.replace('{{nombre}}', () => label).replace('{{valor}}', () => value);
  const parts = [
    `${letter.title}\n${'='.repeat(Math.min(60, [...letter.title].length))}`,
    line(letter.greeting),
    ...letter.blocks.map((block) => renderBlock(block, line, row)),
    `-- \n${letter.frame.institucion}\n${line(letter.frame.help)}\n${letter.frame.motivo}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns one line without markup, also for subjects. */
export function plain(line: Line, isRtl: boolean): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : isolate(piece.value, isRtl))).join('');
}

/**
 * Puts a text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE if writing directions could mix. Other texts stay
 * as they are, because some programs show these characters as boxes.
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
