/** What the plain texts of an institution are made of. They are never HTML: a blank line begins a paragraph, `- ` an item of a list. */

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const item = /^\s*[-•*]\s+(.*\S)\s*$/;

/** Takes a text apart into its paragraphs and lists, in their order. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .filter((block) => block.kind === 'list' || block.text !== '');
}

/** A paragraph may lead to a list without a blank line. */
function blocksOf(part: string): TextBlock[] {
  const blocks: { lines: string[]; isList: boolean }[] = [];
  for (const line of part.split('\n')) {
    const isList = item.test(line);
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else blocks.push({ lines: [line], isList });
  }
  return blocks.map(({ lines, isList }) =>
    isList
      ? { kind: 'list', items: lines.map((line) => item.exec(line)?.[1] ?? '') }
      : { kind: 'paragraph', text: lines.join('\n').trim() },
  );
}
