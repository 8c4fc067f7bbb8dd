/** Why the application was not sent, in words, with what happens next. Takes the focus each time, so that it is read out. */
import { isApiError } from '../../../client/apiError.ts';
import type { TextKey } from '../../../i18n/areas.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { describeFailure } from '../../../ui/feedback/describeFailure.ts';
import { useAttemptFocus } from '../../../ui/feedback/useAttemptFocus.ts';
import type { Send } from './useSend.ts';

/** A wait as long as this is told by its end. */
const LONG_S = 100;

interface SendFailureProps extends Omit<Send, 'send' | 'changed' | 'sending'> {
  /** To other courses; undefined where the page's author fixed this one. */
  readonly onLeave: (() => void) | undefined;
}

export function SendFailure({ failure, attempt, wait, willRetry, onLeave }: SendFailureProps) {
  const t = useT('solicitud');
  const { dateTime } = useFormat();
  const box = useAttemptFocus(attempt);

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
    if (wait > LONG_S) {
      const fecha = dateTime(new Date(Date.now() + wait * 1000).toISOString());
      return (
        <div ref={box} tabIndex={-1} role="alert">
          <Alert tone="warning" title={t('fallo.muchasLarga')}>
            {t('fallo.esperaHasta', { fecha })}
          </Alert>
        </div>
      );
    }
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
      <OtherFailure failure={failure} onLeave={onLeave} />
    </div>
  );
}

interface Ended {
  readonly title: TextKey<'solicitud'>;
  readonly text: TextKey<'solicitud'>;
  readonly dated: TextKey<'solicitud'>;
}

const closed: Readonly<Record<string, Ended>> = {
  inscripciones_cerradas: {
    title: 'cerrado.titulo',
    text: 'cerrado.cerrado',
    dated: 'cerrado.cerradoEl',
  },
  inscripciones_no_abiertas: {
    title: 'cerrado.titulo',
    text: 'cerrado.cerrado',
    dated: 'cerrado.programado',
  },
  no_encontrado: { title: 'retirado.titulo', text: 'retirado.texto', dated: 'retirado.texto' },
};

function OtherFailure({ failure, onLeave }: Pick<SendFailureProps, 'failure' | 'onLeave'>) {
  const t = useT('solicitud');
  const { date } = useFormat();
  const tErrores = useT('errores');
  const { key, code } = describeFailure(failure, tErrores.has);
  // The course was open when the form was: what is said is what happens next.
  const ended = isApiError(failure) ? closed[failure.code ?? ''] : undefined;
  if (ended) {
    const fecha = isApiError(failure) && failure.fecha ? date(failure.fecha, 'long') : undefined;
    return (
      <Alert
        tone="warning"
        title={t(ended.title)}
        action={
          onLeave && (
            <Button tone="outline" size="small" onClick={onLeave}>
              {t('otrosCursos')}
            </Button>
          )
        }
      >
        {fecha ? t(ended.dated, { fecha }) : t(ended.text)}
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={t('fallo.titulo')}>
      {tErrores(key)} <small>{tErrores('soporte', { codigo: code })}</small>
    </Alert>
  );
}
