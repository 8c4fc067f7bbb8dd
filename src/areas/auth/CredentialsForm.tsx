/**
 * The fields of every sign-in form, what is wrong with them and why a call failed. The fields are uncontrolled, so that
 * password managers fill them in and a failed call loses nothing that was typed.
 */
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Stack } from '../../ui/Stack.ts';
import { LoginFailure } from './LoginFailure.tsx';
import type { Login } from './useLogin.ts';

interface CredentialsFormProps {
  readonly login: Login;
  /** The field whose name is `username`. */
  readonly username: ReactNode;
  /** Stands under the password: the buttons. */
  readonly children: ReactNode;
}

export function CredentialsForm({ login, username, children }: CredentialsFormProps) {
  const t = useT('auth');
  // Loads the texts of failures beforehand: what fails may be the network.
  useT('errores');
  const { submit, faults, failure, attempt, wait } = login;
  return (
    <Stack
      as="form"
      $gap={20}
      // The script sends the form. Should it not run, this method sends nothing anywhere.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <ErrorSummary faults={faults} attempt={attempt} />
      {failure !== undefined && <LoginFailure error={failure} attempt={attempt} waiting={wait > 0} />}
      {username}
      <PasswordField
        label={t('ingreso.contrasena')}
        name="password"
        autoComplete="current-password"
        required
        error={faults.find(({ name }) => name === 'password')?.message}
      />
      {children}
    </Stack>
  );
}
