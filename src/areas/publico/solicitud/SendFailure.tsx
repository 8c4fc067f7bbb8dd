/** Why the application was not sent, in words, with what happens next. Takes the focus each time, so that it is read out. */
import { useEffect, useRef } from 'react';
import { isApiError } from '../../../client/apiError.ts';
import { useT } from '../../../i18n/useT.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { describeFailure } from '../../../ui/feedback/describeFailure.ts';
import type { Send } from './useSend.ts';

export function SendFailure({
  failure,
  attempt,
  wait,
  willRetry,
}: Omit<Send, 'send' | 'changed' | 'sending'>) {
  const t = useT('solicitud');
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same failure again takes the focus again
  useEffect(() => box.current?.focus(), [attempt]);

  if (isApiError(failure) && failure.kind === 'network') {
    return (
      <div ref={box} tabIndex={-1} role="alert">
        <Alert tone="warning" title={t('fallo.sinRed')}>
          {t(willRetry ? 'fallo.sinRedSeEnvia' : 'fallo.sinRedEnvie')}
        </Alert>
      </div>
    );
  }
  if (isApiError(failure) && failure.status === 429) {
    // The seconds that go by are on the button: here each would be spoken.
    const text = wait === 0 ? 'fallo.esperaTerminada' : willRetry ? 'fallo.esperaCorta' : 'fallo.espera';
    return (
      <div ref={box} tabIndex={-1} role="alert">
        <Alert tone={wait === 0 ? 'info' : 'warning'} title={wait > 0 && t('fallo.muchas')}>
          {t(text)}
        </Alert>
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <OtherFailure failure={failure} />
    </div>
  );
}

function OtherFailure({ failure }: Pick<Send, 'failure'>) {
  const t = useT('solicitud');
  const tErrores = useT('errores');
  const { key, code } = describeFailure(failure, tErrores.has);
  return (
    <Alert tone="error" title={t('fallo.titulo')}>
      {tErrores(key)} <small>{tErrores('soporte', { codigo: code })}</small>
    </Alert>
  );
}
