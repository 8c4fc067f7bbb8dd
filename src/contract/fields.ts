/**
 * The fields that records share, as valibot schemas. Every message is a stable code (see problem.ts), never a
 * sentence: the interface translates it, the API sends it in `errors[].code`, so both give the same verdict.
 */
import * as v from 'valibot';
import { importeMax, sumMax } from '../domain/dinero.ts';
import { asciiDigits } from '../domain/documentos/asciiDigits.ts';
import { existsOnCalendar } from '../domain/fechas.ts';
import { isTelefono } from '../domain/isTelefono.ts';
import { monedas } from '../domain/moneda.ts';
import { normalizeCorreo } from '../domain/normalizeCorreo.ts';

/** Minor units (cents) of one document, line or payment; never negative. */
export const Importe = v.pipe(
  v.number('requerido'),
  v.safeInteger('formato'),
  v.minValue(0, 'fuera_de_rango'),
  v.maxValue(importeMax, 'fuera_de_rango'),
);

/** Minor units of many documents together; they may exceed `importeMax` and are still exact. */
export const Sum = v.pipe(
  v.number('requerido'),
  v.safeInteger('formato'),
  v.minValue(0, 'fuera_de_rango'),
  v.maxValue(sumMax, 'fuera_de_rango'),
);

export const ImportePositivo = v.pipe(Importe, v.minValue(1, 'fuera_de_rango'));

/** Minor units that may be negative: a running balance in favour of the client. */
export const Saldo = v.pipe(
  v.number('requerido'),
  v.safeInteger('formato'),
  v.minValue(-sumMax, 'fuera_de_rango'),
  v.maxValue(sumMax, 'fuera_de_rango'),
);

/** Percentage as people write it, 0 to 100 with at most two decimals: 15 is 15 %. */
export const Porcentaje = v.pipe(
  v.number('requerido'),
  v.minValue(0, 'fuera_de_rango'),
  v.maxValue(100, 'fuera_de_rango'),
  v.check((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'formato'),
);

export const Moneda = v.picklist(monedas, 'opcion_desconocida');

/** YYYY-MM-DD in the institution's time zone. */
export const Fecha = v.pipe(
  v.string('requerido'),
  v.isoDate('fecha_formato'),
  v.check(existsOnCalendar, 'fecha_formato'),
);

/** YYYY-MM in the institution's time zone. */
export const Mes = v.pipe(v.string('requerido'), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'fecha_formato'));

/** RFC 3339 in UTC. */
export const Instante = v.pipe(v.string('requerido'), v.isoTimestamp('fecha_formato'));

export const WholeNumber = v.pipe(
  v.number('requerido'),
  v.safeInteger('formato'),
  v.minValue(0, 'fuera_de_rango'),
);

/** The number of instalments: a year of monthly ones at the most. */
export const NumeroCuotas = v.pipe(
  WholeNumber,
  v.minValue(1, 'fuera_de_rango'),
  v.maxValue(12, 'fuera_de_rango'),
);

/** Grows by one with each change of the record; also sent as the ETag. */
export const Version = v.pipe(
  v.number('requerido'),
  v.safeInteger('formato'),
  v.minValue(1, 'fuera_de_rango'),
);

/**
 * A typed line: trimmed, NFC, without invisible characters such as the zero-width spaces of pasted text. Joiners stay,
 * because scripts and emoji need them, but a line of joiners alone counts as empty. Refuses line breaks, control characters,
 * lone surrogates and marks that change the direction of the text after them.
 */
export function textLine<const Min extends number, const Max extends number>(min: Min, max: Max) {
  return v.pipe(
    v.string('requerido'),
    v.transform((text) => tidy(text).replace(/[ \t]+/g, ' ')),
    v.minLength(min, min === 1 ? 'requerido' : 'demasiado_corto'),
    v.maxLength(max, 'demasiado_largo'),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'caracteres'),
    // A combining mark on nothing and a joiner are invisible; U+2800 is a symbol by its class, but blank.
    v.check((text) => text === '' || /[^\p{M}\p{Z}\p{C}\p{DI}\u2800]/u.test(text), 'requerido'),
  );
}

/**
 * Numbers, symbols including emoji, characters of code and addresses. Spacing accents that people type for an apostrophe
 * (O´Brien) are symbols too, but allowed; 々 and 〇 of Chinese names are letters by their class.
 */
const notInName =
  /[\p{Nd}\p{No}\p{Sm}\p{Sc}\p{So}\p{Co}\p{Extended_Pictographic}\p{Emoji_Presentation}{}[\]\\@#%^*_]|:\/\//u;

/** A person's first or last names: letters of any script, with what belongs between them. */
export function personName<const Max extends number>(max: Max) {
  return v.pipe(
    textLine(1, max),
    v.check((text) => /\p{L}/u.test(text) && !notInName.test(text), 'nombre_formato'),
  );
}

/** Markup, and emoji in any presentation; trade mark signs are pictographs by their class, but allowed. */
const notInBilledName = /[<>\p{Co}\p{Emoji_Presentation}]|\u20E3|(?![©®™])\p{Extended_Pictographic}/u;

/** The name of a person or of an organisation, which may have digits (`Radio 21 S. A.`), but neither markup nor emoji. */
export function billedName<const Max extends number>(max: Max) {
  return v.pipe(
    textLine(1, max),
    v.check((text) => /\p{L}/u.test(text) && !notInBilledName.test(text), 'razon_formato'),
  );
}

/** Checks a text like textLine does, but allows several lines. Each line break becomes one \n. */
export function paragraphs<const Max extends number>(max: Max) {
  return v.pipe(
    v.string('requerido'),
    v.transform((text) => tidy(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n'))),
    v.maxLength(max, 'demasiado_largo'),
    v.regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\t\n])*$/u, 'caracteres'),
  );
}

/**
 * In the one form of normalizeCorreo, for uniqueness. Dot-atoms of RFC 5321 and 6531 and a DNS host name whose last label is not a number
 * (RFC 3696): what mail servers accept, without quoted forms.
 */
export const Correo = v.pipe(
  v.string('requerido'),
  v.transform(normalizeCorreo),
  v.minLength(1, 'requerido'),
  v.maxLength(254, 'demasiado_largo'),
  v.regex(
    /^(?!\.|.*(?:\.[.@]|\p{DI}))[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u,
    'correo_formato',
  ),
);

/** E.164: +593991234567. Spaces, dots, hyphens and brackets that people type are removed. */
export const Telefono = v.pipe(
  v.string('requerido'),
  v.transform((text) => asciiDigits(text).replace(/[\s().-]/g, '')),
  v.minLength(1, 'requerido'),
  v.check(isTelefono, 'telefono_formato'),
);

/** Removes what is never visible: soft hyphens, zero-width spaces, word joiners, byte order marks and tags. */
function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu, '')
    .normalize('NFC')
    .trim();
}
