/** "Reenviar recibo", which says when it may be pressed again. */

import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { MailIcon } from '../../../ui/icons/documents.tsx';
import { useWaitText } from '../../../ui/useWaitText.ts';
import type { Resend } from './useResend.ts';

export function ResendButton({ send, sending, wait }: Resend) {
  const t = useT('recibos');
  const waitText = useWaitText();
  return (
    <Button tone="outline" icon={<MailIcon />} loading={sending} waiting={wait > 0} onClick={send}>
      {wait > 0 ? t('reenviar.espera', { tiempo: waitText(wait) }) : t('reenviar.accion')}
    </Button>
  );
}
