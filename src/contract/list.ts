/** The envelope of every list and the query that all lists share (api.md, Conduct). */
import * as v from 'valibot';
import { importeMax } from '../domain/dinero.ts';
import { searchMax, tidySearch } from '../domain/searchWords.ts';
import { Fecha, WholeNumber } from './fields.ts';
import { Id } from './Id.ts';

export const limiteMax = 100;
export const limiteDefault = 20;

/** `total` counts what matches the filters, on all pages; `siguiente` is the cursor of the next page, or null. */
// @__NO_SIDE_EFFECTS__
export function listOf<const S extends v.GenericSchema>(schema: S) {
  return v.object({ total: WholeNumber, siguiente: v.nullable(v.string()), resultados: v.array(schema) });
}

export interface ListPage<T> {
  total: number;
  siguiente: string | null;
  resultados: T[];
}

/**
 * A list with `totales` of everything that matches the filters, on every page, one for each currency. An API that does not
 * compute totals omits them.
 */
// @__NO_SIDE_EFFECTS__
export function listWithTotals<const S extends v.GenericSchema, const T extends v.GenericSchema>(
  schema: S,
  totales: T,
) {
  return v.object({ ...listOf(schema).entries, totales: v.optional(v.array(totales)) });
}

export interface ListWithTotals<T, S> extends ListPage<T> {
  totales?: S[];
}

/** Query values arrive as text; the client may pass numbers. */
const Limite = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'formato'), v.transform(Number))], 'formato'),
  v.safeInteger('formato'),
  v.minValue(1, 'fuera_de_rango'),
  v.maxValue(limiteMax, 'fuera_de_rango'),
);

const TrueOrFalse = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ],
  'formato',
);

/** A flag filter, `?vencida=true`. */
export const Flag = v.optional(TrueOrFalse);

/** A filter that may be repeated: `?estado=activa&estado=en_espera`. Always an array once parsed. */
// @__NO_SIDE_EFFECTS__
export function repeatable<const T extends readonly string[]>(options: T) {
  const one = v.picklist(options, 'opcion_desconocida');
  return v.optional(
    v.pipe(
      v.union(
        [
          v.pipe(
            one,
            v.transform((valor) => [valor]),
          ),
          v.array(one),
        ],
        'opcion_desconocida',
      ),
      v.readonly(),
    ),
  );
}

/** A filter by a text that may be repeated: `?area=Idiomas&area=Salud`. Always an array once parsed. */
const ExactText = v.pipe(v.string(), v.minLength(1, 'requerido'), v.maxLength(200, 'demasiado_largo'));
export const ExactTexts = v.optional(
  v.pipe(
    v.union(
      [
        v.pipe(
          ExactText,
          v.transform((text) => [text]),
        ),
        v.pipe(v.array(ExactText), v.maxLength(limiteMax, 'demasiado_largo')),
      ],
      'formato',
    ),
    v.readonly(),
  ),
);

/** A filter by an amount in minor units: `?precioHasta=10000`. */
export const TypedImporte = v.optional(
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,14}$/, 'formato'), v.transform(Number))],
      'formato',
    ),
    v.safeInteger('formato'),
    v.minValue(0, 'fuera_de_rango'),
    v.maxValue(importeMax, 'fuera_de_rango'),
  ),
);

/** A filter by number that may be repeated: `?numero=001-001-000000001&numero=…`. At most as many as fit on a page; always an array. */
export const Numeros = v.optional(
  v.pipe(
    v.union(
      [
        v.pipe(
          Id,
          v.transform((numero) => [numero]),
        ),
        v.pipe(v.array(Id), v.maxLength(limiteMax, 'demasiado_largo')),
      ],
      'formato',
    ),
    v.readonly(),
  ),
);

/** Accepts each field name, ascending, and `-name`, descending. The first of the list is the default. */
// @__NO_SIDE_EFFECTS__
export function sortBy<const C extends readonly [string, ...string[]]>(...campos: C) {
  type Orden = C[number] | `-${C[number]}`;
  const options = campos.flatMap((field) => [field, `-${field}`]) as Orden[];
  return v.optional(v.picklist(options, 'opcion_desconocida'));
}

/** The parameters of every list. Spread them into a strictObject: unknown filters are refused, never silently ignored. */
export const baseQuery = {
  limite: v.optional(Limite, limiteDefault),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(512, 'cursor_invalido'))),
  /** Words that the record contains, in any order. */
  q: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(searchMax, 'demasiado_largo'), v.transform(tidySearch)),
  ),
};

/** Both ends included; a last day before the first is 422 rango_invertido, not an empty list. */
export const dateRange = { desde: v.optional(Fecha), hasta: v.optional(Fecha) };

/** The form of a list's CSV: `datos` is for programs; without it the file is for people, in the language of the request. */
export const csvForm = { csv: v.optional(v.picklist(['datos'], 'opcion_desconocida')) };

export function isReversedRange({ desde, hasta }: { desde?: unknown; hasta?: unknown }): boolean {
  return typeof desde === 'string' && typeof hasta === 'string' && hasta < desde;
}
