/**
 * Finds the letters of a text that the institution's PDFs cannot show. Their fonts make the list of those that they can
 * (paper-letters.test.ts): where each run of such letters begins and where it ends, in turn. Each number is the distance from the
 * one before, in base 36.
 */
import paperLetters from './paperLetters.json' with { type: 'json' };

let reached = 0;
const edges = paperLetters.edges.split(' ').map((step) => {
  reached += Number.parseInt(step, 36);
  return reached;
});

/** Returns each of them once, in the order of the text. */
export function missingLetters(text: string): string[] {
  // What nobody sees is not printed either.
  const seen = text.normalize('NFC').replace(/[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '');
  return [...new Set(seen)].filter((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const at = edges.findLastIndex((edge) => edge <= codePoint);
    return at % 2 !== 0;
  });
}
