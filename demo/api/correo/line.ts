/**
 * A line of a mail: words of ours, and between them values that people typed or that were computed. The two are kept
 * apart until the end, so that each rendering can show a value as text and nothing else.
 */

/** `value` is shown as it is, isolated from the direction of the words around it. */
export interface Value {
  readonly value: string;
  readonly strong?: true;
}

export type Piece = string | Value;
export type Line = readonly Piece[];

/** Fills the `{{name}}`s of a text. Throws where one has no value: a test runs every text. */
export function fillLine(text: string, values: Readonly<Record<string, Value>> = {}): Line {
  return text.split(/\{\{(\w+)\}\}/).flatMap((part, i): Piece[] => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    const value = values[part];
    if (!value) throw new Error(`The text “${text}” lacks a value for ${part}.`);
    return [value];
  });
}

/** A value that was computed: an amount, a date, a number of ours. */
export function computed(value: string): Value {
  return { value };
}

const longest = 200;

/**
 * Text from the database, made fit for one line: no control characters, no marks that turn the direction of what
 * follows (they show as �), no flood.
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
 * Text that somebody typed. Mail programs make links of what looks like one; who fills a form with a stranger's e-mail
 * shall not send them links, so a joiner that nobody sees keeps addresses from being recognised.
 */
export function typed(text: string): Value {
  const { value } = own(text);
  return { value: /\w\.\w{2,}|:\/\/|\bwww\b|@/iu.test(value) ? value.replace(/[.:/@]/g, '$&\u2060') : value };
}

export function strong(value: Value): Value {
  return { ...value, strong: true };
}
