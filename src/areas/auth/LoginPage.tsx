/** Sign in (look.md, Ingreso): the form, the link for a forgotten password and the way in for newcomers. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { $sesion, recheckSesion } from '../../state/sesion.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ElsewhereLink } from '../../ui/controls/ElsewhereLink.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { useElsewhere } from '../../ui/controls/useElsewhere.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useHost } from '../../ui/hooks/host.ts';
import { useCapacidad } from '../../ui/hooks/useCapacidad.ts';
import { Heading } from '../../ui/layout/Heading.tsx';
import { useHeadingFocus } from '../../ui/routing/useHeadingFocus.ts';
import { useTitle } from '../../ui/routing/useTitle.ts';
import { SplitLayout } from '../../ui/shells/SplitLayout.tsx';
import { useHome } from './authPaths.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { readUsername } from './rememberedUsername.ts';
import { UsernameField } from './UsernameField.tsx';
import { useLogin } from './useLogin.ts';

const Column = styled.div`
  display: grid;
  gap: 24px;

  > header > p {
    margin-block-start: 8px;
    color: var(--portal-text-2);
  }
  > p {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    text-align: center;
  }
`;

interface LoginProps {
  /** Called once the session has begun, if no route guard takes the person on. */
  readonly onSignedIn?: (() => void) | undefined;
}

export function LoginPage({ onSignedIn }: LoginProps) {
  const t = useT('auth');
  const { options } = useHost();
  const sesion = useStore($sesion);
  const publico = useElsewhere(options.publicoHref, 'portal-inscripcion-publica', '/publico/inscripciones');
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useTitle(t('ingreso.titulo'));
  const motivo = sesion.estado === 'anonimo' ? sesion.motivo : undefined;
  return (
    <SplitLayout home={useHome()}>
      <Column>
        <header>
          <Heading rank={1} ref={heading} tabIndex={-1}>
            {t('ingreso.titulo')}
          </Heading>
          <p>{t('ingreso.bajada')}</p>
        </header>
        {motivo === 'sinRespuesta' && <UnansweredAlert />}
        {motivo && motivo !== 'sinRespuesta' && <Alert tone="info">{t(`motivo.${motivo}`)}</Alert>}
        <LoginForm onSignedIn={onSignedIn} />
        {publico && (
          <p>
            {t.rich('ingreso.nuevo', {
              enlace: (
                <ElsewhereLink key="enlace" place={publico}>
                  {t('ingreso.verCursos')}
                </ElsewhereLink>
              ),
            })}
          </p>
        )}
      </Column>
    </SplitLayout>
  );
}

/** Nobody could say whether the person is still signed in. The session asks again by itself, too. */
function UnansweredAlert() {
  const t = useT('auth');
  const tErrores = useT('errores');
  return (
    <Alert
      tone="warning"
      title={t('sinRespuesta.titulo')}
      action={
        <Button tone="outline" size="small" onClick={() => void recheckSesion()}>
          {tErrores('reintentar')}
        </Button>
      }
    >
      {t('sinRespuesta.texto')}
    </Alert>
  );
}

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

/** Signs in by e-mail or identification, which it can remember. */
function LoginForm({ onSignedIn }: LoginProps) {
  const t = useT('auth');
  const [remembered] = useState(readUsername);
  const login = useLogin(onSignedIn);
  const canRecover = useCapacidad('recuperacion');
  return (
    <CredentialsForm
      login={login}
      refused={{ title: t('error.credenciales'), text: t('error.credencialesAyuda') }}
      username={
        <UsernameField
          defaultValue={remembered}
          error={login.faults.find(({ name }) => name === 'username')?.message}
        />
      }
    >
      <Row>
        <Checkbox label={t('ingreso.recordar')} name="remember" defaultChecked={remembered !== ''} />
        {canRecover && <Forgot to="/auth/solicitud-cambio-clave">{t('ingreso.olvido')}</Forgot>}
      </Row>
      <SendButton of={login} block>
        {t('ingreso.ingresar')}
      </SendButton>
    </CredentialsForm>
  );
}
