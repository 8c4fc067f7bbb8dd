/** Tells a client who finds no enrolments that they appear once the e-mail of the account is confirmed. */
import { useT } from '../../../i18n/useT.ts';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { routes } from './routes.ts';

/** Shows nothing once it is confirmed, or while that is not known. */
export function UnverifiedCorreo() {
  const t = useT('inscripciones');
  const { data: cliente } = useRead('GET /api/cliente');
  if (cliente?.correoVerificado !== false) return null;
  return (
    <Alert tone="warning" title={t('porConfirmar.titulo')}>
      {t.rich('porConfirmar.texto', { correo: <bdi key="correo">{cliente.correo}</bdi> })}{' '}
      <TextLink to={routes.perfil}>{t('porConfirmar.accion')}</TextLink>
    </Alert>
  );
}
