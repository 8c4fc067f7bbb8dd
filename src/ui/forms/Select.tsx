/** A choice from a short list, as a field with its label. */
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { SelectBox } from './SelectBox.tsx';

export interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Give `<option>`s as children. */
export function Select({ label, hint, error, optional, id, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, id }} optional={optional ?? false}>
      {(control) => <SelectBox {...rest} {...control} />}
    </Field>
  );
}
