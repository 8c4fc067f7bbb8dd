/** Says why signing in failed and what to do. It comes into sight and is read out; the focus stays in the field, where Enter sends again. */
import { isApiError } from '../../client/apiError.ts';
import { useT } from '../../i18n/useT.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useAttemptSight } from '../../ui/feedback/useAttemptSight.ts';
import { useFailure } from '../../ui/feedback/useFailure.tsx';
import { useFallbackContent } from '../../ui/useFallbackContent.ts';

/** No other try would help. After any other failure the form is still the way in. */
const hopeless: readonly string[] = ['fallo.html', 'fallo.format', 'fallo.aislada'];

interface LoginFailureProps {
  readonly error: unknown;
  /** Changes with each failure. */
  readonly attempt: number;
  /** True while the API wants one to wait. */
  readonly waiting: boolean;
}

export function LoginFailure({ error, attempt, waiting }: LoginFailureProps) {
  const box = useAttemptSight(attempt);

  return (
    <div ref={box} role="alert">
      <Reason error={error} waiting={waiting} />
    </div>
  );
}

function Reason({ error, waiting }: Omit<LoginFailureProps, 'attempt'>) {
  const t = useT('auth');
  const { key, text } = useFailure(error);
  useFallbackContent(hopeless.includes(key));
  const status = isApiError(error) ? error.status : undefined;
  // One message for both, whatever the API says: it must not tell which accounts exist.
  if (status === 401) {
    return (
      <Alert tone="error" title={t('error.credenciales')}>
        {t('error.credencialesAyuda')}
      </Alert>
    );
  }
  if (status === 429) {
    return waiting ? (
      <Alert tone="warning" title={t('error.intentos')}>
        {t('error.intentosAyuda')}
      </Alert>
    ) : (
      <Alert tone="info">{t('error.esperaTerminada')}</Alert>
    );
  }
  return (
    <Alert tone="error" title={t('error.titulo')}>
      {text}
    </Alert>
  );
}
