/** /auth/solicitud-cambio-clave, until the change by e-mail is there: how a person gets back in today. */
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ClavePage } from './ClavePage.tsx';
import { HelpLink } from './HelpLink.tsx';

export function RequestClavePage() {
  const t = useT('auth');
  return (
    <ClavePage title={t('solicitud.titulo')} lead={t('solicitud.bajada')}>
      <h2>{t('solicitud.comoTitulo')}</h2>
      <p>{t('solicitud.como')}</p>
      <p>{t('solicitud.tenga')}</p>
      <HelpLink />
      <Alert tone="info">{t('solicitud.aviso')}</Alert>
      <ButtonLink to="/auth/login" block>
        {t('solicitud.volver')}
      </ButtonLink>
    </ClavePage>
  );
}
