/**
 * Says why the enrolment was not sent, and what happens next. It scrolls into view and is read out; the button keeps the
 * focus.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isApiError } from '../../client/apiError.ts';
import type { TextKey } from '../../i18n/areas.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useAttemptSight } from '../../ui/feedback/useAttemptSight.ts';
import { useFailure } from '../../ui/feedback/useFailure.tsx';
import type { ResumingSend } from './useResumingSend.ts';

/** Seconds: for a longer wait the end time is shown. */
const LONG_WAIT = 100;

/** The scroll margin brings the button below, which sends again, into view with the failure. */
const Box = styled.div`
  scroll-margin-block: 88px;
`;

interface SendFailureProps {
  readonly send: ResumingSend;
  /** The way to other courses, if there is one. */
  readonly others: ReactNode;
  /** Shown for `inscripcion_duplicada`, which a visitor never gets. */
  readonly duplicate?: ReactNode;
  onJoinWaitingList(): void;
}

export function SendFailure(props: SendFailureProps) {
  const box = useAttemptSight(props.send.attempt);
  return (
    <Box ref={box} role="alert">
      <Reason {...props} />
    </Box>
  );
}

function Reason({ send, others, duplicate, onJoinWaitingList }: SendFailureProps): ReactNode {
  const t = useT('solicitud');
  const tErrores = useT('errores');
  const { failure, sending, willRetry } = send;
  const { key, text } = useFailure(failure);
  const error = isApiError(failure) ? failure : undefined;
  if (error?.kind === 'network') {
    return (
      <Alert tone="warning" title={t('fallo.sinRed')}>
        {t(willRetry ? 'fallo.sinRedSeEnvia' : 'fallo.sinRedEnvie')}
      </Alert>
    );
  }
  if (error?.status === 429) return <Limited send={send} />;
  switch (error?.code) {
    case 'cupo_agotado':
      return (
        <Alert
          tone="warning"
          title={t('agotado.titulo')}
          action={
            <Button size="small" loading={sending} onClick={onJoinWaitingList}>
              {t('enviarEspera')}
            </Button>
          }
        >
          {t('agotado.texto')}
        </Alert>
      );
    case 'inscripciones_cerradas':
    case 'inscripciones_no_abiertas':
    case 'no_encontrado':
      return <Ended code={error.code} fecha={error.fecha} others={others} />;
    case 'terminos_desactualizados':
      return <Alert tone="warning">{tErrores(key)}</Alert>;
    default:
      if (error?.code === 'inscripcion_duplicada' && duplicate) return duplicate;
      return (
        <Alert tone="error" title={t('fallo.titulo')}>
          {text}
        </Alert>
      );
  }
}

function Limited({ send: { wait, willRetry } }: Pick<SendFailureProps, 'send'>) {
  const t = useT('solicitud');
  const { dateTime } = useFormat();
  if (wait > LONG_WAIT) {
    const fecha = dateTime(new Date(Date.now() + wait * 1000).toISOString());
    return (
      <Alert tone="warning" title={t('fallo.muchasLarga')}>
        {t('fallo.esperaHasta', { fecha })}
      </Alert>
    );
  }
  // Only the button counts the seconds: a screen reader would read this alert out at each of them.
  const text = wait === 0 ? 'fallo.esperaTerminada' : willRetry ? 'fallo.esperaCorta' : 'fallo.espera';
  return (
    <Alert tone={wait === 0 ? 'info' : 'warning'} title={wait > 0 && t('fallo.muchas')}>
      {t(text)}
    </Alert>
  );
}

interface EndedTexts {
  readonly title: TextKey<'solicitud'>;
  readonly text: TextKey<'solicitud'>;
  /** The text if the API names the day. */
  readonly dated: TextKey<'solicitud'>;
}

const endings = {
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
} as const satisfies Record<string, EndedTexts>;

interface EndedProps extends Pick<SendFailureProps, 'others'> {
  readonly code: keyof typeof endings;
  /** YYYY-MM-DD */
  readonly fecha: string | undefined;
}

/** The course was open when the form was opened. */
function Ended({ code, fecha, others }: EndedProps) {
  const t = useT('solicitud');
  const { date } = useFormat();
  const { title, text, dated } = endings[code];
  return (
    <Alert tone="warning" title={t(title)} action={others}>
      {fecha ? t(dated, { fecha: date(fecha, 'long') }) : t(text)}
    </Alert>
  );
}
