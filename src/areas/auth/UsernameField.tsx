/** The identification or e-mail that one signs in with. */
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';

export function UsernameField(props: Omit<TextFieldProps, 'label' | 'name'>) {
  const t = useT('auth');
  return (
    <TextField
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
