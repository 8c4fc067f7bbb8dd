/** The session of this page: one for all its tags and all copies of the bundle on it. */
import type { ReadableAtom } from 'nanostores';
import type { Registro } from '../contract/registro.ts';
import { pageApi } from './api.ts';
import { pageSlot } from './pageSlot.ts';
import type { Sesion } from './sesion/createLife.ts';
import type { Reentry } from './sesion/createReentry.ts';
import { createSesion, type PageSesion } from './sesion/createSesion.ts';
import { openChannel } from './sesion/openChannel.ts';
import { openPresence } from './sesion/presence.ts';
import { startWatch } from './startWatch.ts';
import { tabStorage } from './tabStorage.ts';

function pageSesion(): PageSesion {
  return pageSlot('sesion', () => {
    const page = pageApi();
    const sesion = createSesion({
      client: page.client,
      bearer: page,
      base: page.base,
      storage: tabStorage,
      openChannel,
      openPresence,
      now: Date.now,
    });
    if (typeof window !== 'undefined') {
      // A page that comes back from the back/forward cache has missed what happened meanwhile.
      window.addEventListener('pageshow', (event) => {
        if (event.persisted) void sesion.recheck();
      });
      retryUnanswered(sesion);
    }
    return sesion;
  });
}

/** Tries a stored token again as long as nothing has answered, and at once when the device is back online. */
function retryUnanswered({ $sesion, recheck }: PageSesion): void {
  const watch = () => {
    const stop = startWatch(recheck);
    window.addEventListener('online', recheck);
    return () => {
      stop();
      window.removeEventListener('online', recheck);
    };
  };
  let stop: (() => void) | undefined;
  $sesion.subscribe((sesion) => {
    const isUnanswered = sesion.estado === 'anonimo' && sesion.motivo === 'sinRespuesta';
    if (!isUnanswered) stop?.();
    stop = isUnanswered ? (stop ?? watch()) : undefined;
  });
}

export const $sesion: ReadableAtom<Sesion> = pageSesion().$sesion;

/** True once the session is kept under another key, because the page has a token of its own under `accessToken`. */
export const $keyTaken: ReadableAtom<boolean> = pageSesion().$keyTaken;

/** Whole seconds left of the session once there are at most 120; undefined before. At 0 the session becomes `anonimo`. */
export const $secondsLeft: ReadableAtom<number | undefined> = pageSesion().$secondsLeft;

/** Set while the person is asked to sign in again in place. `$sesion` and every screen stay as they are meanwhile. */
export const $reentry: ReadableAtom<Reentry | undefined> = pageSesion().$reentry;

/** Counts the screens that would lose something if the session ended now. The end is announced only while there are any. */
export const $inUse: ReadableAtom<number> = pageSesion().$inUse;

/** Counts a screen that would lose something if the session ended. The returned function removes it from the count. */
export function holdSesion(): () => void {
  return pageSesion().hold();
}

/** The person will not sign in again in place: they are signed out, and the waiting calls fail. */
export function giveUpReentry(): void {
  pageSesion().giveUp();
}

/** Call it after a change of password: every tab asks whether its session still holds. Never rejects. */
export function claveChanged(): Promise<void> {
  return pageSesion().claveChanged();
}

/** Reads the stored token and fetches its user, once per page; later calls wait for the same run. Never rejects. */
export function restoreSesion(): Promise<void> {
  return pageSesion().restore();
}

/** Tries the stored token again, if nothing answered before. Never rejects. */
export function recheckSesion(): Promise<void> {
  return pageSesion().recheck();
}

/** Username is an e-mail or an identification. Throws what the client throws. */
export function login(credenciales: { username: string; password: string }): Promise<void> {
  return pageSesion().login(credenciales);
}

/** Signs in without a credential; entering the protected area gets one. Throws what the client throws. */
export function register(registro: Registro): Promise<void> {
  return pageSesion().register(registro);
}

/** Signs out here, in every other tab and on the server, without waiting for its answer. Never rejects. */
export function logout(): Promise<void> {
  return pageSesion().logout();
}

/** Await it on the way into /cliente: it runs the start routine if there is a user but no credential. */
export function enterProtected(): Promise<void> {
  return pageSesion().enterProtected();
}
