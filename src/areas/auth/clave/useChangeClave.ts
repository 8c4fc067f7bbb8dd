/** Changing a password, with the token of a mail or knowing the current one. */
import { useState } from 'react';
import { codeOfError, isApiError } from '../../../client/apiError.ts';
import { checkClave, type Duenio } from '../../../domain/clave.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { claveChanged } from '../../../state/sesion.ts';
import type { FieldFault } from '../../../ui/forms/ErrorSummary.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { useSend } from './useSend.ts';

export type FalloEnlace = 'token_expirado' | 'token_usado' | 'token_invalido';

interface Tecleado {
  readonly claveActual: string;
  readonly claveNueva: string;
}

export function useChangeClave(token: string | undefined, duenio: Duenio) {
  const t = useT('clave');
  const tErrores = useT('errores');
  const [wait, startWait] = useCountdown();
  const { sending, failure, attempt, send } = useSend(startWait);
  const [local, setLocal] = useState<readonly FieldFault[]>([]);
  const [checks, setChecks] = useState(0);
  const [done, setDone] = useState(false);

  const faultOf = (name: string, code: string): FieldFault => {
    const key = `campo.${code}`;
    return { name, message: tErrores(tErrores.has(key) ? key : 'campo.formato') };
  };

  const check = ({ claveActual, claveNueva }: Tecleado): readonly FieldFault[] => {
    const faults: FieldFault[] = [];
    if (token === undefined && claveActual === '')
      faults.push({ name: 'claveActual', message: t('cambio.faltaActual') });
    const verdict = checkClave(claveNueva, duenio);
    if (claveNueva === '') faults.push({ name: 'claveNueva', message: t('cambio.faltaNueva') });
    else if (!verdict.ok) faults.push(faultOf('claveNueva', verdict.code));
    return faults;
  };

  /** Never rejects. */
  const submit = async (tecleado: Tecleado): Promise<void> => {
    if (sending || wait > 0) return;
    const faults = check(tecleado);
    setLocal(faults);
    setChecks((count) => count + 1);
    if (faults.length > 0) return;
    const claveNueva = tecleado.claveNueva.normalize('NFC');
    const body =
      token === undefined ? { claveActual: tecleado.claveActual, claveNueva } : { token, claveNueva };
    const changed = await send(JSON.stringify(body), (idempotencyKey) =>
      api('POST /api/cliente/perfil/cambio-clave', {
        body,
        idempotencyKey,
        anonymous: token !== undefined,
      }),
    );
    if (!changed) return;
    setDone(true);
    void claveChanged();
  };

  const code = codeOfError(failure);
  const enlace: FalloEnlace | undefined =
    token !== undefined && (code === 'token_expirado' || code === 'token_usado' || code === 'token_invalido')
      ? code
      : undefined;
  const remote = remoteFaults(failure).map(({ name, code: each }) => faultOf(name, each));
  if (code === 'clave_actual_incorrecta')
    remote.push({ name: 'claveActual', message: tErrores('problema.clave_actual_incorrecta') });
  const faults = local.length > 0 ? local : remote;
  return {
    submit,
    sending,
    wait,
    done,
    /** The link is worth nothing (any more), and why. */
    enlace,
    faults,
    /** What is no field's fault. */
    failure: enlace === undefined && remote.length === 0 ? failure : undefined,
    attempt: attempt + checks,
  };
}

/** What the API alone could judge: a password equal to the identification, or in its list of leaked ones. */
function remoteFaults(failure: unknown): { name: string; code: string }[] {
  if (!isApiError(failure)) return [];
  return failure.errors
    .map(({ pointer, code }) => ({ name: pointer.replace('/', ''), code }))
    .filter(({ name }) => name === 'claveNueva' || name === 'claveActual');
}
