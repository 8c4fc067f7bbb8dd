/** Revokes a payment link after a confirmation. */
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { api } from '../../state/api.ts';
import { invalidateEnlaces } from '../../state/invalidateCuenta.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { useIdempotentSend } from '../../ui/forms/useIdempotentSend.ts';
import { useToast } from '../../ui/hooks/toast.ts';

/** @param id of the link */
export function RevokeButton({ id }: { readonly id: string }) {
  const t = useT('pago');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const revoke = useIdempotentSend({
    call: (enlace: string) => api('DELETE /api/cliente/enlaces/{id}', { params: { id: enlace } }),
    onDone: () => {
      invalidateEnlaces();
      toast({ message: t('enlaces.revocado'), tone: 'success' });
      setAsking(false);
    },
    onFailure: invalidateEnlaces,
  });
  const actions = (
    <>
      <Button tone="outline" disabled={revoke.sending} onClick={() => setAsking(false)}>
        {t('enlaces.noRevocar')}
      </Button>
      <Button tone="danger" loading={revoke.sending} onClick={() => void revoke.send(id)}>
        {t('enlaces.revocar')}
      </Button>
    </>
  );
  return (
    <>
      <Button tone="text" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('enlaces.revocar')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('enlaces.revocarTitulo')}
        actions={actions}
      >
        <p>{t('enlaces.revocarTexto')}</p>
        {revoke.failure !== undefined && <CallFailure error={revoke.failure} />}
      </Dialog>
    </>
  );
}
