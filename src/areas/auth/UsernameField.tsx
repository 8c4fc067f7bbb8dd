/** The identification or e-mail that one signs in with. */
import type { ComponentType } from 'react';
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';

interface UsernameFieldProps extends Omit<TextFieldProps, 'label' | 'name' | 'notice'> {
  /** The field component to use; the first screen passes the plain one. */
  readonly control?: ComponentType<Omit<TextFieldProps, 'notice'>>;
}

export function UsernameField({ control: Control = TextField, ...props }: UsernameFieldProps) {
  const t = useT('auth');
  return (
    <Control
      type="text"
      inputMode="text"
      label={t('ingreso.identificacion')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      {...props}
    />
  );
}
