// The kinds of property that a tag can have: how an attribute's text and a property's value become an option of the view.
// A bad value gives a readable PropError and the default is used; nothing is ever thrown at the host page. Except for a
// flag, an empty value counts as absent: templates write `datos=""` if they have no value.

/** Describes a property of a tag. `name` is camelCase; the attribute is its kebab-case. */
export interface PropType<T> {
  /** The value when the attribute is absent and no property was set. */
  readonly fallback: T;
  /** Reads an attribute's text or a property's value: frameworks set a property to an attribute's text. Throws {@link PropError}. */
  read(value: unknown): T;
}

export type PropTypes = Readonly<Record<string, PropType<unknown>>>;
export type PropValues<D extends PropTypes> = { [K in keyof D]: D[K] extends PropType<infer T> ? T : never };

/** A value that does not fit its property; the message names what was expected. */
export class PropError extends Error {}

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A type with its own value for an absent one. */
const type = <T>(fallback: T, read: (value: unknown) => T): PropType<T> => ({
  fallback,
  read: (value) => (isNone(value) ? fallback : read(value)),
});

const optional = <T>(read: (value: unknown) => T) => type<T | undefined>(undefined, read);

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  throw new PropError('a text');
}

/** Free text; absent gives undefined. */
export const text = () => optional(textOf);

/** A boolean attribute as HTML has them: `attr` and `attr=""` are true, `attr="false"` is false. */
export const flag = (): PropType<boolean> => ({
  fallback: false,
  read(value) {
    if (typeof value === 'string') return value !== 'false';
    if (typeof value === 'boolean') return value;
    throw new PropError('true or false');
  },
});

/** Accepts one of a few words; absent gives the first unless `fallback` is given. */
export const choice = <const W extends string>(
  words: readonly [W, ...W[]],
  fallback: W = words[0],
): PropType<W> => type(fallback, oneOf(words));

/** Accepts one of a few words; absent gives undefined. */
export const option = <const W extends string>(words: readonly [W, ...W[]]): PropType<W | undefined> =>
  optional(oneOf(words));

const oneOf =
  <W extends string>(words: readonly W[]) =>
  (value: unknown): W => {
    // Frameworks pass what their templates say: `:titulo="2"`, `:ajustes="false"`.
    const given = value === true ? 'si' : value === false ? 'no' : value;
    const known = words.find((word) => word === String(given));
    if (known !== undefined) return known;
    throw new PropError(words.join(', '));
  };

/** Several words, separated by commas or spaces in a text, or an array; none gives undefined. */
export const words = (): PropType<readonly string[] | undefined> =>
  optional((value) => {
    const list: unknown = typeof value === 'string' ? value.split(/[\s,;]+/) : value;
    if (!Array.isArray(list)) throw new PropError('a list of texts');
    const given = list.map((word) => textOf(word).trim()).filter((word) => word !== '');
    return given.length > 0 ? given : undefined;
  });

/** An address of a document on the web: `http:` or `https:`, or relative to the page. Kept as it was written. */
export const webAddress = () => address(/^https?:$/, 'an http(s) address');

/** Accepts what a link may lead to: the same, or `mailto:` or `tel:`. */
export const linkAddress = () => address(/^(?:https?|mailto|tel):$/, 'an http(s), mailto or tel address');

const address = (protocols: RegExp, expected: string) =>
  optional((value) => {
    const written = textOf(value);
    const { baseURI } = document;
    if (URL.canParse(written, baseURI) && protocols.test(new URL(written, baseURI).protocol)) return written;
    throw new PropError(expected);
  });

/** A path of the portal below its start: `/publico?orden=nombre`. With two slashes it would lead to another site. */
export const path = () =>
  optional((value) => {
    const written = textOf(value);
    if (/^\/[^/\\?#.\s]/.test(written)) return written;
    throw new PropError('a path of the portal, as /publico');
  });

/**
 * JSON as a text, anything else as it is. Only its syntax is checked here: the view checks the shape by the schema of its
 * definition, so that no schema library is needed before the view.
 */
export const json = <T>() =>
  optional((value) => {
    try {
      return (typeof value === 'string' ? JSON.parse(value) : value) as T;
    } catch (cause) {
      throw new PropError('JSON', { cause });
    }
  });

/** `basePath` → `base-path`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
