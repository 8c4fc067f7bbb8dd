/** Checks a form with a schema of the contract, so that browser and API give the same verdict, by the same codes. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/**
 * `toBody` turns the values into what will be sent; fields are named by their path in it. An error's `message` is a code: the
 * component that shows it finds the words.
 */
export function contractResolver<V extends FieldValues>(
  schema: v.GenericSchema,
  toBody: (values: V) => unknown,
): Resolver<V> {
  const formSchema = v.pipe(
    v.custom<V>(() => true),
    v.transform(toBody),
    schema,
  );
  // Raw: the form keeps what was typed as it was typed.
  const resolve = valibotResolver(formSchema, undefined, { raw: true });
  // By default the resolver skips checks over several fields while one of them is wrong by itself.
  return (values, context, options) => resolve(values, context, { ...options, criteriaMode: 'all' });
}
