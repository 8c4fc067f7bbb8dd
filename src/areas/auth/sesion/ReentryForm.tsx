/** Signs in again the person whose session ended. Asks only for the password. */
import styled from 'styled-components';
import type { Usuario } from '../../../contract/auth.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { SendButton } from '../../../ui/SendButton.tsx';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { useLogin } from '../useLogin.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-block-start: 4px;

  @media (max-width: 599.9px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

interface ReentryFormProps {
  readonly usuario: Usuario;
  /** What the button that does not sign in says. */
  readonly cancel: string;
  readonly onCancel: () => void;
}

export function ReentryForm({ usuario, cancel, onCancel }: ReentryFormProps) {
  const t = useT('sesion');
  const login = useLogin({ asksToRemember: false });
  return (
    <CredentialsForm
      login={login}
      username={
        <TextField
          label={t('cuenta')}
          name="username"
          autoComplete="username"
          dir="ltr"
          readOnly
          value={usuario.email}
        />
      }
    >
      <Actions>
        <Button tone="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <SendButton of={login}>{t('ingresar')}</SendButton>
      </Actions>
    </CredentialsForm>
  );
}
