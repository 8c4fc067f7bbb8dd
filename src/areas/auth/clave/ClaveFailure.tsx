/** Says why the call failed and what to do. Takes the focus each time, so that screen readers read it out. */
import { isApiError } from '../../../client/apiError.ts';
import { useT } from '../../../i18n/useT.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useAttemptFocus } from '../../../ui/feedback/useAttemptFocus.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';

interface ClaveFailureProps {
  readonly error: unknown;
  /** Changes with each failure. */
  readonly attempt: number;
  /** Seconds until the API lets one try again. */
  readonly wait: number;
}

export function ClaveFailure({ error, attempt, wait }: ClaveFailureProps) {
  const t = useT('clave');
  const tErrores = useT('errores');
  const box = useAttemptFocus(attempt);

  const { key, code } = useFailure(error);
  const tooMany = isApiError(error) && error.status === 429;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      {tooMany && wait > 0 && (
        <Alert tone="warning" title={t('intentos.titulo')}>
          {t('intentos.texto')}
        </Alert>
      )}
      {tooMany && wait === 0 && <Alert tone="info">{t('intentos.ya')}</Alert>}
      {!tooMany && (
        <Alert tone="error" title={t('fallo')}>
          {tErrores(key)} <small>{tErrores('soporte', { codigo: code })}</small>
        </Alert>
      )}
    </div>
  );
}
