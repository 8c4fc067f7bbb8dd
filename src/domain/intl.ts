/** Intl objects, made once per locale and options, because making one costs a hundred times as much as using it. */

function cached<O extends object, F>(
  create: (locale: string, options: O) => F,
): (locale: string, options: O) => F {
  const made = new Map<string, F>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const format = create(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
