/** Says where the draft is kept and for how long, and deletes it after a confirmation. */
import { useState } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { draftDays } from '../../state/forgetOldDrafts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import type { DraftPlace } from '../curso/draftPlace.ts';
import type { InscripcionForm } from './useInscripcionForm.ts';

interface DraftProps {
  /** The form. Nothing is kept before it is known which form it is. */
  readonly of: Pick<InscripcionForm, 'draft' | 'opened' | 'restored' | 'send'>;
  /** Begins again with an empty form. */
  readonly onRestart: () => void;
}

/** Says, above a form, that it was filled in before and where the draft is kept. */
export function DraftNotice({ of, onRestart }: DraftProps) {
  const t = useT('solicitud');
  if (!of.restored || !of.opened.place) return null;
  return (
    <Alert
      tone="info"
      title={t('borrador.recuperado')}
      action={<DeleteDraft label={t('borrador.borrar')} of={of} onRestart={onRestart} />}
    >
      <KeptWhere place={of.opened.place} />
    </Alert>
  );
}

/** Says, below a form that is being filled in, where the draft is kept. */
export function DraftNote({ of, onRestart }: DraftProps) {
  const t = useT('solicitud');
  if (of.restored || !of.draft.kept || !of.opened.place) return null;
  return (
    <Stack $row $gap={8}>
      <Text $tone="muted">
        <KeptWhere place={of.opened.place} />
      </Text>
      <DeleteDraft label={t('borrador.borrarEscrito')} of={of} onRestart={onRestart} />
    </Stack>
  );
}

function KeptWhere({ place }: { readonly place: DraftPlace }) {
  const t = useT('solicitud');
  const { number } = useFormat();
  return place.on === 'tab' ? t('borrador.pestana') : t('borrador.equipo', { dias: number(draftDays) });
}

interface DeleteDraftProps extends DraftProps {
  readonly label: string;
}

/** Deletes the draft after a confirmation; disabled while the form is being sent. */
function DeleteDraft({ label, of: { draft, send }, onRestart }: DeleteDraftProps) {
  const t = useT('solicitud');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = () => {
    draft.remove();
    onRestart();
  };
  return (
    <>
      <Button
        tone="outline"
        size="small"
        disabled={send.sending}
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
            <Button tone="danger" onClick={remove}>
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
