/**
 * The session of spec.md 4 and design.md 5, independent of its page: storage, client, channel and clock are injected. It never
 * navigates; the code that shows screens follows `$sesion`.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Client } from '../../client/createClient.ts';
import type { SesionNueva } from '../../contract/auth.ts';
import { readIat } from '../../domain/token.ts';
import type { PageApi } from '../api.ts';
import type { SafeStorage } from '../safeStorage.ts';
import { createExpiryWatch, type ExpiryWatch } from './createExpiryWatch.ts';
import { createHandover } from './createHandover.ts';
import { createLife, type Life, type Sesion } from './createLife.ts';
import { createReentry, type ReentryStore } from './createReentry.ts';
import { createRefusals } from './createRefusals.ts';
import { createServerClock } from './createServerClock.ts';
import { createSesionCalls, type SesionCalls } from './createSesionCalls.ts';
import { createStartRoutine } from './createStartRoutine.ts';
import { createTabs } from './createTabs.ts';
import type { Channel, ChannelMessage } from './openChannel.ts';
import type { Presence } from './presence.ts';
import { createTokenStorage } from './tokenStorage.ts';

export interface PageSesion
  extends Pick<ExpiryWatch, '$secondsLeft'>,
    Pick<ReentryStore, '$reentry' | '$inUse' | 'hold'> {
  $sesion: ReadableAtom<Sesion>;
  /** True once the token had to go to another key (tokenStorage.ts). */
  $keyTaken: ReadableAtom<boolean>;
  restore: () => Promise<void>;
  login: (...args: Parameters<SesionCalls['login']>) => Promise<void>;
  register: (...args: Parameters<SesionCalls['register']>) => Promise<void>;
  logout: () => Promise<void>;
  /** Declines to sign in again. */
  giveUp: () => void;
  /** The password was changed, which ends other sessions on the server: each tab asks about its own. */
  claveChanged: () => Promise<void>;
  enterProtected: () => Promise<void>;
  /** Reads the storage again: for a page that comes back from the back/forward cache. */
  recheck: () => Promise<void>;
}

export interface SesionDeps {
  client: Client;
  /** Gives the client its bearer, and hears when the API refuses it. */
  bearer: Pick<PageApi, 'credential' | 'onUnauthorized' | 'onDate'>;
  base: () => string;
  storage: SafeStorage;
  openChannel: (base: string, heard: (message: ChannelMessage) => void) => Channel;
  openPresence: (base: string) => Presence;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createSesion(deps: SesionDeps): PageSesion {
  const { client, bearer, base, storage, openChannel, openPresence, now } = deps;
  const calls = createSesionCalls(client, base);
  const $keyTaken = atom(false);
  const tokens = createTokenStorage(storage, base, () => $keyTaken.set(true));
  const reentry = createReentry(bearer);
  const clock = createServerClock(now, storage, () => {
    const token = life.token();
    if (token !== undefined) expiryWatch.watch(token);
  });
  const expiryWatch = createExpiryWatch({ ...clock, ask: () => refusals.verify() }, () =>
    life.lose('expirada', reentry.$inUse.get() > 0),
  );
  const life: Life = createLife({ bearer, tokens, reentry, expiryWatch });
  let presence: Presence | undefined;
  const handover = createHandover({
    $sesion: life.$sesion,
    life,
    tokens,
    clock,
    // Opened only when it is needed, because asking for the base settles it for the page.
    presence: () => {
      presence ??= openPresence(base());
      return presence;
    },
    tell: (message) => tabs.tell(message),
  });
  const start = createStartRoutine({
    bearer,
    calls,
    life,
    tokens,
    handover,
    onStart: () => tabs.open(),
    clocks: [clock.now, now],
  });
  const refusals = createRefusals({ bearer, calls, life, reentry, start, now: clock.now });
  const tabs = createTabs({ base, openChannel, life, clock, verify: refusals.verify, handover });
  bearer.onDate = clock.hear;
  bearer.onUnauthorized = refusals.onUnauthorized;

  /** Begins a session here and in the other tabs. */
  const enter = ({ accessToken, user }: SesionNueva, hasCredential: boolean) => {
    clock.hearToken(readIat(accessToken));
    life.begin(accessToken, user, hasCredential);
    tabs.tell({ kind: 'signedIn', hasCredential, accessToken, user });
  };
  const estado = () => life.$sesion.get().estado;

  return {
    $sesion: life.$sesion,
    $keyTaken,
    $secondsLeft: expiryWatch.$secondsLeft,
    $reentry: reentry.$reentry,
    $inUse: reentry.$inUse,
    hold: reentry.hold,
    async restore() {
      if (estado() === 'cargando') await start.run();
    },
    login: async (credenciales) => enter(await calls.login(credenciales), true),
    register: async (registro) => enter(await calls.register(registro), false),
    async logout() {
      const token = life.token();
      if (token !== undefined) {
        // The call begins before the token is forgotten, because it needs the token; its result changes nothing here.
        bearer.credential = token;
        void calls.end().catch(() => undefined);
      }
      life.end();
      tabs.tell({ kind: 'signedOut' });
    },
    giveUp() {
      if (reentry.$reentry.get() !== undefined) life.end();
    },
    async claveChanged() {
      tabs.tell({ kind: 'claveChanged' });
      const verified = refusals.verify();
      // While a screen is in use the answer may wait until the person has signed in again.
      if (refusals.isVerifying()) await verified;
    },
    async enterProtected() {
      const sesion = life.$sesion.get();
      const hasNoCredential = sesion.estado === 'autenticado' && !sesion.hasCredential;
      if (sesion.estado === 'cargando' || hasNoCredential) await start.run();
    },
    async recheck() {
      // While the person is asked to sign in again, storage holds no token; that is not a sign-out.
      if (estado() === 'cargando' || reentry.$reentry.get() !== undefined) return;
      const sesion = life.$sesion.get();
      const isUnanswered = sesion.estado === 'anonimo' && sesion.motivo === 'sinRespuesta';
      if (isUnanswered || tokens.read() !== life.token()) await start.run();
    },
  };
}
