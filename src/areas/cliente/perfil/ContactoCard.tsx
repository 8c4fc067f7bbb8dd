/** Contact data: what the client may change about themselves. */
import styled from 'styled-components';
import type { Cliente } from '../../../contract/cliente.ts';
import { idiomaNames } from '../../../domain/idiomaNames.ts';
import { idiomas, localeOf } from '../../../domain/idiomas.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { CorreoField } from '../../../features/persona/CorreoField.tsx';
import { PhoneField } from '../../../features/persona/PhoneField.tsx';
import { useFaultText } from '../../../features/persona/useFaultText.ts';
import { usePhoneReading } from '../../../features/persona/usePhoneReading.tsx';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { mailPause, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';
import { useToast } from '../../../ui/hooks/toast.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { ConflictBox } from './ConflictBox.tsx';
import { contactoFields } from './contacto.ts';
import { useContacto } from './useContacto.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;

  > button {
    justify-self: start;
  }
  @container portal (max-width: 599.9px) {
    > button {
      justify-self: stretch;
    }
  }
`;

export function ContactoCard({ cliente }: { readonly cliente: Cliente }) {
  const t = useT('perfil');
  const faultText = useFaultText();
  const { form, dirty, save, sending, wait, failure, conflict, checks } = useContacto(cliente);
  const { register, formState } = form;
  const { notice, takeApart } = usePhoneReading(form, 'pais', 'telefono');
  const faults = contactoFields.flatMap((field) => {
    const code = formState.errors[field]?.message;
    return code === undefined ? [] : [{ name: field, ...faultText({ field, code }) }];
  });
  const errorOf = (field: string) => faults.find(({ name }) => name === field)?.atField;
  return (
    <Card>
      <UnsavedGuard dirty={dirty} />
      <CardHead title={t('contacto.titulo')} />
      <Form
        noValidate
        onSubmit={(event) => {
          // Errors set by hand would stop react-hook-form from ever submitting again.
          form.clearErrors();
          void save(event);
        }}
      >
        <ErrorSummary
          faults={faults.map(({ name, inList }) => ({ name, message: inList }))}
          attempt={checks}
        />
        {conflict && <ConflictBox {...conflict} />}
        <CorreoField
          label={t('contacto.correo')}
          required
          autoComplete="email"
          error={errorOf('correo')}
          {...register('correo')}
        />
        <CorreoStatus cliente={cliente} typed={form.watch('correo')} />
        <PhoneField
          label={t('contacto.telefono')}
          country={register('pais')}
          chosen={form.watch('pais')}
          number={register('telefono', { onBlur: takeApart })}
          error={errorOf('telefono')}
          notice={notice}
        />
        <TextField
          label={t('contacto.direccion')}
          autoComplete="street-address"
          error={errorOf('direccion')}
          {...register('direccion')}
        />
        <Select label={t('contacto.idioma')} error={errorOf('idioma')} {...register('idioma')}>
          {idiomas.map((idioma) => (
            <option key={idioma} value={idioma} lang={localeOf(idioma)}>
              {idiomaNames[idioma]}
            </option>
          ))}
        </Select>
        {failure !== undefined && <CallFailure error={failure} />}
        <SendButton of={{ sending, wait }}>{t('contacto.guardar')}</SendButton>
      </Form>
    </Card>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-block-start: -8px;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);
`;

interface CorreoStatusProps {
  readonly cliente: Cliente;
  /** The text of the field beside it, perhaps not saved yet. */
  readonly typed: string;
}

/** Shows whether the e-mail is confirmed, and sends the confirmation mail again. */
function CorreoStatus({ cliente, typed }: CorreoStatusProps) {
  const t = useT('perfil');
  const toast = useToast();
  const usuario = useUsuario();
  const { send, sending, failure, wait } = useIdempotentSend<string, unknown>({
    call: (_, idempotencyKey) => api('POST /api/cliente/perfil/verificacion-correo', { idempotencyKey }),
    pause: mailPause,
    onDone: () => toast({ message: t('correo.enviado'), tone: 'success' }),
  });
  const { correo, correoVerificado } = cliente;
  const account = usuario?.email ?? correo;
  return (
    <Box>
      {account !== correo && (
        <p>{t.rich('contacto.correoAyuda', { correo: <bdi key="c">{account}</bdi> })}</p>
      )}
      {correoVerificado === true && normalizeCorreo(typed) === correo && (
        <StateLabel $tone="success">{t('correo.verificado')}</StateLabel>
      )}
      {correoVerificado === false && (
        <>
          <StateLabel $tone="warning">{t('correo.pendiente')}</StateLabel>
          <p>{t.rich('correo.texto', { correo: <bdi key="c">{correo}</bdi> })}</p>
          {failure !== undefined && <CallFailure error={failure} />}
          <SendButton
            type="button"
            of={{ sending, wait }}
            waiting={(time) => t('correo.enviarEn', { tiempo: time })}
            tone="outline"
            size="small"
            onClick={() => void send(correo)}
          >
            {t('correo.enviar')}
          </SendButton>
        </>
      )}
    </Box>
  );
}
