/** A text field of a person, registered in the form. */
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { CorreoField } from './CorreoField.tsx';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

export interface PersonaTextFieldProps extends Omit<TextFieldProps, 'name' | 'error'> {
  readonly base: PersonaBase;
  /** The property of the record: `nombres`. */
  readonly campo: string;
}

export function PersonaTextField({ base, campo, ...rest }: PersonaTextFieldProps) {
  const Control = campo === 'correo' ? CorreoField : TextField;
  return <Control required {...rest} {...usePersonaField(base, campo)} />;
}
