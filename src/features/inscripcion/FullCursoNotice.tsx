/** The course has no seat left: what the waiting list is. */
import { useT } from '../../i18n/useT.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

export function FullCursoNotice() {
  const t = useT('solicitud');
  return (
    <Alert tone="warning" title={t('espera.titulo')}>
      {t('espera.texto')}
    </Alert>
  );
}
