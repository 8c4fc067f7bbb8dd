/** A failure in a dialog. Where the connection was lost it notices that it is back: it reads again, or says that one may send again. */
import { useT } from '../../i18n/useT.ts';
import { useConnectionBack } from '../useConnectionBack.ts';
import { Alert } from './Alert.tsx';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

export function DialogFailure({ error, onRetry, ...props }: Omit<ErrorStateProps, 'inline'>) {
  const t = useT('errores');
  const isBack = useConnectionBack(error, onRetry);
  if (isBack && !onRetry) {
    return (
      <Alert live tone="info">
        {t('deVuelta')}
      </Alert>
    );
  }
  return <ErrorState {...props} inline error={error} onRetry={onRetry} />;
}
