// Tells the host page who is signed in, as `portal-session` events: never the token. Says once in the console if our
// token's key is taken.
import { useEffect } from 'react';
import type { Usuario } from '../contract/auth.ts';
import type { PortalSessionDetail } from '../contract/events.ts';
import { advise } from '../state/advise.ts';
import { $keyTaken, $sesion } from '../state/sesion.ts';
import type { Emit } from './shell/emit.ts';

function tellKeyTaken(isTaken: boolean): void {
  if (isTaken)
    advise(
      '"accessToken" ya es de otro programa de la página. El portal usa "portal.accessToken" y funciona.',
    );
}

const publicOf = ({ id, displayName, email }: Usuario) => ({ id, displayName, email });

/** Dispatches one event when the session is first known and one at each change of it. */
export function SessionEvents({ emit }: { emit: Emit }) {
  useEffect(() => $keyTaken.subscribe(tellKeyTaken), []);
  useEffect(() => {
    let last: string | undefined;
    return $sesion.subscribe((sesion) => {
      if (sesion.estado === 'cargando') return;
      const detail: PortalSessionDetail =
        sesion.estado === 'autenticado'
          ? { estado: 'autenticado', usuario: publicOf(sesion.usuario) }
          : { estado: 'anonimo' };
      const now = JSON.stringify(detail);
      if (now === last) return;
      last = now;
      emit('portal-session', detail);
    });
  }, [emit]);
  return null;
}
