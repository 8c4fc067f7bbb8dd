/**
 * The sign-in form. A plain form with uncontrolled fields, so that password managers fill it in and nothing typed is
 * ever lost by a failed call.
 */
import { useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { readUsername } from './rememberedUsername.ts';
import { useLogin } from './useLogin.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  font-size: 14px;
`;

const Forgot = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;

interface LoginFormProps {
  /** The session has begun. Where a route guard follows the session there is nothing to do. */
  readonly onSignedIn?: (() => void) | undefined;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT('auth');
  // The words for a failure are there before anything fails: it may be the network that does.
  useT('errores');
  const [remembered] = useState(readUsername);
  const { submit, sending, faults, failure, attempt, wait } = useLogin({ onSignedIn });
  const faultOf = (field: string) => faults.find(({ name }) => name === field)?.message;

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
      <TextField
        label={t('ingreso.identificacion')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        required
        defaultValue={remembered}
        error={faultOf('username')}
      />
      <PasswordField
        label={t('ingreso.contrasena')}
        name="password"
        autoComplete="current-password"
        required
        error={faultOf('password')}
      />
      <Row>
        <Checkbox label={t('ingreso.recordar')} name="remember" defaultChecked={remembered !== ''} />
        <Forgot to="/auth/solicitud-cambio-clave">{t('ingreso.olvido')}</Forgot>
      </Row>
      <Button type="submit" block loading={sending} disabled={wait > 0}>
        {wait > 0 ? t('ingreso.espere', { segundos: wait }) : t('ingreso.ingresar')}
      </Button>
    </Form>
  );
}
