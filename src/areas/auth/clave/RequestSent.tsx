/** Says that the link was sent, in the same words to everybody, and offers to send it again. */
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useWaitText } from '../../../ui/useWaitText.ts';
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
  const waitText = useWaitText();
  return (
    <ClavePage title={t('enviada.titulo')} lead={t('enviada.bajada')}>
      <Arrival>
        <Alert tone="success">{t('enviada.texto')}</Alert>
      </Arrival>
      <p>{t('enviada.enlace')}</p>
      {doubt}
      {failure}
      <Button tone="soft" block loading={sending} waiting={wait > 0} onClick={onResend}>
        {wait > 0 ? t('enviada.reenviarEn', { tiempo: waitText(wait) }) : t('enviada.reenviar')}
      </Button>
      <Button tone="text" block onClick={onOther}>
        {t('enviada.otro')}
      </Button>
      <ButtonLink to="/auth/login" tone="text" block>
        {t('solicitud.volver')}
      </ButtonLink>
    </ClavePage>
  );
}
