/**
 * A failure of a call, in a dialog or form. If the connection was lost, it notices when it is back: it reads again, or says that
 * the person may send again.
 */
import type { ReactNode } from 'react';
import { isUnanswered } from '../../client/apiError.ts';
import { useT } from '../../i18n/useT.ts';
import { useConnectionBack } from '../hooks/useConnectionBack.ts';
import { Alert } from './Alert.tsx';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { useAttemptSight } from './useAttemptSight.ts';
import { useFailure } from './useFailure.tsx';

interface CallFailureProps extends Omit<ErrorStateProps, 'inline'> {
  /** Shown instead of the usual words while the connection is lost: says that nothing was sent yet. */
  readonly lost?: ReactNode;
}

export function CallFailure({ error, onRetry, lost, ...props }: CallFailureProps) {
  const t = useT('errores');
  const isBack = useConnectionBack(error, onRetry);
  const isLost = isUnanswered(error);
  const box = useAttemptSight(error, lost !== undefined);
  useFailure(error);
  if (isBack && !onRetry) {
    return (
      <Alert live tone="info">
        {t('deVuelta')}
      </Alert>
    );
  }
  if (isLost && lost !== undefined) {
    return (
      <div ref={box} role="alert">
        <Alert tone="warning" title={t('titulo')}>
          {lost}
        </Alert>
      </div>
    );
  }
  return <ErrorState {...props} inline error={error} onRetry={onRetry} />;
}
