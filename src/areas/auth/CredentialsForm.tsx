/**
 * What every sign-in form is: somebody's name and their password, what was wrong with them, and why it failed. A plain
 * form with uncontrolled fields, so that password managers fill it in and nothing typed is ever lost by a failed call.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import type { Login } from './useLogin.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

interface CredentialsFormProps {
  readonly login: Login;
  /** The field whose name is `username`. */
  readonly username: ReactNode;
  /** What stands under the password: the buttons. */
  readonly children: ReactNode;
}

export function CredentialsForm({ login, username, children }: CredentialsFormProps) {
  const t = useT('auth');
  // The words for a failure are there before anything fails: it may be the network that does.
  useT('errores');
  const { submit, faults, failure, attempt, wait } = login;
  return (
    <Form
      // Sent by the script; the method keeps a password out of the address if that should ever not run.
      method="post"
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
    </Form>
  );
}
