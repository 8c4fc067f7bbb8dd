/**
 * /auth/cambiar-clave and /cambiar-clave. With the link of a mail it asks only for the new password, with a session for the
 * current one too; everybody else is told how to get a link.
 */
import { useState } from 'react';
import styled from 'styled-components';
import type { Usuario } from '../../../contract/auth.ts';
import type { ClaveOwner } from '../../../domain/clave.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { ElsewhereButton } from '../../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../../ui/controls/useElsewhere.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { SendForm } from '../../../ui/forms/SendForm.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { AuthFailure } from '../AuthFailure.tsx';
import { portalPath } from '../authPaths.ts';
import { ClaveNuevaField } from './ClaveNuevaField.tsx';
import { Arrival, ClavePage, Ways } from './ClavePage.tsx';
import { RequestClavePage } from './RequestClavePage.tsx';
import { useChangeClave } from './useChangeClave.ts';

const requestPath = '/auth/solicitud-cambio-clave';

interface ChangeClavePageProps {
  /** The secret of the mail's link, which is no longer in the address. */
  readonly token: string | undefined;
  onForget(): void;
}

export function ChangeClavePage({ token, onForget }: ChangeClavePageProps) {
  const t = useT('clave');
  const tAuth = useT('auth');
  useT('errores');
  const [asking, setAsking] = useState(false);
  const usuario = useUsuario();
  const withToken = token !== undefined;
  // The link may belong to another account than the session.
  const owner = usuario && !withToken ? { nombre: usuario.displayName, correo: usuario.email } : undefined;
  const change = useChangeClave(token, owner);

  // Shown here because /auth/solicitud-cambio-clave sends whoever has signed in to the portal.
  if (asking) return <RequestClavePage />;
  if (change.done) {
    return (
      <ClavePage title={t('hecho.titulo')} lead={t('hecho.aviso')}>
        <Arrival tone="success">{t(withToken ? 'hecho.conEnlace' : 'hecho.conActual')}</Arrival>
        <GoOn signedIn={usuario !== undefined} />
      </ClavePage>
    );
  }
  if (change.linkFault !== undefined) {
    return (
      <ClavePage title={t('enlace.titulo')} lead={undefined}>
        <Arrival tone="warning">{t(`enlace.${change.linkFault}`)}</Arrival>
        {usuario ? (
          <Button block onClick={onForget}>
            {t('enlace.conActual')}
          </Button>
        ) : (
          <ButtonLink to={requestPath} block>
            {t('enlace.pedir')}
          </ButtonLink>
        )}
      </ClavePage>
    );
  }
  if (!withToken && usuario === undefined) {
    return (
      <ClavePage title={t('cambio.titulo')} lead={t('cambio.sinEnlace')}>
        <ButtonLink to={requestPath} block>
          {t('enlace.pedir')}
        </ButtonLink>
        <ButtonLink to="/auth/login" tone="text" block>
          {t('solicitud.volver')}
        </ButtonLink>
      </ClavePage>
    );
  }
  return (
    <ClavePage title={t('cambio.titulo')} lead={t(withToken ? 'cambio.bajadaEnlace' : 'cambio.bajada')}>
      <ChangeClaveForm change={change} usuario={usuario} owner={owner} withToken={withToken} />
      {!withToken && (
        <Ways>
          <Button tone="text" onClick={() => setAsking(true)}>
            {tAuth('ingreso.olvido')}
          </Button>
          <GoOn signedIn tone="text" />
        </Ways>
      )}
    </ClavePage>
  );
}

/** Leads to the portal, or to the sign-in with the new password. */
function GoOn({
  signedIn,
  tone = 'primary',
}: {
  readonly signedIn: boolean;
  readonly tone?: 'primary' | 'text';
}) {
  const t = useT('clave');
  const { options } = useHost();
  const portal = useElsewhere(options.portalHref, 'portal-cliente', portalPath);
  if (!signedIn) {
    return (
      <ButtonLink to="/auth/login" block>
        {t('hecho.ingresar')}
      </ButtonLink>
    );
  }
  // If the tag is alone on its page, /auth/login shows SignedInCard.
  return (
    <ElsewhereButton place={portal ?? { to: '/auth/login' }} tone={tone} block>
      {t(portal ? 'hecho.portal' : 'hecho.volver')}
    </ElsewhereButton>
  );
}

/** Tells password managers under which name to file the new password. Nobody sees or reaches it. */
const Account = styled.input`
  display: none;
`;

interface ChangeClaveFormProps {
  readonly change: ReturnType<typeof useChangeClave>;
  readonly usuario: Usuario | undefined;
  /** The person whose password it is: the new one must not contain their name or e-mail. */
  readonly owner: ClaveOwner | undefined;
  readonly withToken: boolean;
}

/** The form that changes a password: the new one, and without a link the current one before it. */
function ChangeClaveForm({ change, usuario, owner, withToken }: ChangeClaveFormProps) {
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
