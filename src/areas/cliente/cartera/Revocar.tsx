/** Asks before a payment link is made useless, and does it. */
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useSendOnce } from '../../../ui/useSendOnce.ts';

export function Revocar({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('cartera');
  const toast = useToast();
  const envio = useSendOnce({
    call: (enlace: string) => api('DELETE /api/cliente/enlaces/{id}', { params: { id: enlace } }),
    onDone: () => {
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
      toast({ message: t('enlace.revocado'), tone: 'success' });
      onClose();
    },
    onFailure: () => invalidateConsultas('/api/cliente/enlaces'),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enlace.revocarTitulo')}
      actions={
        <Button tone="danger" loading={envio.sending} onClick={() => void envio.send(id)}>
          {t('enlace.revocar')}
        </Button>
      }
    >
      <p>{t('enlace.revocarTexto')}</p>
      {envio.failure !== undefined && <ErrorState inline error={envio.failure} />}
    </Dialog>
  );
}
