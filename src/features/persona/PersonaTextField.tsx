/** A text field of a person, registered in the form. */
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

export interface PersonaTextFieldProps extends Omit<TextFieldProps, 'name' | 'error'> {
  readonly base: PersonaBase;
  /** The property of the record: `nombres`. */
  readonly campo: string;
}

export function PersonaTextField({ base, campo, ...rest }: PersonaTextFieldProps) {
  return <TextField required {...rest} {...usePersonaField(base, campo)} />;
}
