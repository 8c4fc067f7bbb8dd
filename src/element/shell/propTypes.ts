// The kinds of property that a tag can have: how an attribute's text and a property's value become an option of the view.
// A bad value gives a readable PropError and the default is used; nothing is ever thrown at the host page. Except for a
// flag, an empty value is none: templates write `datos=""` where they have nothing to say.

/** One property of a tag. `name` is camelCase; the attribute is its kebab-case. */
export interface PropType<T> {
  /** The value when the attribute is absent and no property was set. */
  readonly fallback: T;
  /** Reads an attribute's text. Throws {@link PropError}. */
  fromAttribute(text: string): T;
  /** Checks a property's value. Throws {@link PropError}. */
  fromProperty(value: unknown): T;
}

export type PropTypes = Readonly<Record<string, PropType<unknown>>>;
export type PropValues<D extends PropTypes> = { [K in keyof D]: D[K] extends PropType<infer T> ? T : never };

/** A value that does not fit its property; the message says what was expected. */
export class PropError extends Error {
  override readonly name = 'PropError';
}

/** Free text; absent gives undefined. */
export function text(): PropType<string | undefined> {
  const filled = (value: string) => (value.trim() === '' ? undefined : value);
  return {
    fallback: undefined,
    fromAttribute: filled,
    fromProperty: (value) => {
      if (value === undefined || value === null) return undefined;
      if (typeof value === 'string') return filled(value);
      throw new PropError('expected a text');
    },
  };
}

/** A boolean attribute as HTML has them: `attr` and `attr=""` are true, `attr="false"` is false. */
export function flag(): PropType<boolean> {
  return {
    fallback: false,
    fromAttribute: (value) => value !== 'false',
    fromProperty: (value) => {
      if (typeof value === 'boolean') return value;
      throw new PropError('expected true or false');
    },
  };
}

/** One of a few words; absent gives the first unless `fallback` is given. */
export function choice<const W extends string>(
  words: readonly [W, ...W[]],
  fallback: W = words[0],
): PropType<W> {
  const read = (value: unknown): W => (isNone(value) ? fallback : oneOf(words, value));
  return { fallback, fromAttribute: read, fromProperty: read };
}

/** One of a few words, or none: absent is undefined. */
export function option<const W extends string>(words: readonly [W, ...W[]]): PropType<W | undefined> {
  const read = (value: unknown): W | undefined => (isNone(value) ? undefined : oneOf(words, value));
  return { fallback: undefined, fromAttribute: read, fromProperty: read };
}

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function oneOf<W extends string>(words: readonly W[], value: unknown): W {
  const known = words.find((word) => word === value);
  if (known !== undefined) return known;
  throw new PropError(`expected ${words.map((word) => `"${word}"`).join(', ')}`);
}

/** Several words, separated by commas or spaces in the attribute, an array as property; none gives undefined. */
export function words(): PropType<readonly string[] | undefined> {
  const tidy = (list: readonly string[]) => {
    const given = list.map((word) => word.trim()).filter((word) => word !== '');
    return given.length > 0 ? given : undefined;
  };
  return {
    fallback: undefined,
    fromAttribute: (value) => tidy(value.split(/[\s,;]+/)),
    fromProperty: (value) => {
      if (value === undefined || value === null) return undefined;
      if (Array.isArray(value) && value.every((word) => typeof word === 'string')) return tidy(value);
      throw new PropError('expected a list of texts');
    },
  };
}

/** An address of a document on the web: `http:` or `https:`, or relative to the page. Kept as it was written. */
export function webAddress(): PropType<string | undefined> {
  return address(/^https?:$/, 'expected an http(s) address');
}

/** What a link may lead to: the same, or `mailto:` or `tel:`. */
export function linkAddress(): PropType<string | undefined> {
  return address(/^(?:https?|mailto|tel):$/, 'expected an http(s), mailto or tel address');
}

function address(protocols: RegExp, expected: string): PropType<string | undefined> {
  const check = (value: string) => {
    if (value.trim() === '') return undefined;
    if (URL.canParse(value, document.baseURI) && protocols.test(new URL(value, document.baseURI).protocol))
      return value;
    throw new PropError(expected);
  };
  return {
    fallback: undefined,
    fromAttribute: check,
    fromProperty: (value) => {
      if (value === undefined || value === null) return undefined;
      if (typeof value === 'string') return check(value);
      throw new PropError('expected a text');
    },
  };
}

/**
 * JSON in the attribute, the value itself as property. Only its syntax is checked here: the view checks the shape by the
 * schema of its definition, so that no schema library is needed before the view.
 */
export function json<T>(): PropType<T | undefined> {
  return {
    fallback: undefined,
    fromAttribute: (value) => {
      if (isNone(value)) return undefined;
      try {
        return JSON.parse(value) as T;
      } catch (cause) {
        throw new PropError('expected JSON', { cause });
      }
    },
    fromProperty: (value) => (value === null ? undefined : (value as T | undefined)),
  };
}

/** `basePath` → `base-path`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
