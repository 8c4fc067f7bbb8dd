/** The button of a form or of a repeated request: shows that it is under way, and how long the API makes the person wait. */
import { useT } from '../../i18n/useT.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { useWaitText } from '../hooks/useWaitText.ts';
import type { SendOnce } from './useIdempotentSend.ts';

interface SendButtonProps extends Omit<ButtonProps, 'loading' | 'waiting'> {
  readonly of: Pick<SendOnce<never>, 'sending' | 'wait'>;
  /** The label while the person has to wait. Default: "Espere 42 s". */
  readonly waiting?: (time: string) => string;
}

export function SendButton({ of: { sending, wait }, waiting, children, ...button }: SendButtonProps) {
  const t = useT('comun');
  const waitText = useWaitText();
  const waitingText = (time: string): string => waiting?.(time) ?? t('espere', { tiempo: time });
  return (
    <Button type="submit" {...button} loading={sending} waiting={wait > 0}>
      {wait > 0 ? waitingText(waitText(wait)) : children}
    </Button>
  );
}
