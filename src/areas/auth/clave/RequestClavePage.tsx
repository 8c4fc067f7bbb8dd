/** /auth/solicitud-cambio-clave: asks for the mail with the link. The answer never reveals whether the account exists. */
import { useState } from 'react';
import { withoutMarks } from '../../../domain/withoutMarks.ts';
import { CorreoDoubt } from '../../../features/persona/CorreoDoubt.tsx';
import { CorreoField } from '../../../features/persona/CorreoField.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Email } from '../../../ui/data/Email.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { SendForm } from '../../../ui/forms/SendForm.tsx';
import { mailPause, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useCapacidad } from '../../../ui/hooks/useCapacidad.ts';
import { useCountdown } from '../../../ui/hooks/useCountdown.ts';
import { AuthFailure } from '../AuthFailure.tsx';
import { readUsername } from '../rememberedUsername.ts';
import { UsernameField } from '../UsernameField.tsx';
import { Arrival, ClavePage, Ways } from './ClavePage.tsx';

type Fault = 'requerido' | 'demasiado_largo' | 'formato';

function check(id: string): Fault | undefined {
  if (id === '') return 'requerido';
  if (id.length > 254) return 'demasiado_largo';
  return /[\p{L}\p{N}]/u.test(id) ? undefined : 'formato';
}

export function RequestClavePage() {
  const t = useT('clave');
  useT('errores');
  const canRecover = useCapacidad('recuperacion');
  const [typed, setTyped] = useState(readUsername);
  const [fault, setFault] = useState<Fault>();
  const [sentTo, setSentTo] = useState<string>();
  const [resend, startResend] = useCountdown();
  const once = useIdempotentSend<string, unknown>({
    call: (id, idempotencyKey) =>
      api('POST /api/cliente/perfil/{id}/solicitud-cambio-clave', {
        params: { id },
        idempotencyKey,
        anonymous: true,
      }),
    onDone() {
      setSentTo(withoutMarks(typed).trim());
      startResend(mailPause);
    },
  });
  const wait = Math.max(once.wait, resend);

  const request = (id: string) => {
    if (wait === 0) void once.send(id);
  };

  const submit = () => {
    const id = withoutMarks(typed).trim();
    const found = check(id);
    setFault(found);
    if (found === undefined) request(id);
    else once.invalid();
  };

  const askAgain = () => {
    once.clear();
    setSentTo(undefined);
  };
  const failed = <AuthFailure of={{ ...once, wait }} title={t('fallo')} />;
  const back = (
    <ButtonLink to="/auth/login" tone="text">
      {t('solicitud.volver')}
    </ButtonLink>
  );
  if (!canRecover) {
    return (
      <ClavePage title={t('solicitud.titulo')} lead={t('solicitud.sinRecuperacion')}>
        <Ways>{back}</Ways>
      </ClavePage>
    );
  }
  // Everybody reads the same words and what they typed, whether or not an account exists.
  if (sentTo !== undefined) {
    return (
      <ClavePage
        title={t('enviada.titulo')}
        lead={t.rich('enviada.bajada', { identificacion: <Email key="identificacion">{sentTo}</Email> })}
      >
        <Arrival tone="success">{t('enviada.texto')}</Arrival>
        <p>{t('enviada.enlace')}</p>
        <CorreoDoubt
          correo={sentTo}
          onTake={(meant) => {
            askAgain();
            setTyped(meant);
          }}
        />
        {failed}
        <SendButton
          type="button"
          of={{ ...once, wait }}
          waiting={(time) => t('enviada.reenviarEn', { tiempo: time })}
          tone="soft"
          block
          onClick={() => request(sentTo)}
        >
          {t('enviada.reenviar')}
        </SendButton>
        <Ways>
          <Button tone="text" onClick={askAgain}>
            {t('enviada.otro')}
          </Button>
          {back}
        </Ways>
      </ClavePage>
    );
  }
  const message = fault && t(`solicitud.falta.${fault}`);
  return (
    <ClavePage title={t('solicitud.titulo')} lead={t('solicitud.bajada')}>
      <SendForm
        faults={message ? [{ name: 'username', message }] : []}
        attempt={once.attempt}
        onSubmit={submit}
      >
        {failed}
        <UsernameField
          control={CorreoField}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={message}
        />
        <SendButton of={{ ...once, wait }} block>
          {t('solicitud.enviar')}
        </SendButton>
      </SendForm>
      <Ways>{back}</Ways>
    </ClavePage>
  );
}
