/** Below the result of an application: corrects its e-mail, or has the mail sent again. Only the sender has the permit. */
import { useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { isApiError } from '../../../client/apiError.ts';
import { isNotFound } from '../../../client/isNotFound.ts';
import { Correo } from '../../../contract/fields.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { withoutMarks } from '../../../domain/withoutMarks.ts';
import { CorreoField } from '../../../features/persona/CorreoField.tsx';
import { useFaultText } from '../../../features/persona/useFaultText.ts';
import { CorreoText } from '../../../features/persona/usePersonaRows.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { mailPause, type SendOnce, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { Buttons } from './formStyles.ts';
import { correctedOf, type SentSolicitud, type SolicitudReceipt } from './sentSolicitud.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > [role='status']:empty {
    display: none;
  }
`;
const Form = styled.form`
  display: grid;
  gap: 16px;
  inline-size: 100%;
  max-inline-size: 480px;
`;
interface CorrectCorreoProps {
  readonly sent: SentSolicitud;
  /** The address that was probably meant, if the person accepted it: the form then opens with it. */
  readonly meant: string | undefined;
  onCorrected(sent: SentSolicitud): void;
}

/** Renders nothing if the API gave no permit. */
export function CorrectCorreo({ sent, meant, onCorrected }: CorrectCorreoProps) {
  const t = useT('solicitud');
  const [open, setOpen] = useState(meant !== undefined);
  /** The focus returns to the button when the form closes. */
  const [wasOpen, setWasOpen] = useState(open);
  /** The address to which the mail went out again. */
  const [again, setAgain] = useState<string>();
  const { permiso } = sent.recibo;
  const whole = sent.participante && normalizeCorreo(sent.participante.correo);
  const done = (answer: SolicitudReceipt, correo: string) => {
    setOpen(false);
    setAgain(correo);
    onCorrected(correctedOf(sent, answer, correo));
  };
  const resend = useCorrection(sent, permiso ?? '', (answer) => done(answer, whole ?? ''), mailPause);
  if (permiso === undefined) return null;
  return (
    <Place data-print="none">
      {/* Rendered from the start, so that later messages are read out. */}
      <div role="status">
        {again !== undefined && !open && (
          <Alert tone="success">
            {t.rich('hecho.corregir.hecho', { correo: <CorreoText key="correo">{again}</CorreoText> })}
          </Alert>
        )}
      </div>
      {open ? (
        <CorreoForm
          sent={sent}
          meant={meant}
          permiso={permiso}
          onClose={() => setOpen(false)}
          onDone={done}
        />
      ) : (
        <Buttons $gap={8}>
          {/* After a reload the page does not know the whole address. */}
          {whole !== undefined && <Resend of={resend} correo={whole} />}
          <Button
            tone={whole === undefined ? 'outline' : 'text'}
            size="small"
            autoFocus={wasOpen}
            onClick={() => {
              setOpen(true);
              setWasOpen(true);
            }}
          >
            {t(whole === undefined ? 'hecho.corregir.abrir' : 'hecho.corregir.soloCorregir')}
          </Button>
        </Buttons>
      )}
      {!open && resend.failure !== undefined && <Failure of={resend} />}
    </Place>
  );
}

/** Sends the mail once more to the same address. */
function Resend({ of, correo }: { readonly of: SendOnce<string>; readonly correo: string }) {
  const t = useT('solicitud');
  return (
    <SendButton type="button" of={of} tone="soft" size="small" onClick={() => void of.send(correo)}>
      {t('hecho.reenviar')}
    </SendButton>
  );
}

/** Sends the mail of an application again, perhaps to another address. @param permiso that of its sender */
function useCorrection(
  { recibo: { solicitud } }: SentSolicitud,
  permiso: string,
  onDone: (answer: SolicitudReceipt) => void,
  /** Seconds until it can be sent once more. */
  wait = 0,
) {
  return useIdempotentSend<string, SolicitudReceipt>({
    call: (correo, idempotencyKey) =>
      api('POST /api/cliente/solicitudes/{id}/correo', {
        params: { id: solicitud },
        body: { permiso, correo },
        idempotencyKey,
        anonymous: true,
      }),
    onDone,
    pause: wait,
  });
}

interface CorreoFormProps extends Pick<CorrectCorreoProps, 'sent' | 'meant'> {
  readonly permiso: string;
  onClose(): void;
  onDone(answer: SolicitudReceipt, whole: string): void;
}

function CorreoForm({ sent, meant, permiso, onClose, onDone }: CorreoFormProps) {
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const faultText = useFaultText();
  const [fault, setFault] = useState<string>();
  const [typed, setTyped] = useState(meant ?? sent.participante?.correo ?? '');
  const once = useCorrection(sent, permiso, (answer) => onDone(answer, normalizeCorreo(withoutMarks(typed))));
  const { sending, wait, failure } = once;

  const submit = (form: HTMLFormElement) => {
    const { success, output, issues } = v.safeParse(Correo, withoutMarks(typed));
    setFault(issues?.[0]?.message);
    if (!success) {
      once.invalid();
      form.querySelector('input')?.focus();
    } else if (wait === 0) void once.send(output);
  };
  return (
    <Form
      method="dialog"
      noValidate
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <CorreoField
        label={tPersona('etiqueta.correo')}
        hint={t('hecho.corregir.pista')}
        autoComplete="email"
        required
        // The button that opened this is gone.
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={fault && faultText({ field: 'correo', code: fault }).atField}
      />
      {failure !== undefined && <Failure of={once} />}
      <Buttons $gap={12}>
        <SendButton of={once}>{t('hecho.corregir.enviar')}</SendButton>
        <Button tone="outline" onClick={onClose}>
          {t('hecho.corregir.cancelar')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** While the API asks to wait, the button says how long. */
function Failure({ of: { failure, wait } }: { readonly of: Pick<SendOnce<never>, 'failure' | 'wait'> }) {
  const t = useT('solicitud');
  const { text } = useFailure(failure);
  const status = isApiError(failure) ? failure.status : undefined;
  if (status === 429 && wait === 0) {
    return (
      <Alert tone="info" live>
        {t('hecho.corregir.esperaTerminada')}
      </Alert>
    );
  }
  return (
    <Alert tone="error" live title={t('hecho.corregir.fallo')}>
      {isNotFound(failure) ? t('hecho.corregir.tarde') : wait > 0 ? t('hecho.corregir.espere') : text}
    </Alert>
  );
}
