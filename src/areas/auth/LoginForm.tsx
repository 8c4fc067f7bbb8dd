/** The sign-in form of the sign-in page: by e-mail or identification, which it can remember. */
import { useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { SendButton } from '../../ui/SendButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { readUsername } from './rememberedUsername.ts';
import { UsernameField } from './UsernameField.tsx';
import { useLogin } from './useLogin.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  font-size: var(--portal-table);
`;

const Forgot = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;

interface LoginFormProps {
  /** Called once the session has begun, where no route guard takes the person on. */
  readonly onSignedIn?: (() => void) | undefined;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT('auth');
  const [remembered] = useState(readUsername);
  const login = useLogin({ onSignedIn });

  return (
    <CredentialsForm
      login={login}
      username={
        <UsernameField
          defaultValue={remembered}
          error={login.faults.find(({ name }) => name === 'username')?.message}
        />
      }
    >
      <Row>
        <Checkbox label={t('ingreso.recordar')} name="remember" defaultChecked={remembered !== ''} />
        <Forgot to="/auth/solicitud-cambio-clave">{t('ingreso.olvido')}</Forgot>
      </Row>
      <SendButton of={login} block>
        {t('ingreso.ingresar')}
      </SendButton>
    </CredentialsForm>
  );
}
