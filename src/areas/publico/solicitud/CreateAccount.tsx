/** Offers an account after the application. It fills in what the person typed, if known, and asks for a password. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { Correo } from '../../../contract/fields.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { CorreoField } from '../../../features/persona/CorreoField.tsx';
import { OneNameCheckbox } from '../../../features/persona/OneNameCheckbox.tsx';
import { PersonaGrid } from '../../../features/persona/PersonaGrid.ts';
import { emptyParticipante, type ParticipanteValues } from '../../../features/persona/personaValues.ts';
import { useT } from '../../../i18n/useT.ts';
import { type AppliedSolicitud, keepApplied } from '../../../state/appliedSolicitud.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ElsewhereButton } from '../../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../../ui/controls/useElsewhere.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { SendForm } from '../../../ui/forms/SendForm.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { type AccountField, accountFields, type Register, useRegister } from './useRegister.ts';

const Box = styled(Card)`
  display: grid;
  gap: 20px;

  > [data-rank='2'] {
    margin-block-end: -12px;
  }
  > p {
    color: var(--portal-text-2);
  }
  @container portal (min-width: 600px) {
    > form > button {
      justify-self: start;
    }
  }
`;

interface CreateAccountProps {
  /** The data that the person typed; undefined after a reload. */
  readonly participante: ParticipanteValues | undefined;
  /** Gives the application the account's address; undefined if it can no longer be corrected. */
  readonly onCorreo: ((correo: string) => void) | undefined;
  /** What was applied for: the account's home page shows it until its e-mail is confirmed. */
  readonly applied: Omit<AppliedSolicitud, 'usuario'>;
}

export function CreateAccount({ participante, onCorreo, applied }: CreateAccountProps) {
  const t = useT('solicitud');
  const { options } = useHost();
  const account = useRegister(participante?.identificacion ?? '');
  const portal = useElsewhere(options.portalHref, 'portal-cliente', '/cliente');
  useKeptApplied(account.created, participante?.correo, applied);
  const heading = useFocusOnChange<HTMLHeadingElement>(account.created ?? '');

  if (account.created !== undefined) {
    return (
      <Box>
        <Heading rank={2} ref={heading} tabIndex={-1}>
          {t('cuenta.lista')}
        </Heading>
        <p>{t('cuenta.listaTexto')}</p>
        <OtherCorreo solicitud={participante?.correo} cuenta={account.created} onUse={onCorreo} />
        {portal && (
          <div>
            <ElsewhereButton place={portal}>{t('cuenta.irPortal')}</ElsewhereButton>
          </div>
        )}
      </Box>
    );
  }
  return (
    <Box data-print="none">
      <Heading rank={2}>{t('cuenta.titulo')}</Heading>
      <p>{t(participante ? 'cuenta.texto' : 'cuenta.textoVacio')}</p>
      <AccountForm account={account} participante={participante ?? emptyParticipante} onCorreo={onCorreo} />
    </Box>
  );
}

/** An account with another address does not show the application, so it is kept only for the same one. */
function useKeptApplied(
  created: string | undefined,
  correo: string | undefined,
  applied: CreateAccountProps['applied'],
): void {
  const usuario = useUsuario()?.id;
  const isSame =
    created !== undefined && correo !== undefined && normalizeCorreo(created) === normalizeCorreo(correo);
  const { numero, curso } = applied;
  useEffect(() => {
    if (isSame && usuario !== undefined) keepApplied({ usuario, numero, curso });
  }, [isSame, usuario, numero, curso]);
}

interface OtherCorreoProps {
  /** Undefined if it is no longer known. */
  readonly solicitud: string | undefined;
  readonly cuenta: string;
  readonly onUse: CreateAccountProps['onCorreo'];
}

/** Says that an account with another address does not change the application's address, which may be mistyped. */
function OtherCorreo({ solicitud = '', cuenta, onUse }: OtherCorreoProps) {
  const t = useT('solicitud');
  const other = normalizeCorreo(cuenta);
  const own = normalizeCorreo(solicitud);
  if (own === '' || own === other || !v.is(Correo, cuenta)) return null;
  return (
    <Alert
      tone="warning"
      live
      action={
        onUse && (
          <Button tone="outline" size="small" onClick={() => onUse(other)}>
            {t('cuenta.usarCorreo')}
          </Button>
        )
      }
    >
      {t.rich('cuenta.otroCorreo', { correo: <bdi key="correo">{own}</bdi> })}
    </Alert>
  );
}

interface AccountFormProps extends Pick<CreateAccountProps, 'onCorreo'> {
  readonly account: Register;
  readonly participante: ParticipanteValues;
}

function AccountForm({ account, participante, onCorreo }: AccountFormProps) {
  const t = useT('solicitud');
  const [correo, setCorreo] = useState(participante.correo);
  /** The value of the field when the person left it. */
  const [left, setLeft] = useState(correo);
  /** The application's address, which may be corrected above. */
  const [known, setKnown] = useState(correo);
  if (participante.correo !== known) {
    setKnown(participante.correo);
    setCorreo(participante.correo);
  }
  const [hasOneName, setHasOneName] = useState(participante.hasOneName);
  const tPersona = useT('persona');
  const tErrores = useT('errores');
  const { submit, faults, failure, attempt } = account;
  const [offered, setOffered] = useState(false);
  if (faults.lastName !== undefined && !offered) setOffered(true);
  const { text } = useFailure(failure);

  const required = {
    email: tPersona('requerido.correo'),
    firstName: tPersona('requerido.nombres'),
    lastName: tPersona('requerido.apellidos'),
    password: t('cuenta.faltaClave'),
  };
  const messageOf = (field: AccountField): string | undefined => {
    const code = faults[field];
    if (code === undefined) return undefined;
    if (code === 'requerido') return required[field];
    const key = `campo.${code}`;
    return tErrores(tErrores.has(key) ? key : 'campo.formato');
  };
  const list = accountFields.flatMap((name) => {
    const message = name === 'lastName' && hasOneName ? undefined : messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <SendForm faults={list} attempt={attempt} onSubmit={(form) => void submit(form)}>
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
        <div>
          {!hasOneName && (
            <TextField
              label={tPersona('etiqueta.apellidos')}
              name="lastName"
              required
              autoComplete="family-name"
              dir="auto"
              defaultValue={participante.apellidos}
              error={messageOf('lastName')}
            />
          )}
          {(offered || hasOneName) && (
            <OneNameCheckbox
              checked={hasOneName}
              onChange={(event) => setHasOneName(event.currentTarget.checked)}
            />
          )}
        </div>
        <CorreoField
          label={tPersona('etiqueta.correo')}
          name="email"
          required
          autoComplete="username"
          value={correo}
          onChange={(event) => setCorreo(event.currentTarget.value)}
          onBlur={() => setLeft(correo)}
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
      {left === correo && <OtherCorreo solicitud={participante.correo} cuenta={correo} onUse={onCorreo} />}
      {failure !== undefined && (
        <Alert tone="error" live title={t('cuenta.fallo')}>
          {text}
        </Alert>
      )}
      <SendButton of={account} tone="soft">
        {t('cuenta.crear')}
      </SendButton>
    </SendForm>
  );
}
