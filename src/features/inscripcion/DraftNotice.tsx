/** Says where what was typed is kept and for how long, and deletes it once the person has confirmed that. */
import { useState } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/Stack.ts';
import { Text } from '../../ui/Text.ts';
import { type DraftPlace, draftDays } from '../curso/draftPlace.ts';

interface DraftNoticeProps {
  readonly place: DraftPlace;
  /** The form is being sent: nothing may change meanwhile. */
  readonly busy: boolean;
  onDelete(): void;
}

/** Above a form that was filled in before. */
export function DraftNotice({ place, busy, onDelete }: DraftNoticeProps) {
  const t = useT('solicitud');
  return (
    <Alert
      tone="info"
      title={t('borrador.recuperado')}
      action={<DeleteDraft label={t('borrador.borrar')} busy={busy} onDelete={onDelete} />}
    >
      <KeptWhere place={place} />
    </Alert>
  );
}

/** Below a form that is being filled in. */
export function DraftNote({ place, busy, onDelete }: DraftNoticeProps) {
  const t = useT('solicitud');
  return (
    <Stack $row $gap={8}>
      <Text $tone="muted">
        <KeptWhere place={place} />
      </Text>
      <DeleteDraft label={t('borrador.borrarEscrito')} busy={busy} onDelete={onDelete} />
    </Stack>
  );
}

function KeptWhere({ place }: Pick<DraftNoticeProps, 'place'>) {
  const t = useT('solicitud');
  const { number } = useFormat();
  return place.on === 'tab' ? t('borrador.pestana') : t('borrador.equipo', { dias: number(draftDays) });
}

interface DeleteDraftProps extends Omit<DraftNoticeProps, 'place'> {
  readonly label: string;
}

function DeleteDraft({ label, busy, onDelete }: DeleteDraftProps) {
  const t = useT('solicitud');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        tone="outline"
        size="small"
        disabled={busy}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('borrador.confirmar.titulo')}
        actions={
          <>
            <Button tone="outline" onClick={close}>
              {t('borrador.confirmar.conservar')}
            </Button>
            <Button tone="danger" onClick={onDelete}>
              {t('borrador.confirmar.borrar')}
            </Button>
          </>
        }
      >
        <p>{t('borrador.confirmar.texto')}</p>
      </Dialog>
    </>
  );
}
