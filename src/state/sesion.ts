/** The session of this page: one for all its tags and all copies of the bundle on it. */
import type { ReadableAtom } from 'nanostores';
import type { Registro } from '../contract/registro.ts';
import { pageApi } from './api.ts';
import { pageSlot } from './pageSlot.ts';
import { createSafeStorage } from './safeStorage.ts';
import { openChannel } from './sesion/channel.ts';
import { createSesion, type PageSesion } from './sesion/createSesion.ts';
import type { Sesion } from './sesion/life.ts';
import type { Reentry } from './sesion/reentry.ts';

function pageSesion(): PageSesion {
  return pageSlot('sesion', () => {
    const page = pageApi();
    const sesion = createSesion({
      client: page.client,
      bearer: page,
      base: page.base,
      storage: createSafeStorage(() => (typeof sessionStorage === 'undefined' ? undefined : sessionStorage)),
      openChannel,
      now: Date.now,
    });
    if (typeof window !== 'undefined') {
      // A page brought back from the back/forward cache slept through what happened meanwhile.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void sesion.recheck();
      });
    }
    return sesion;
  });
}

export const $sesion: ReadableAtom<Sesion> = pageSesion().$sesion;

/** Whole seconds left of the session once there are at most 120; undefined otherwise. At 0 it becomes anonimo. */
export const $secondsLeft: ReadableAtom<number | undefined> = pageSesion().$secondsLeft;

/** Set while the person is asked to sign in again in place; `$sesion` and every screen stay as they are meanwhile. */
export const $reentry: ReadableAtom<Reentry | undefined> = pageSesion().$reentry;

/** Whether something would be lost if the session ended now: only then is its end announced. */
export const $inUse: ReadableAtom<number> = pageSesion().$inUse;

/** Says that a screen which would lose something is there; what it gives back says that it is gone. */
export function holdSesion(): () => void {
  return pageSesion().hold();
}

/** Declines to sign in again in place: signed out, and the calls that waited fail. */
export function giveUpReentry(): void {
  pageSesion().giveUp();
}

/** To be called after a change of password, so that every tab learns whether its session still holds. Never rejects. */
export function claveChanged(): Promise<void> {
  return pageSesion().claveChanged();
}

/** Once per page: reads the stored token and fetches its user. Later calls wait for the same. Never rejects. */
export function restoreSesion(): Promise<void> {
  return pageSesion().restore();
}

/** Username is an e-mail or an identification. Throws what the client throws. */
export function login(credenciales: { username: string; password: string }): Promise<void> {
  return pageSesion().login(credenciales);
}

/** Signs in, but without a credential: entering the protected area gets it. Throws what the client throws. */
export function register(registro: Registro): Promise<void> {
  return pageSesion().register(registro);
}

/** Here, in every other tab, and on the server, whose answer is not waited for. Never rejects. */
export function logout(): Promise<void> {
  return pageSesion().logout();
}

/** To be awaited on the way into /cliente: runs the start routine where there is a user but no credential. */
export function enterProtected(): Promise<void> {
  return pageSesion().enterProtected();
}
