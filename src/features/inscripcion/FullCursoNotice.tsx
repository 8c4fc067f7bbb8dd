/** Says that the course has no seat left, and explains the waiting list. */
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
