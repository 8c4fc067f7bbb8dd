/** The country of the institution, as whose people write amounts, dates and times in Spanish. */
import type { TipoIdentificacion } from './documentos/tipos.ts';
import { type Idioma, languages } from './idiomas.ts';

interface Country {
  /** BCP 47, for amounts. */
  readonly money: string;
  /** BCP 47, for all else. CLDR's es-EC writes 2:51 p. m. and 40% where offices in Ecuador write 14:51 and 40 %, as plain `es` does. */
  readonly locale: string;
  /** ISO 4217. Its sign `$` stands alone; other currencies have their code. */
  readonly moneda: string;
  /** The sheet that printers there hold: A4, or letter of 8.5 × 11 inches. */
  readonly paper: 'A4' | 'LETTER';
  /** IANA name. */
  readonly zona: string;
  /** The kind of its tax number: RUC or NIT. */
  readonly tipoIdentificacion: TipoIdentificacion;
}

/** ISO 3166. */
export const paises = {
  EC: {
    money: 'es-EC',
    locale: 'es',
    moneda: 'USD',
    paper: 'A4',
    zona: 'America/Guayaquil',
    tipoIdentificacion: '04',
  },
  CO: {
    money: 'es-CO',
    locale: 'es-CO',
    moneda: 'COP',
    paper: 'LETTER',
    zona: 'America/Bogota',
    tipoIdentificacion: '31',
  },
} as const satisfies Record<string, Country>;

export type Pais = keyof typeof paises;

export const paisCodes = Object.keys(paises) as [Pais, ...Pais[]];

export interface Locality {
  readonly idioma: Idioma;
  readonly pais: Pais;
}

/** BCP 47 tags for Intl: Spanish as the country writes it, the other languages as they are written anywhere. */
export const localesIn = ({ idioma, pais }: Locality): Pick<Country, 'money' | 'locale'> => {
  const { locale } = languages[idioma];
  return idioma === 'es' ? paises[pais] : { money: locale, locale };
};
