/** Checks a form with a schema of the contract, so that browser and API give the same verdict, by the same codes. */
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import * as v from 'valibot';
import { errorsOfIssues, fieldOfPointer } from '../../contract/validacion.ts';

/**
 * `toBody` makes of the values what will be sent; fields are named by their path in it. An error's `message` is a code:
 * who shows it finds the words.
 */
export function contractResolver<V extends FieldValues>(
  schema: v.GenericSchema,
  toBody: (values: V) => unknown,
): Resolver<V> {
  return (values) => {
    const result = v.safeParse(schema, toBody(values));
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const { pointer, code } of errorsOfIssues(result.issues)) {
      const name = fieldOfPointer(pointer);
      if (get(errors, name) === undefined) set(errors, name, { type: code, message: code });
    }
    return { values: {}, errors };
  };
}
