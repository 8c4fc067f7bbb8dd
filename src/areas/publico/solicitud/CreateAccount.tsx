/** Offers an account after the application. It fills in what the person typed, if known, and asks for a password. */

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CorreoField } from '../../../features/persona/CorreoField.tsx';
import { PersonaGrid } from '../../../features/persona/PersonaGrid.ts';
import { emptyParticipante, type ParticipanteValues } from '../../../features/persona/personaValues.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ElsewhereButton } from '../../../ui/ElsewhereLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { useHost } from '../../../ui/host.ts';
import { useElsewhere } from '../../../ui/useElsewhere.ts';
import { useWaitText } from '../../../ui/useWaitText.ts';
import { accountFields, type Register, useRegister } from './useRegister.ts';

const Box = styled(Card)`
  display: grid;
  gap: 20px;

  > [data-rank='2'] {
    margin-block-end: -12px;
    font-size: var(--portal-h3);
    line-height: 1.5;
    letter-spacing: 0;
  }
  > p {
    color: var(--portal-text-2);
  }
  > form {
    display: grid;
    gap: 20px;
    justify-items: start;
  }
  > form > * {
    inline-size: 100%;
  }
  > form > button {
    inline-size: auto;
  }
`;

interface CreateAccountProps {
  /** The data that the person typed; undefined after a reload. */
  readonly participante: ParticipanteValues | undefined;
}

export function CreateAccount({ participante }: CreateAccountProps) {
  const t = useT('solicitud');
  const { options } = useHost();
  const account = useRegister(participante?.identificacion ?? '');
  const portal = useElsewhere(options.portalHref, 'portal-cliente', '/cliente');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (account.done) heading.current?.focus();
  }, [account.done]);

  if (account.done) {
    return (
      <Box>
        <Heading rank={2} ref={heading} tabIndex={-1}>
          {t('cuenta.lista')}
        </Heading>
        <p>{t('cuenta.listaTexto')}</p>
        {portal && (
          <div>
            <ElsewhereButton place={portal}>{t('cuenta.irPortal')}</ElsewhereButton>
          </div>
        )}
      </Box>
    );
  }
  return (
    <Box>
      <Heading rank={2}>{t('cuenta.titulo')}</Heading>
      <p>{t(participante ? 'cuenta.texto' : 'cuenta.textoVacio')}</p>
      <AccountForm account={account} participante={participante ?? emptyParticipante} />
    </Box>
  );
}

interface AccountFormProps {
  readonly account: Register;
  readonly participante: ParticipanteValues;
}

function AccountForm({ account, participante }: AccountFormProps) {
  const t = useT('solicitud');
  const waitText = useWaitText();
  const tPersona = useT('persona');
  const tErrores = useT('errores');
  const { submit, sending, faults, failure, attempt, wait } = account;

  const required = {
    email: tPersona('requerido.correo'),
    firstName: tPersona('requerido.nombres'),
    lastName: tPersona('requerido.apellidos'),
    password: t('cuenta.faltaClave'),
  };
  const messageOf = (field: keyof typeof required): string | undefined => {
    const code = faults[field];
    if (code === undefined) return undefined;
    if (code === 'requerido') return required[field];
    const key = `campo.${code}`;
    return tErrores(tErrores.has(key) ? key : 'campo.formato');
  };
  const list = accountFields.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <ErrorSummary faults={list} attempt={attempt} />
      <PersonaGrid>
        <TextField
          label={tPersona('etiqueta.nombres')}
          name="firstName"
          required
          autoComplete="given-name"
          dir="auto"
          defaultValue={participante.nombres}
          error={messageOf('firstName')}
        />
        <TextField
          label={tPersona('etiqueta.apellidos')}
          name="lastName"
          required
          autoComplete="family-name"
          dir="auto"
          defaultValue={participante.apellidos}
          error={messageOf('lastName')}
        />
        <CorreoField
          label={tPersona('etiqueta.correo')}
          name="email"
          required
          autoComplete="username"
          defaultValue={participante.correo}
          error={messageOf('email')}
        />
        <PasswordField
          label={t('cuenta.clave')}
          hint={t('cuenta.politica')}
          name="password"
          required
          autoComplete="new-password"
          error={messageOf('password')}
        />
      </PersonaGrid>
      {failure !== undefined && <AccountFailure failure={failure} />}
      <Button type="submit" tone="soft" loading={sending} waiting={wait > 0}>
        {wait > 0 ? t('esperar', { tiempo: waitText(wait) }) : t('cuenta.crear')}
      </Button>
    </form>
  );
}

function AccountFailure({ failure }: { readonly failure: unknown }) {
  const t = useT('solicitud');
  const tErrores = useT('errores');
  const { key, code } = useFailure(failure);
  return (
    <Alert tone="error" live title={t('cuenta.fallo')}>
      {tErrores(key)} <small>{tErrores('soporte', { codigo: code })}</small>
    </Alert>
  );
}
