/** Creating an account from what was just typed: checks by the contract and by the password policy, makes the call once. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../../../client/apiError.ts';
import { Registro } from '../../../contract/registro.ts';
import { errorsOfIssues } from '../../../contract/validacion.ts';
import { checkClave } from '../../../domain/clave.ts';
import { register } from '../../../state/sesion.ts';
import { useCountdown } from '../../../ui/useCountdown.ts';

export const accountFields = ['email', 'firstName', 'lastName', 'password'] as const;

export type AccountField = (typeof accountFields)[number];

/** The code of what is wrong, by field. */
export type AccountFaults = Readonly<Partial<Record<AccountField, string>>>;

export interface Register {
  /** Settles when the call was answered; never rejects. */
  submit(form: HTMLFormElement): Promise<void>;
  readonly sending: boolean;
  readonly done: boolean;
  readonly faults: AccountFaults;
  readonly failure: unknown;
  readonly attempt: number;
  /** Seconds until the API takes another try. */
  readonly wait: number;
}

const DEFAULT_WAIT_S = 30;

function check(form: HTMLFormElement, identificacion: string) {
  const data = new FormData(form);
  const given = Object.fromEntries(accountFields.map((field) => [field, String(data.get(field) ?? '')]));
  const result = v.safeParse(Registro, given);
  const faults: Partial<Record<AccountField, string>> = {};
  for (const { pointer, code } of errorsOfIssues(result.issues ?? [])) {
    const field = accountFields.find((each) => pointer === `/${each}`);
    if (field) faults[field] ??= code;
  }
  // The policy once more, now that the owner is known.
  const nombre = `${given.firstName} ${given.lastName}`;
  const clave = checkClave(given.password ?? '', { nombre, correo: given.email, identificacion });
  if (!clave.ok && given.password !== '') faults.password ??= clave.code;
  return result.success && Object.keys(faults).length === 0
    ? { registro: result.output, faults }
    : { registro: undefined, faults };
}

/** @param identificacion of the person: no password either */
export function useRegister(identificacion: string): Register {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const [faults, setFaults] = useState<AccountFaults>({});
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [wait, startWait] = useCountdown();

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy.current || wait > 0) return;
    setFailure(undefined);
    const { registro, faults: found } = check(form, identificacion);
    setFaults(found);
    if (!registro) {
      setAttempt((count) => count + 1);
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await register(registro);
      setDone(true);
    } catch (error) {
      setFailure(error);
      setAttempt((count) => count + 1);
      if (isApiError(error) && error.status === 429) startWait(error.retryAfter ?? DEFAULT_WAIT_S);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { submit, sending, done, faults, failure, attempt, wait };
}
