/** A text field of a person, registered in the form. */
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { CorreoField } from './CorreoField.tsx';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

export interface PersonaTextFieldProps extends Omit<TextFieldProps, 'name' | 'error' | 'label'> {
  readonly base: PersonaBase;
  /** The property of the record: `nombres`. */
  readonly field: 'identificacion' | 'nombres' | 'apellidos' | 'razonSocial' | 'correo' | 'direccion';
  /** Replaces the label of that property. */
  readonly label?: string;
}

export function PersonaTextField({ base, field, label, ...rest }: PersonaTextFieldProps) {
  const t = useT('persona');
  const Control = field === 'correo' ? CorreoField : TextField;
  return (
    <Control required {...rest} label={label ?? t(`etiqueta.${field}`)} {...usePersonaField(base, field)} />
  );
}
