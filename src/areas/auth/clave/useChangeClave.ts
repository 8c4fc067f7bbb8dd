/** Changes a password, by the token of a mail or by the current password. */
import { useState } from 'react';
import { codeOfError, isApiError } from '../../../client/apiError.ts';
import type { CambioClave } from '../../../contract/cambioClave.ts';
import { type ClaveOwner, checkClave } from '../../../domain/clave.ts';
import { isTokenEnlace } from '../../../domain/isTokenEnlace.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { claveChanged } from '../../../state/sesion.ts';
import type { FieldFault } from '../../../ui/forms/ErrorSummary.tsx';
import { useIdempotentSend } from '../../../ui/forms/useIdempotentSend.ts';

type LinkFault = 'token_expirado' | 'token_usado' | 'token_invalido';

/** Remembers the password that the API refused, and by which rule. Only the API knows everything about its owner. */
export interface RefusedClave {
  readonly clave: string;
  readonly code: string;
}

/** A fault of a field as a code, because the language of its message can change. */
interface ClaveFault {
  readonly name: 'claveActual' | 'claveNueva';
  /** `falta` if nothing was typed. */
  readonly code: string;
}

interface TypedClaves {
  readonly claveActual: string;
  readonly claveNueva: string;
}

/** @param owner whose password it is; undefined if only the API knows */
export function useChangeClave(token: string | undefined, owner: ClaveOwner | undefined) {
  const t = useT('clave');
  const tErrores = useT('errores');
  const [local, setLocal] = useState<readonly ClaveFault[]>([]);
  const [sent, setSent] = useState('');
  const { send, invalid, sending, done, failure, attempt, wait } = useIdempotentSend<CambioClave, unknown>({
    call: (body, idempotencyKey) =>
      api('POST /api/cliente/perfil/cambio-clave', { body, idempotencyKey, anonymous: token !== undefined }),
    onDone: () => void claveChanged(),
  });

  const tell = ({ name, code }: ClaveFault): FieldFault => {
    const key = [`campo.${code}`, `problema.${code}`].find(tErrores.has) ?? 'campo.formato';
    const missing = t(name === 'claveActual' ? 'cambio.faltaActual' : 'cambio.faltaNueva');
    return { name, message: code === 'missing' ? missing : tErrores(key) };
  };

  const check = ({ claveActual, claveNueva }: TypedClaves): readonly ClaveFault[] => {
    const faults: ClaveFault[] = [];
    if (token === undefined && claveActual === '') faults.push({ name: 'claveActual', code: 'missing' });
    const verdict = checkClave(claveNueva, owner);
    if (claveNueva === '') faults.push({ name: 'claveNueva', code: 'missing' });
    else if (!verdict.ok) faults.push({ name: 'claveNueva', code: verdict.code });
    return faults;
  };

  /** Never rejects. */
  const submit = async (typed: TypedClaves): Promise<void> => {
    if (sending || wait > 0) return;
    const faults = check(typed);
    setLocal(faults);
    if (faults.length > 0) return invalid();
    const claveNueva = typed.claveNueva.normalize('NFC');
    setSent(claveNueva);
    await send(token === undefined ? { claveActual: typed.claveActual, claveNueva } : { token, claveNueva });
  };

  const code = codeOfError(failure);
  const remote = remoteFaults(failure);
  const linkFault = token === undefined ? undefined : faultOfLink(token, failure);
  const nueva = remote.find(({ name }) => name === 'claveNueva');
  const refused: RefusedClave | undefined = nueva && { clave: sent, code: nueva.code };
  if (code === 'clave_actual_incorrecta' && remote.length === 0) remote.push({ name: 'claveActual', code });
  const faults = (local.length > 0 ? local : remote).map(tell);
  return {
    submit,
    sending,
    wait,
    done,
    /** The reason why the link cannot be used; undefined if it can. */
    linkFault,
    faults,
    refused,
    /** The rejection of the call if no field is at fault. */
    failure: linkFault === undefined && remote.length === 0 ? failure : undefined,
    attempt,
  };
}

/**
 * Returns the reason why the link cannot be used: its secret has the wrong form, or the API refuses it. Typing anything else
 * does not mend that.
 */
function faultOfLink(token: string, failure: unknown): LinkFault | undefined {
  if (!isTokenEnlace(token)) return 'token_invalido';
  const code = codeOfError(failure);
  if (code === 'token_expirado' || code === 'token_usado' || code === 'token_invalido') return code;
  const isRefused = isApiError(failure) && failure.errors.some(({ pointer }) => pointer === '/token');
  return isRefused ? 'token_invalido' : undefined;
}

/** Returns the faults that only the API can find: a password equal to the identification, or in its list of leaked ones. */
function remoteFaults(failure: unknown): ClaveFault[] {
  if (!isApiError(failure)) return [];
  return failure.errors.flatMap(({ pointer, code }) => {
    const name = pointer.replace('/', '');
    return name === 'claveNueva' || name === 'claveActual' ? [{ name, code }] : [];
  });
}
