/** Says that the link was sent, in the same words to everybody, and offers to send it again. */
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { SendButton } from '../../../ui/SendButton.tsx';
import { Arrival } from './Arrival.tsx';
import { ClavePage } from './ClavePage.tsx';

interface RequestSentProps {
  /** Seconds until it may be sent again. */
  readonly wait: number;
  readonly sending: boolean;
  readonly failure: ReactNode;
  /** The address that was probably meant, where the one that was typed looks mistyped. */
  readonly doubt: ReactNode;
  onResend(): void;
  /** Asks for another e-mail or identification. */
  onOther(): void;
}

export function RequestSent({ wait, sending, failure, doubt, onResend, onOther }: RequestSentProps) {
  const t = useT('clave');
  return (
    <ClavePage title={t('enviada.titulo')} lead={t('enviada.bajada')}>
      <Arrival>
        <Alert tone="success">{t('enviada.texto')}</Alert>
      </Arrival>
      <p>{t('enviada.enlace')}</p>
      {doubt}
      {failure}
      <SendButton
        type="button"
        of={{ sending, wait }}
        waiting={(tiempo) => t('enviada.reenviarEn', { tiempo })}
        tone="soft"
        block
        onClick={onResend}
      >
        {t('enviada.reenviar')}
      </SendButton>
      <Button tone="text" block onClick={onOther}>
        {t('enviada.otro')}
      </Button>
      <ButtonLink to="/auth/login" tone="text" block>
        {t('solicitud.volver')}
      </ButtonLink>
    </ClavePage>
  );
}
