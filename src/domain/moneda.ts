/** Currencies that the institution may bill in (ISO 4217) and how many minor units one of them has. */

export const monedas = ['USD', 'COP', 'EUR', 'MXN', 'PEN', 'CLP'] as const;

export type Moneda = (typeof monedas)[number];

/** Decimal places of the minor unit. CLP has none; COP has two by the standard although prices are whole. */
export const monedaDecimals: { readonly [moneda in Moneda]: number } = {
  USD: 2,
  COP: 2,
  EUR: 2,
  MXN: 2,
  PEN: 2,
  CLP: 0,
};
