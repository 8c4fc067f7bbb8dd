/** Signing in: checks the form by the contract's schema, makes the call once, keeps what failed and how long to wait. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../../client/apiError.ts';
import { Credenciales } from '../../contract/auth.ts';
import { useT } from '../../i18n/useT.ts';
import { login } from '../../state/sesion.ts';
import type { FieldFault } from '../../ui/forms/ErrorSummary.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { rememberUsername } from './rememberedUsername.ts';

const NO_FAULTS: readonly FieldFault[] = [];

export interface Login {
  /** Resolves when the call has been answered; never rejects. */
  submit(form: HTMLFormElement): Promise<void>;
  readonly sending: boolean;
  readonly faults: readonly FieldFault[];
  /** What the last call failed with. */
  readonly failure: unknown;
  /** Grows with each submit that did not succeed. */
  readonly attempt: number;
  /** Seconds until the API lets one try again; 0 when it does. */
  readonly wait: number;
}

export interface LoginOptions {
  /** For pages where no route guard takes the person on. */
  readonly onSignedIn?: (() => void) | undefined;
  /** False where the form does not ask whether to remember the identification. */
  readonly asksToRemember?: boolean;
}

export function useLogin({ onSignedIn, asksToRemember = true }: LoginOptions): Login {
  const t = useT('auth');
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [wait, startWait] = useCountdown();

  const check = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const result = v.safeParse(Credenciales, {
      username: data.get('username'),
      password: data.get('password'),
      type: 'CLI',
    });
    if (result.success)
      return { ok: true, credenciales: result.output, remember: data.has('remember') } as const;
    const wrong = v.flatten<typeof Credenciales>(result.issues).nested ?? {};
    const found: FieldFault[] = [];
    if (wrong.username)
      found.push({ name: 'username', message: t(`falta.username.${codeOf(wrong.username)}`) });
    if (wrong.password)
      found.push({ name: 'password', message: t(`falta.password.${codeOf(wrong.password)}`) });
    return { ok: false, faults: found } as const;
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    // Not the state: two submits may come before React has rendered the first.
    if (busy.current || wait > 0) return;
    setFailure(undefined);
    const checked = check(form);
    setFaults(checked.ok ? NO_FAULTS : checked.faults);
    if (!checked.ok) {
      setAttempt((count) => count + 1);
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await login(checked.credenciales);
      if (asksToRemember) rememberUsername(checked.remember ? checked.credenciales.username : undefined);
      onSignedIn?.();
    } catch (error) {
      setFailure(error);
      setAttempt((count) => count + 1);
      if (isApiError(error) && error.status === 429) startWait(error.retryAfter ?? 30);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { submit, sending, faults, failure, attempt, wait };
}

const codeOf = ([code]: readonly [string, ...string[]]) => (code === 'demasiado_largo' ? code : 'requerido');
