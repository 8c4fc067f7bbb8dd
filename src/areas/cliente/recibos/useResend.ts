/** Has a receipt mailed again, to the address of the client's record. */
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { useSendOnce } from '../../../ui/useSendOnce.ts';

/** Seconds before the next one: a mail takes a moment to arrive. */
const pause = 60;

export interface Resend {
  send(): void;
  readonly sending: boolean;
  /** What the last try was rejected with. */
  readonly failure: unknown;
  /** Seconds until it may be asked for again. */
  readonly wait: number;
}

export function useResend(numero: string): Resend {
  const t = useT('recibos');
  const toast = useToast();
  const [countdown, startCountdown] = useCountdown();
  const { send, sending, failure, wait } = useSendOnce({
    call: (id: string, idempotencyKey) =>
      api('POST /api/cliente/recibos/{id}/reenviar', { params: { id }, idempotencyKey }),
    onDone({ correo }) {
      startCountdown(pause);
      toast({ message: t('reenviar.hecho', { correo }), tone: 'success' });
    },
  });
  return { send: () => void send(numero), sending, failure, wait: Math.max(wait, countdown) };
}
