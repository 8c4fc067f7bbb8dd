/** Sign in (look.md, Ingreso): the form, the way to a forgotten password and the way in for newcomers. */
import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { $sesion } from '../../state/sesion.ts';
import { ElsewhereLink } from '../../ui/ElsewhereLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useHost } from '../../ui/host.ts';
import { SplitLayout } from '../../ui/shells/SplitLayout.tsx';
import { useElsewhere } from '../../ui/useElsewhere.ts';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { LoginForm } from './LoginForm.tsx';
import { useHome } from './useHome.ts';

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

export function LoginPage({ onSignedIn }: { readonly onSignedIn?: () => void }) {
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
        {motivo && <Alert tone="info">{t(`motivo.${motivo}`)}</Alert>}
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
