// Finds what an option of a tag changes in its first view: the same view is rendered with and without the option, and the
// differences are marked in the first.
import type { ElementPart, Part } from './readMarkup.ts';

const isElement = (part: Part | undefined): part is ElementPart => part !== undefined && 'tag' in part;

const headOf = ({ tag, attributes }: ElementPart): string => JSON.stringify([tag, attributes]);

const isEqual = (a: Part, b: Part | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns true if two parts correspond to each other. */
function isSamePlace(a: Part, b: Part | undefined): boolean {
  if (!isElement(a) || !isElement(b)) return b !== undefined && !isElement(a) && !isElement(b);
  return headOf(a) === headOf(b) || (a.children.length === b.children.length && a.tag[0] === b.tag[0]);
}

/**
 * Marks in `parts` what differs in `others`, which were rendered with `value` for the option; '' is no value.
 * Throws if a part depends on two options.
 */
export function markOption(
  parts: readonly Part[],
  others: readonly Part[],
  option: string,
  value: string,
): void {
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const other = others[at];
    const isLater = parts.slice(index + 1).some((next) => isEqual(next, other));
    const stays =
      parts.length === others.length ||
      (isSamePlace(part, other) && others.length > at && (isEqual(part, other) || !isLater));
    if (!stays || other === undefined) {
      if (!isElement(part) || part.needs !== undefined)
        throw new Error(`${option}: more than an element goes.`);
      part.needs = option;
      continue;
    }
    at += 1;
    markPart(part, other, option, value);
  }
  if (at !== others.length) throw new Error(`${option}: something is added without it.`);
}

function markPart(part: Part, other: Part, option: string, value: string): void {
  if (!isElement(part) || !isElement(other)) {
    if (isElement(part) || isElement(other)) throw new Error(`${option}: a text becomes an element.`);
    if (part.text === other.text) return;
    if (part.hole !== undefined) throw new Error(`${option}: the text depends on ${part.hole.option} too.`);
    part.hole = { option, otherwise: other.text };
    return;
  }
  if (headOf(part) !== headOf(other)) {
    part.heads ??= { option, byValue: {} };
    if (part.heads.option !== option) throw new Error(`${option}: ${part.tag} depends on two options.`);
    part.heads.byValue[value] = [other.tag, other.attributes];
  }
  markOption(part.children, other.children, option, value);
}
