/** Intl objects, made once per locale and options: making one costs a hundred times what using it does. */

function cached<O extends object, F>(
  create: (locale: string, options: O) => F,
): (locale: string, options: O) => F {
  const hechos = new Map<string, F>();
  return (locale, options) => {
    const clave = locale + JSON.stringify(options);
    let hecho = hechos.get(clave);
    if (!hecho) {
      hecho = create(locale, options);
      hechos.set(clave, hecho);
    }
    return hecho;
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
