/** What of a form that enrols a draft keeps, as it must look when it is read back: something else may have written it. */
import * as v from 'valibot';
import { tiposIdentificacion } from '../../domain/documentos/tipos.ts';

const Texto = v.pipe(v.string(), v.maxLength(400));
const persona = {
  tipoIdentificacion: v.picklist(tiposIdentificacion),
  identificacion: Texto,
  correo: Texto,
  pais: v.pipe(v.string(), v.length(2)),
  telefono: Texto,
};

export const keptValores = {
  participante: v.object({ ...persona, nombres: Texto, apellidos: Texto }),
  comprador: v.object({ ...persona, razonSocial: Texto, direccion: Texto }),
  aceptaEspera: v.boolean(),
};

/** Undefined where there is none, or it does not fit. */
export function parseKept<S extends v.GenericSchema>(
  schema: S,
  text: string | undefined,
): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
