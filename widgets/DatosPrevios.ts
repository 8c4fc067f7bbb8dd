// The schema of the property `datos` of <portal-inscripcion-publica>.
import * as v from 'valibot';
import { tiposIdentificacion } from '../src/domain/documentos/tipos.ts';

/** A page may pass what it knows about the person. Attributes of the same names take precedence. */
export const DatosPrevios = v.pipe(
  v.unknown(),
  v.check((given) => !Array.isArray(given), 'expected an object, not a list'),
  v.strictObject({
    tipoIdentificacion: v.optional(v.picklist(tiposIdentificacion)),
    identificacion: v.optional(v.string()),
    nombres: v.optional(v.string()),
    apellidos: v.optional(v.string()),
    correo: v.optional(v.string()),
    telefono: v.optional(v.string()),
  }),
);

export type DatosPrevios = v.InferOutput<typeof DatosPrevios>;
