/** Checks the form with the schema of the contract, so that browser and API give the same verdict, by the same codes. */
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';
import { InscripcionNueva } from '../../../contract/inscripcion.ts';
import type { ErrorDeCampo } from '../../../contract/problema.ts';
import { errorsOfIssues } from '../../../contract/validacion.ts';
import type { Valores } from './valores.ts';

/** `/participante/correo` → `participante.correo`, the name of the field. */
export const nameOf = ({ pointer }: ErrorDeCampo): string => pointer.slice(1).replaceAll('/', '.');

/** An error's `message` is a code; who shows it finds the words. */
export function createResolver(toBody: (values: Valores) => InscripcionNueva): Resolver<Valores> {
  return (values) => {
    const result = v.safeParse(InscripcionNueva, toBody(values));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<Valores> = {};
    for (const error of errorsOfIssues(result.issues)) {
      const name = nameOf(error);
      if (get(errors, name) === undefined) set(errors, name, { type: error.code, message: error.code });
    }
    return { values: {}, errors };
  };
}
