/** Says why a call failed and what to do. It scrolls into view and is read out; the focus stays in the field: Enter sends again. */
import type { ReactNode } from 'react';
import { isApiError } from '../../client/apiError.ts';
import { useT } from '../../i18n/useT.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useAttemptSight } from '../../ui/feedback/useAttemptSight.ts';
import { useFailure } from '../../ui/feedback/useFailure.tsx';
import type { SendOnce } from '../../ui/forms/useIdempotentSend.ts';
import { useFallbackContent } from '../../ui/hooks/useFallbackContent.ts';

/** The failures that no retry would mend. After any other failure the form stays usable. */
const hopeless: readonly string[] = ['fallo.html', 'fallo.format', 'fallo.aislada'];

interface AuthFailureProps {
  readonly of: Pick<SendOnce<never>, 'failure' | 'attempt' | 'wait'>;
  /** Says what could not be done. */
  readonly title: string;
  /** Shown instead if the API refused the credentials. */
  readonly refused?: ReactNode;
}

/** Renders nothing if the last call did not fail. */
export function AuthFailure({ of, ...words }: AuthFailureProps) {
  const box = useAttemptSight(of.attempt);
  return (
    of.failure !== undefined && (
      <div ref={box} role="alert">
        <Reason of={of} {...words} />
      </div>
    )
  );
}

function Reason({ of: { failure, wait }, title, refused }: AuthFailureProps) {
  const t = useT('auth');
  const { key, text } = useFailure(failure);
  useFallbackContent(hopeless.includes(key));
  const status = isApiError(failure) ? failure.status : undefined;
  if (status === 401 && refused) return refused;
  if (status === 429) {
    return wait > 0 ? (
      <Alert tone="warning" title={t('error.intentos')}>
        {t('error.intentosAyuda')}
      </Alert>
    ) : (
      <Alert tone="info">{t('error.esperaTerminada')}</Alert>
    );
  }
  return (
    <Alert tone="error" title={title}>
      {text}
    </Alert>
  );
}
