/** The identification or e-mail that one signs in with. */
import { CorreoField } from '../../features/persona/CorreoField.tsx';
import { useT } from '../../i18n/useT.ts';
import type { TextFieldProps } from '../../ui/forms/TextField.tsx';

export function UsernameField(props: Omit<TextFieldProps, 'label' | 'name'>) {
  const t = useT('auth');
  return (
    <CorreoField
      type="text"
      inputMode="text"
      label={t('ingreso.identificacion')}
      name="username"
      autoComplete="username"
      required
      {...props}
    />
  );
}
