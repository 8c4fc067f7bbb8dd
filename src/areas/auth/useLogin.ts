/** Signs in: checks the form by the contract's schema and makes the call once. */
import { useState } from 'react';
import * as v from 'valibot';
import { Credenciales } from '../../contract/auth.ts';
import { errorsOfIssues } from '../../contract/validation.ts';
import { withoutMarks } from '../../domain/withoutMarks.ts';
import { useT } from '../../i18n/useT.ts';
import { login } from '../../state/sesion.ts';
import type { FieldFault } from '../../ui/forms/ErrorSummary.tsx';
import { type SendOnce, useIdempotentSend } from '../../ui/forms/useIdempotentSend.ts';
import { rememberUsername } from './rememberedUsername.ts';

/** A fault of a field as a code, because the language of its message can change. */
interface LoginFault {
  readonly name: 'username' | 'password';
  readonly code: 'requerido' | 'demasiado_largo';
}

export interface Login extends Pick<SendOnce<never>, 'sending' | 'failure' | 'attempt' | 'wait'> {
  /** Settles when the call was answered or failed; never rejects. */
  submit(form: HTMLFormElement): Promise<void>;
  readonly faults: readonly FieldFault[];
}

/** The values of a form without faults. */
interface Entry {
  readonly credenciales: Credenciales;
  /** Undefined if the form does not ask whether to remember the identification. */
  readonly remember: boolean | undefined;
}

/** @param onSignedIn called once the session has begun, if no route guard takes the person on */
export function useLogin(onSignedIn?: () => void): Login {
  const t = useT('auth');
  const [faults, setFaults] = useState<readonly LoginFault[]>([]);
  const { send, invalid, sending, failure, attempt, wait } = useIdempotentSend<Entry, void>({
    async call({ credenciales, remember }) {
      await login(credenciales);
      if (remember !== undefined) rememberUsername(remember ? credenciales.username : undefined);
    },
    onDone: () => onSignedIn?.(),
  });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (sending || wait > 0) return;
    const data = new FormData(form);
    const checked = v.safeParse(Credenciales, {
      username: withoutMarks(String(data.get('username') ?? '')),
      password: data.get('password'),
      type: 'CLI',
    });
    setFaults(checked.success ? [] : faultsOf(checked.issues));
    if (!checked.success) return invalid();
    const remember = form.elements.namedItem('remember') ? data.has('remember') : undefined;
    await send({ credenciales: checked.output, remember });
  };

  const told = faults.map(({ name, code }) => ({ name, message: t(`falta.${name}.${code}`) }));
  return { submit, sending, faults: told, failure, attempt, wait };
}

const faultsOf = (issues: Parameters<typeof errorsOfIssues>[0]): LoginFault[] =>
  errorsOfIssues(issues).map(({ pointer, code }) => ({
    name: pointer === '/password' ? 'password' : 'username',
    code: code === 'demasiado_largo' ? code : 'requerido',
  }));
