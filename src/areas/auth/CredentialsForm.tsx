/**
 * The fields of every sign-in form, what is wrong with them and why a call failed. The fields are uncontrolled, so that
 * password managers fill them in and a failed call loses nothing that was typed.
 */
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SendForm } from '../../ui/forms/SendForm.tsx';
import { AuthFailure } from './AuthFailure.tsx';
import type { Login } from './useLogin.ts';

interface CredentialsFormProps {
  readonly login: Login;
  /** The field whose name is `username`. */
  readonly username: ReactNode;
  /** Shown if the API refuses the credentials. One message for both: it must not reveal which accounts exist. */
  readonly refused: { readonly title: string; readonly text: string };
  /** The buttons, below the password. */
  readonly children: ReactNode;
}

export function CredentialsForm({ login, username, refused, children }: CredentialsFormProps) {
  const t = useT('auth');
  // Loads the error texts beforehand: what fails may be the network.
  useT('errores');
  const { submit, faults, attempt } = login;
  return (
    <SendForm faults={faults} attempt={attempt} onSubmit={(form) => void submit(form)}>
      <AuthFailure
        of={login}
        title={t('error.titulo')}
        refused={
          <Alert tone="error" title={refused.title}>
            {refused.text}
          </Alert>
        }
      />
      {username}
      <PasswordField
        label={t('ingreso.contrasena')}
        name="password"
        autoComplete="current-password"
        required
        error={faults.find(({ name }) => name === 'password')?.message}
      />
      {children}
    </SendForm>
  );
}
