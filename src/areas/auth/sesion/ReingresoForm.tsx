/** Signing in again as the person whose session ended: only the password is asked for. */
import styled from 'styled-components';
import type { Usuario } from '../../../contract/auth.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { LoginFailure } from '../LoginFailure.tsx';
import { useLogin } from '../useLogin.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-block-start: 8px;

  @media (max-width: 599.9px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

interface ReingresoFormProps {
  readonly usuario: Usuario;
  /** What the button that does not sign in says. */
  readonly cancel: string;
  readonly onCancel: () => void;
}

export function ReingresoForm({ usuario, cancel, onCancel }: ReingresoFormProps) {
  const t = useT('auth');
  const tSesion = useT('sesion');
  useT('errores');
  const { submit, sending, faults, failure, attempt, wait } = useLogin({ asksToRemember: false });
  return (
    <Form
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
        label={tSesion('cuenta')}
        name="username"
        autoComplete="username"
        dir="ltr"
        readOnly
        value={usuario.email}
      />
      <PasswordField
        label={t('ingreso.contrasena')}
        name="password"
        autoComplete="current-password"
        required
        error={faults.find(({ name }) => name === 'password')?.message}
      />
      <Actions>
        <Button tone="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" loading={sending} disabled={wait > 0}>
          {wait > 0 ? t('ingreso.espere', { segundos: wait }) : tSesion('ingresar')}
        </Button>
      </Actions>
    </Form>
  );
}
