/** Creates an account: checks it by the contract and by the password policy, and makes the call once. */
import { useState } from 'react';
import * as v from 'valibot';
import { Registro } from '../../../contract/registro.ts';
import { errorsOfIssues } from '../../../contract/validation.ts';
import { checkClave } from '../../../domain/clave.ts';
import { register } from '../../../state/sesion.ts';
import { useSendOnce } from '../../../ui/useSendOnce.ts';

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

function check(form: HTMLFormElement, identificacion: string) {
  const data = new FormData(form);
  const given = Object.fromEntries(accountFields.map((field) => [field, String(data.get(field) ?? '')]));
  const result = v.safeParse(Registro, given);
  const faults: Partial<Record<AccountField, string>> = {};
  for (const { pointer, code } of errorsOfIssues(result.issues ?? [])) {
    const field = accountFields.find((each) => pointer === `/${each}`);
    if (field) faults[field] ??= code;
  }
  // The contract does not know whose password it is; the policy does.
  const nombre = `${given.firstName} ${given.lastName}`;
  const clave = checkClave(given.password ?? '', { nombre, correo: given.email, identificacion });
  if (!clave.ok && given.password !== '') faults.password ??= clave.code;
  return result.success && Object.keys(faults).length === 0
    ? { registro: result.output, faults }
    : { registro: undefined, faults };
}

/** @param identificacion of the person, which may not be the password */
export function useRegister(identificacion: string): Register {
  const [faults, setFaults] = useState<AccountFaults>({});
  const once = useSendOnce<Registro, void>({ call: register });
  const { send, invalid, sending, done, failure, attempt, wait } = once;

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (sending || wait > 0) return;
    const { registro, faults: found } = check(form, identificacion);
    setFaults(found);
    if (!registro) return invalid();
    await send(registro);
  };
  return { submit, sending, done, faults, failure, attempt, wait };
}
