/** The form that changes a password: the new one, and without a link the current one before it. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Usuario } from '../../../contract/auth.ts';
import type { ClaveOwner } from '../../../domain/clave.ts';
import { useT } from '../../../i18n/useT.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { SendForm } from '../../../ui/forms/SendForm.tsx';
import { SendButton } from '../../../ui/SendButton.tsx';
import { AuthFailure } from '../AuthFailure.tsx';
import { ClaveNuevaField } from './ClaveNuevaField.tsx';
import type { useChangeClave } from './useChangeClave.ts';

/** Tells password managers under which name to file the new password. Nobody sees or reaches it. */
const Account = styled.input`
  display: none;
`;

interface ChangeClaveFormProps {
  readonly change: ReturnType<typeof useChangeClave>;
  readonly usuario: Usuario | undefined;
  /** Whose password it is: the new one must not contain their name or e-mail. */
  readonly owner: ClaveOwner | undefined;
  readonly withToken: boolean;
}

export function ChangeClaveForm({ change, usuario, owner, withToken }: ChangeClaveFormProps) {
  const t = useT('clave');
  const [claveActual, setClaveActual] = useState('');
  const [claveNueva, setClaveNueva] = useState('');
  const { submit, faults, attempt, refused } = change;
  const faultOf = (field: string) => faults.find(({ name }) => name === field)?.message;
  return (
    <SendForm faults={faults} attempt={attempt} onSubmit={() => void submit({ claveActual, claveNueva })}>
      <AuthFailure of={change} title={t('fallo')} />
      {usuario && <Account name="username" autoComplete="username" readOnly value={usuario.email} />}
      {!withToken && (
        <PasswordField
          label={t('cambio.actual')}
          name="claveActual"
          autoComplete="current-password"
          required
          value={claveActual}
          onChange={(event) => setClaveActual(event.currentTarget.value)}
          error={faultOf('claveActual')}
        />
      )}
      <ClaveNuevaField
        value={claveNueva}
        onChange={setClaveNueva}
        owner={owner}
        refused={refused}
        error={faultOf('claveNueva')}
      />
      <SendButton of={change} block>
        {t('cambio.cambiar')}
      </SendButton>
    </SendForm>
  );
}
