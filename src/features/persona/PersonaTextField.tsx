/** A text field of a person, registered in the form. */
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { CorreoField } from './CorreoField.tsx';
import { PaperTextField } from './PaperTextField.tsx';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';

const controls = {
  identificacion: TextField,
  nombres: PaperTextField,
  apellidos: PaperTextField,
  razonSocial: PaperTextField,
  correo: CorreoField,
  direccion: PaperTextField,
};

export interface PersonaTextFieldProps extends Omit<TextFieldProps, 'name' | 'error' | 'label'> {
  readonly base: PersonaBase;
  /** The property of the record: `nombres`. */
  readonly field: keyof typeof controls;
  /** Replaces the label of that property. */
  readonly label?: string;
}

export function PersonaTextField({ base, field, label, ...rest }: PersonaTextFieldProps) {
  const t = useT('persona');
  const Control = controls[field];
  return (
    <Control required {...rest} label={label ?? t(`etiqueta.${field}`)} {...usePersonaField(base, field)} />
  );
}
