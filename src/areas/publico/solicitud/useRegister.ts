/** Creates an account: checks the data against the contract and the password policy, and sends the request once. */
import { useState } from 'react';
import * as v from 'valibot';
import { Registro } from '../../../contract/registro.ts';
import { errorsOfIssues } from '../../../contract/validation.ts';
import { checkClave } from '../../../domain/clave.ts';
import { fullName } from '../../../domain/fullName.ts';
import { withoutMarks } from '../../../domain/withoutMarks.ts';
import { register } from '../../../state/sesion.ts';
import { type SendOnce, useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';

export const accountFields = ['email', 'firstName', 'lastName', 'password'] as const;

export type AccountField = (typeof accountFields)[number];

/** The error code of each field. */
export type AccountFaults = Readonly<Partial<Record<AccountField, string>>>;

export interface Register extends Pick<SendOnce<never>, 'sending' | 'failure' | 'attempt' | 'wait'> {
  /** Settles when the API has answered; never rejects. */
  submit(form: HTMLFormElement): Promise<void>;
  /** The address of the account, once it exists. */
  readonly created: string | undefined;
  readonly faults: AccountFaults;
}

function check(form: HTMLFormElement, identificacion: string) {
  const data = new FormData(form);
  const given = Object.fromEntries(
    accountFields.map((field) => {
      const typed = data.get(field);
      // Who has one name has no field for the surnames.
      if (typeof typed !== 'string') return [field, null];
      return [field, field === 'password' ? typed : withoutMarks(typed)];
    }),
  );
  const result = v.safeParse(Registro, given);
  const faults: Partial<Record<AccountField, string>> = {};
  for (const { pointer, code } of errorsOfIssues(result.issues ?? [])) {
    const field = accountFields.find((each) => pointer === `/${each}`);
    if (field) faults[field] ??= code;
  }
  // The policy also compares the password with the person's data, which the contract cannot do.
  const nombre = fullName({ nombres: given.firstName ?? '', apellidos: given.lastName });
  const clave = checkClave(given.password ?? '', {
    nombre,
    correo: given.email ?? undefined,
    identificacion,
  });
  if (!clave.ok && given.password !== '') faults.password ??= clave.code;
  return result.success && Object.keys(faults).length === 0
    ? { registro: result.output, faults }
    : { registro: undefined, faults };
}

/** @param identificacion of the person; the password must not equal it */
export function useRegister(identificacion: string): Register {
  const [faults, setFaults] = useState<AccountFaults>({});
  const [created, setCreated] = useState<string>();
  const { send, invalid, sending, failure, attempt, wait } = useIdempotentSend<Registro, string>({
    async call(registro) {
      await register(registro);
      return registro.email;
    },
    onDone: setCreated,
  });

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (sending || wait > 0) return;
    const { registro, faults: found } = check(form, identificacion);
    setFaults(found);
    if (!registro) return invalid();
    await send(registro);
  };
  return { submit, sending, created, faults, failure, attempt, wait };
}
