/** What helps a person choose a course: its picture, who teaches, what it is about. All of it is optional. */
import * as v from 'valibot';
import { isWebAddress } from '../domain/isWebAddress.ts';
import { WholeNumber } from './fields.ts';

/** An `http:` or `https:` address, or a path of the API's own origin. */
const Direccion = v.pipe(v.string(), v.maxLength(2000), v.check(isWebAddress, 'formato'));

const Pixeles = v.pipe(WholeNumber, v.minValue(1, 'fuera_de_rango'), v.maxValue(10_000, 'fuera_de_rango'));

/** A picture in one or more sizes, from which the browser takes the one that it needs. `alt` says what it shows. */
export const Imagen = v.object({
  alt: v.string(),
  archivos: v.pipe(
    v.array(v.object({ url: Direccion, ancho: Pixeles, alto: Pixeles })),
    v.minLength(1, 'requerido'),
    v.maxLength(8, 'demasiado_largo'),
  ),
});
export type Imagen = v.InferOutput<typeof Imagen>;

/** Who teaches: a name, and a line about the person. */
const Docente = v.object({ nombre: v.string(), linea: v.optional(v.string()), foto: v.optional(Direccion) });

/** A unit of the contents. */
const Unidad = v.object({ titulo: v.string(), texto: v.optional(v.string()) });

const Pregunta = v.object({ pregunta: v.string(), respuesta: v.string() });

/**
 * The long texts of a course. They are plain text: a blank line begins a paragraph, a line with `- ` is an item of a list.
 * HTML in them is shown as it is written. `programa` is a document: an `http:` or `https:` address, or a path of the API's own origin.
 */
export const Ficha = v.object({
  docentes: v.optional(v.array(Docente)),
  dirigidoA: v.optional(v.string()),
  aprendizajes: v.optional(v.string()),
  unidades: v.optional(v.array(Unidad)),
  requisitos: v.optional(v.string()),
  preguntas: v.optional(v.array(Pregunta)),
  programa: v.optional(Direccion),
});
export type Ficha = v.InferOutput<typeof Ficha>;
