/**
 * The session, as spec.md 4 and design.md 5 say, apart from the page that it lives in: storage, client, channel and clock
 * are given. It never navigates; what shows screens follows `$sesion`.
 */
import type { ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { ApiError, isApiError } from '../../client/apiError.ts';
import type { Client } from '../../client/client.ts';
import { SesionNueva, UsuarioActual } from '../../contract/auth.ts';
import type { Registro } from '../../contract/registro.ts';
import { isTokenValid, readIat } from '../../domain/token.ts';
import type { PageApi } from '../api.ts';
import type { SafeStorage } from '../safeStorage.ts';
import type { Channel, ChannelMessage } from './channel.ts';
import { createExpiryWatch, type ExpiryWatch } from './expiryWatch.ts';
import { createLife, type Life, type Sesion } from './life.ts';
import { createReentry, type ReentryDesk } from './reentry.ts';
import { createServerClock } from './serverClock.ts';
import { createTokenStorage } from './tokenStorage.ts';

export interface PageSesion
  extends Pick<ExpiryWatch, '$secondsLeft'>,
    Pick<ReentryDesk, '$reentry' | '$inUse' | 'hold'> {
  $sesion: ReadableAtom<Sesion>;
  restore: () => Promise<void>;
  login: (credenciales: { username: string; password: string }) => Promise<void>;
  register: (registro: Registro) => Promise<void>;
  logout: () => Promise<void>;
  /** Declines to sign in again. */
  giveUp: () => void;
  /** The password was changed, which ends other sessions on the server: each tab finds out about its own. */
  claveChanged: () => Promise<void>;
  enterProtected: () => Promise<void>;
  /** Looks again at what is stored: for a page that the browser kept frozen and brings back. */
  recheck: () => Promise<void>;
}

export interface SesionDeps {
  client: Client;
  /** What the client sends as bearer, and who hears when it is refused. */
  bearer: Pick<PageApi, 'credential' | 'onUnauthorized' | 'onDate'>;
  base: () => string;
  storage: SafeStorage;
  openChannel: (base: string, heard: (message: ChannelMessage) => void) => Channel;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createSesion({ client, bearer, base, storage, openChannel, now }: SesionDeps): PageSesion {
  const tokens = createTokenStorage(storage, base);
  const reentry = createReentry(bearer);
  const clock = createServerClock(now, storage, () => {
    const token = life.token();
    if (token !== undefined) expiryWatch.watch(token);
  });
  const expiryWatch = createExpiryWatch({ ...clock, ask: () => verify() }, () =>
    life.lose('expirada', reentry.$inUse.get() > 0),
  );
  const life: Life = createLife({ bearer, tokens, reentry, expiryWatch });
  let channel: Channel | undefined;
  let starting: Promise<void> | undefined;
  /** While only this module asks about the session, and nobody waits for what the answer brings. */
  let asking = false;

  const open = () => {
    channel ??= openChannel(base(), hear);
    return channel;
  };

  const hear = (message: ChannelMessage) => {
    if (message.kind === 'signedOut') life.end();
    else if (message.kind === 'claveChanged') void verify();
    else {
      const { accessToken, user, credencial } = message;
      // It has just been made: a tab that has called nothing yet learns the time from it.
      clock.hearToken(readIat(accessToken));
      if (isTokenValid(accessToken, clock.now())) life.begin(accessToken, user, credencial);
    }
  };

  const read = <S extends v.GenericSchema>(schema: S, body: unknown, method: string, path: string) => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    throw new ApiError({ kind: 'format', method, url: `${base()}${path}` });
  };

  /** Begins a session with the server's answer, here and in the other tabs. */
  const enter = (answer: unknown, path: string, credencial: boolean) => {
    const { accessToken, user } = read(SesionNueva, answer, 'POST', path);
    clock.hearToken(readIat(accessToken));
    life.begin(accessToken, user, credencial);
    open().post({ kind: 'signedIn', credencial, accessToken, user });
  };

  /** The start routine of spec.md 4. Every failure is silently "signed out". */
  const start = async () => {
    const isCurrent = life.mark();
    try {
      open();
      const token = tokens.read();
      if (token === undefined) return life.rest();
      // A clock that was wrong may have been put right since: by either time it must be over.
      if (!isTokenValid(token, Math.min(clock.now(), now()))) return life.end();
      bearer.credential = token;
      const { user } = read(UsuarioActual, await client('GET /api/auth/me'), 'GET', '/api/auth/me');
      if (isCurrent()) life.begin(token, user, true);
    } catch (error) {
      if (!isCurrent()) return;
      // Refused: the token is worth nothing. Not answered: the next load of the page may try it again.
      if (isApiError(error) && error.status === 401) life.end();
      else life.rest();
    }
  };

  /** One at a time: all who ask meanwhile wait for the same. */
  const startOnce = () => {
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  /** Asks the server about the session in force. Only a screen in use has anything to lose by a refusal. */
  const verify = async () => {
    if (typeof bearer.credential !== 'string') return;
    asking = reentry.$inUse.get() === 0;
    await client('GET /api/auth/me').catch(() => undefined);
    asking = false;
  };

  bearer.onDate = clock.hear;
  bearer.onUnauthorized = (credential, repeated) => {
    // A start judges its own.
    if (starting !== undefined) return undefined;
    // A late 401 of an earlier token says nothing about the one in force.
    if (credential === bearer.credential) {
      // Refused right after signing in again: asking once more would go on for ever.
      if (repeated) life.end('rechazada');
      else life.lose(isTokenValid(credential, clock.now()) ? 'rechazada' : 'expirada', !asking);
    }
    return reentry.replacementOf(credential, repeated);
  };

  return {
    $sesion: life.$sesion,
    $secondsLeft: expiryWatch.$secondsLeft,
    $reentry: reentry.$reentry,
    $inUse: reentry.$inUse,
    hold: reentry.hold,

    async restore() {
      if (life.$sesion.get().estado === 'cargando') await startOnce();
    },

    async login({ username, password }) {
      const body = { username, password, type: 'CLI' as const };
      enter(await client('POST /api/auth/login', { body, anonymous: true }), '/api/auth/login', true);
    },

    async register({ email, password, firstName, lastName }) {
      const body = { email, password, firstName, lastName };
      enter(await client('POST /api/auth/register', { body, anonymous: true }), '/api/auth/register', false);
    },

    async logout() {
      const token = life.token();
      if (token !== undefined) {
        // Begun before all is forgotten, for it carries the token that it ends; what becomes of it is nobody's concern.
        bearer.credential = token;
        const ended = client('DELETE /api/cliente/perfil/sesiones/{id}', {
          params: { id: 'actual' },
          keepalive: true,
        });
        void ended.catch(() => undefined);
      }
      life.end();
      open().post({ kind: 'signedOut' });
    },

    giveUp() {
      if (reentry.$reentry.get() !== undefined) life.end();
    },

    async claveChanged() {
      open().post({ kind: 'claveChanged' });
      const verified = verify();
      // In use, the answer may wait for the person.
      if (asking) await verified;
    },

    async enterProtected() {
      const sesion = life.$sesion.get();
      if (sesion.estado === 'cargando' || (sesion.estado === 'autenticado' && !sesion.credencial))
        await startOnce();
    },

    async recheck() {
      // What is asked for in place is not in storage, and is no news.
      if (life.$sesion.get().estado === 'cargando' || reentry.$reentry.get() !== undefined) return;
      if (tokens.read() !== life.token()) await startOnce();
    },
  };
}
