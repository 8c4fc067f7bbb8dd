/**
 * Warns before a session ends, with a countdown, and asks to sign in again once it has ended. It lies over the screen,
 * which keeps what was typed.
 */
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Usuario } from '../../../contract/auth.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import type { Reentry } from '../../../state/sesion/createReentry.ts';
import { giveUpReentry } from '../../../state/sesion.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { useAnnouncement } from '../../../ui/layout/Announcer.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { CredentialsForm } from '../CredentialsForm.tsx';
import { useLogin } from '../useLogin.ts';

const Clock = styled.time`
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;

export interface SesionDialogProps {
  /** Seconds until the end, while it is near. */
  readonly seconds: number | undefined;
  /** Set once it is over. */
  readonly reentry: Reentry | undefined;
}

export function SesionDialog({ seconds, reentry }: SesionDialogProps) {
  const t = useT('sesion');
  // Loads the texts of the form beforehand.
  useT('auth');
  const text = useId();
  const signedIn = useUsuario();
  const [later, setLater] = useState(false);
  const idle = seconds === undefined && reentry === undefined;
  // The next session warns again.
  if (idle && later) setLater(false);

  if (reentry) {
    return (
      <Dialog open steady onClose={giveUpReentry} title={t('fin.titulo')} describedBy={text}>
        <Stack $gap={20}>
          <p id={text}>{t(`fin.${reentry.motivo}`)}</p>
          <ReentryForm usuario={reentry.usuario} cancel={t('fin.salir')} onCancel={giveUpReentry} />
        </Stack>
      </Dialog>
    );
  }
  const dismiss = () => setLater(true);
  return (
    <Dialog open={!idle && !later} onClose={dismiss} title={t('aviso.titulo')} describedBy={text}>
      <Stack $gap={20}>
        <p id={text}>{t.rich('aviso.texto', { tiempo: <Left key="tiempo" seconds={seconds ?? 0} /> })}</p>
        <LastMoments seconds={seconds} />
        {signedIn && <ReentryForm usuario={signedIn} cancel={t('aviso.despues')} onCancel={dismiss} />}
      </Stack>
    </Dialog>
  );
}

/** Seconds before the end at which it is told again: the first text is read out when the dialog opens. */
const moments = [10, 30, 60];

/** Has the time that is left announced at these moments, in whole sentences. */
function LastMoments({ seconds }: Pick<SesionDialogProps, 'seconds'>) {
  const t = useT('sesion');
  const { number } = useFormat();
  const moment = seconds !== undefined && moments.find((each) => seconds <= each);
  useAnnouncement(
    moment
      ? t('aviso.quedan', { tiempo: number(moment, { style: 'unit', unit: 'second', unitDisplay: 'long' }) })
      : undefined,
  );
  return null;
}

/** "1:59". Not a live region, which would read out each second. */
function Left({ seconds }: { readonly seconds: number }) {
  const { number } = useFormat();
  const part = (value: number, digits: number) => number(value, { minimumIntegerDigits: digits });
  return (
    <Clock dateTime={`PT${seconds}S`} dir="ltr">
      {part(Math.floor(seconds / 60), 1)}:{part(seconds % 60, 2)}
    </Clock>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-block-start: 4px;

  @media (max-width: 599.9px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

interface ReentryFormProps {
  readonly usuario: Usuario;
  /** The text of the button that does not sign in. */
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** Lets the person whose session ended sign in again. Asks only for the password. */
function ReentryForm({ usuario, cancel, onCancel }: ReentryFormProps) {
  const t = useT('sesion');
  const login = useLogin();
  return (
    <CredentialsForm
      login={login}
      refused={{ title: t('incorrecta'), text: t('incorrectaAyuda') }}
      username={
        <TextField
          label={t('cuenta')}
          name="username"
          autoComplete="username"
          dir="ltr"
          readOnly
          value={usuario.email}
        />
      }
    >
      <Actions>
        <Button tone="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <SendButton of={login}>{t('ingresar')}</SendButton>
      </Actions>
    </CredentialsForm>
  );
}
