/** Why the enrolment did not come about, in words, with the next step. Takes the focus each time, so that it is read out. */
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '../../../../client/apiError.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { describeFailure } from '../../../../ui/feedback/describeFailure.ts';
import { useAttemptFocus } from '../../../../ui/feedback/useAttemptFocus.ts';
import { routes } from '../../parts/routes.ts';
import { Duplicada } from './Duplicada.tsx';

/** The button that tries again stands below: it comes into view with the failure. */
const Caja = styled.div`
  scroll-margin-block: 88px;
`;

interface Props {
  readonly failure: unknown;
  readonly attempt: number;
  /** The enrolment that is in the way, where the client can see it. */
  readonly duplicada: Inscripcion | undefined;
  readonly sending: boolean;
  onEspera(): void;
}

export function FalloRegistro({ failure, attempt, ...rest }: Props) {
  const box = useAttemptFocus(attempt);
  return (
    <Caja ref={box} tabIndex={-1} role="alert">
      <Motivo failure={failure} {...rest} />
    </Caja>
  );
}

function Motivo({ failure, duplicada, sending, onEspera }: Omit<Props, 'attempt'>): ReactNode {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const tErrores = useT('errores');
  const { key, code } = describeFailure(failure, tErrores.has);
  const error = isApiError(failure) ? failure : undefined;
  if (error?.kind === 'network') return <SinRed />;
  if (error?.status === 429) {
    return (
      <Alert tone="warning" title={tSolicitud('fallo.muchas')}>
        {tSolicitud('fallo.espera')}
      </Alert>
    );
  }
  switch (error?.code) {
    case 'cupo_agotado':
      return (
        <Alert
          tone="warning"
          title={t('registro.agotado.titulo')}
          action={
            <Button size="small" loading={sending} onClick={onEspera}>
              {tSolicitud('enviarEspera')}
            </Button>
          }
        >
          {t('registro.agotado.texto')}
        </Alert>
      );
    case 'inscripcion_duplicada':
      return duplicada ? (
        <Duplicada inscripcion={duplicada} estorba />
      ) : (
        <Alert tone="warning" title={t('registro.duplicada.titulo')}>
          {t('registro.duplicada.otraCuenta')}
        </Alert>
      );
    // The course is read again meanwhile, and its own step then says why and until when.
    case 'inscripciones_cerradas':
    case 'inscripciones_no_abiertas':
    case 'no_encontrado':
      return (
        <Alert
          tone="warning"
          title={tErrores(key)}
          action={
            <ButtonLink size="small" tone="outline" to={routes.cursos}>
              {t('registro.otrosCursos')}
            </ButtonLink>
          }
        >
          {t('registro.sinCambios')}
        </Alert>
      );
    case 'terminos_desactualizados':
      return <Alert tone="warning">{tErrores(key)}</Alert>;
    default:
      return (
        <Alert tone="error" title={tSolicitud('fallo.titulo')}>
          {tErrores(key)} <small>{tErrores('soporte', { codigo: code })}</small>
        </Alert>
      );
  }
}

/** The data are safe; says so, and when the connection is back. */
function SinRed() {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const [back, setBack] = useState(false);
  useEffect(() => {
    const online = () => setBack(true);
    const offline = () => setBack(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
  return (
    <Alert tone={back ? 'info' : 'warning'} title={back ? t('registro.conRed') : tSolicitud('fallo.sinRed')}>
      {t('registro.sinRedTexto')}
    </Alert>
  );
}
