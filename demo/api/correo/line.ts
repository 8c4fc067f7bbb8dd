/**
 * A line of a mail: our own words, and values that people typed or that were computed. Both stay separate until they are
 * rendered, so that a value is shown as text and never as markup.
 */

/** `value` is shown unchanged and isolated, so that its writing direction does not affect the words around it. */
export interface Value {
  readonly value: string;
  readonly strong?: true;
}

export type Piece = string | Value;
export type Line = readonly Piece[];

/** Fills the `{{name}}` placeholders of a text. Throws if one has no value; a test fills every text. */
export function fillLine(text: string, values: Readonly<Record<string, Value>> = {}): Line {
  return text.split(/\{\{(\w+)\}\}/).flatMap((part, i): Piece[] => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    const value = values[part];
    if (!value) throw new Error(`The text “${text}” lacks a value for ${part}.`);
    return [value];
  });
}

/** Marks a value that the API computed: an amount, a date or a number. */
export function computed(value: string): Value {
  return { value };
}

const longest = 200;

/**
 * Prepares text from the database for one line: removes control characters, replaces direction marks by � so that they
 * cannot turn the text around them, and cuts text above 200 characters.
 */
export function own(text: string): Value {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '\uFFFD')
    .trim();
  const characters = [...line];
  return { value: characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line };
}

/**
 * Prepares text that somebody typed. Mail programs turn text like example.com into a link, and nobody should be able to
 * send links to a stranger through our form. Text that looks like a link gets invisible joiners, which prevent it.
 */
export function typed(text: string): Value {
  const { value } = own(text);
  return { value: /\w\.\w{2,}|:\/\/|\bwww\b|@/iu.test(value) ? value.replace(/[.:/@]/g, '$&\u2060') : value };
}

export function strong(value: Value): Value {
  return { ...value, strong: true };
}
