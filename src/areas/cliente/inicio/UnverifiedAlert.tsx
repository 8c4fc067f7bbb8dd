/** Asks a client to confirm the e-mail of the account, and sends the mail for it again. */
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { mailPause, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useToast } from '../../../ui/hooks/toast.ts';

export function UnverifiedAlert({ correo }: { readonly correo: string }) {
  const t = useT('inicio');
  const toast = useToast();
  const { send, sending, failure, wait } = useIdempotentSend<string, unknown>({
    call: (_, idempotencyKey) => api('POST /api/cliente/perfil/verificacion-correo', { idempotencyKey }),
    pause: mailPause,
    onDone: () => toast({ message: t('porConfirmar.reenviado'), tone: 'success' }),
  });
  return (
    <Alert
      tone="warning"
      title={t('porConfirmar.titulo')}
      action={
        <SendButton
          type="button"
          of={{ sending, wait }}
          tone="outline"
          size="small"
          onClick={() => void send(correo)}
        >
          {t('porConfirmar.reenviar')}
        </SendButton>
      }
    >
      {t.rich('porConfirmar.texto', { correo: <bdi key="correo">{correo}</bdi> })}
      {failure !== undefined && <CallFailure error={failure} />}
    </Alert>
  );
}
