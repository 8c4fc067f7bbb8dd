/** What a form that enrols says above itself: that the course is full, and that what was typed before is there again. */
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';

export function FullCourseNotice() {
  const t = useT('solicitud');
  return (
    <Alert tone="warning" title={t('espera.titulo')}>
      {t('espera.texto')}
    </Alert>
  );
}

/** @param props.onDiscard what was typed is to go */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useT('solicitud');
  return (
    <Alert
      tone="info"
      action={
        <Button tone="outline" size="small" onClick={onDiscard}>
          {t('borrador.borrar')}
        </Button>
      }
    >
      {t('borrador.recuperado')}
    </Alert>
  );
}
