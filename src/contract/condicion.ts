/** The condition of a discount, and what a person presents to meet it. */
import * as v from 'valibot';
import { normalizeCodigo } from '../domain/cotizacion/condicion.ts';
import { textLine } from './fields.ts';
import { bodyOf } from './validation.ts';

/** Absent if a discount is for everybody. The code itself is never sent: the API compares what a person types. */
export const Condicion = v.variant('tipo', [
  v.object({ tipo: v.literal('declaracion'), declaracion: v.string() }),
  v.object({ tipo: v.literal('codigo') }),
]);

/** `declaracion` is the sentence of the course as the person read it. Spaces, dashes and case of a code do not count. */
export const CondicionPresentada = v.variant(
  'tipo',
  [
    bodyOf({ tipo: v.literal('declaracion'), declaracion: textLine(1, 400) }),
    bodyOf({
      tipo: v.literal('codigo'),
      codigo: v.pipe(textLine(1, 60), v.transform(normalizeCodigo), v.minLength(1, 'requerido')),
    }),
  ],
  'opcion_desconocida',
);
