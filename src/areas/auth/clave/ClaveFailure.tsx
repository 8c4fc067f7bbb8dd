/** Says why the call failed and what to do. It comes into sight and is read out; the focus stays in the field, where Enter sends again. */
import { isApiError } from '../../../client/apiError.ts';
import { useT } from '../../../i18n/useT.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useAttemptSight } from '../../../ui/feedback/useAttemptSight.ts';
import { useFailure } from '../../../ui/feedback/useFailure.tsx';

interface ClaveFailureProps {
  readonly error: unknown;
  /** Changes with each failure. */
  readonly attempt: number;
  /** Seconds until the API lets one try again. */
  readonly wait: number;
}

export function ClaveFailure({ error, attempt, wait }: ClaveFailureProps) {
  const t = useT('clave');
  const box = useAttemptSight(attempt);
  const { text } = useFailure(error);
  const tooMany = isApiError(error) && error.status === 429;
  return (
    <div ref={box} role="alert">
      {tooMany && wait > 0 && (
        <Alert tone="warning" title={t('intentos.titulo')}>
          {t('intentos.texto')}
        </Alert>
      )}
      {tooMany && wait === 0 && <Alert tone="info">{t('intentos.ya')}</Alert>}
      {!tooMany && (
        <Alert tone="error" title={t('fallo')}>
          {text}
        </Alert>
      )}
    </div>
  );
}
