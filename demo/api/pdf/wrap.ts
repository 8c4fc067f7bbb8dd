/** Keeps a letter and its marks together. */
const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Breaks a text into lines at spaces, but not at those inside an amount. Breaks a word that is wider than the line where the line ends.
 */
export function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[^\S\u00A0\u202F]+/)) {
    const joined = line === '' ? word : `${line} ${word}`;
    // Longer text fits no line, and measuring it would be slow.
    if (joined.length < 500 && fits(joined)) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return [...lines, line];
}
