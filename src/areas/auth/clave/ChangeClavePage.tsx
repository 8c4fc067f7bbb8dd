/** /auth/cambiar-clave and /cambiar-clave, until the change is there: for whoever has signed in, and for whoever has not. */
import { useStore } from '@nanostores/react';
import { useT } from '../../i18n/useT.ts';
import { $sesion } from '../../state/sesion.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ElsewhereButton } from '../../ui/ElsewhereLink.tsx';
import { useHost } from '../../ui/host.ts';
import { useSearchParams } from '../../ui/router.ts';
import { useElsewhere } from '../../ui/useElsewhere.ts';
import { ClavePage } from './ClavePage.tsx';
import { HelpLink } from './HelpLink.tsx';
import { portalPath } from './useReturnTo.ts';

export function ChangeClavePage() {
  const t = useT('auth');
  const signedIn = useStore($sesion).estado === 'autenticado';
  const { options } = useHost();
  const portal = useElsewhere(options.portalHref, 'portal-cliente', portalPath);
  const [search] = useSearchParams();
  return (
    <ClavePage title={t('cambio.titulo')} lead={t('cambio.bajada')}>
      <h2>{t('cambio.comoTitulo')}</h2>
      <p>{t('cambio.como')}</p>
      {search.has('token') && <p>{t('cambio.enlaceCorreo')}</p>}
      <HelpLink />
      {signedIn ? (
        <ElsewhereButton place={portal ?? { to: portalPath }} block>
          {t('cambio.irPortal')}
        </ElsewhereButton>
      ) : (
        <ButtonLink to="/auth/login" block>
          {t('cambio.irIngreso')}
        </ButtonLink>
      )}
    </ClavePage>
  );
}
