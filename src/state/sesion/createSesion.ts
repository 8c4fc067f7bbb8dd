/**
 * The session, as spec.md 4 and design.md 5 say, apart from the page that it lives in: storage, client, channel and
 * clock are given. It never navigates; who shows screens follows `$sesion`.
 */
import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { ApiError, isApiError } from '../../client/apiError.ts';
import type { Client } from '../../client/client.ts';
import { SesionNueva, type Usuario, UsuarioActual } from '../../contract/auth.ts';
import type { Registro } from '../../contract/registro.ts';
import { isTokenValid, readIat } from '../../domain/token.ts';
import type { PageApi } from '../api.ts';
import type { SafeStorage } from '../safeStorage.ts';
import type { Channel, ChannelMessage } from './channel.ts';
import { createExpiryWatch } from './expiryWatch.ts';
import { createServerClock } from './serverClock.ts';

/** `credencial`: calls carry the token. False only after registering, until the protected area is entered. */
export type Sesion =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'autenticado'; readonly usuario: Usuario; readonly credencial: boolean }
  /** `motivo`: ended by itself, and the person should be told why. Absent when never begun, or left on purpose. */
  | { readonly estado: 'anonimo'; readonly motivo?: EndReason };

export type EndReason = 'expirada' | 'rechazada';

/** The session is over while something of it is in use: its person is asked to sign in again, where they are. */
export interface Reentry {
  readonly motivo: EndReason;
  readonly usuario: Usuario;
}

export interface PageSesion {
  $sesion: ReadableAtom<Sesion>;
  $secondsLeft: ReadableAtom<number | undefined>;
  $reentry: ReadableAtom<Reentry | undefined>;
  /** How many screens would lose something if the session ended now. */
  $inUse: ReadableAtom<number>;
  restore: () => Promise<void>;
  login: (credenciales: { username: string; password: string }) => Promise<void>;
  register: (registro: Registro) => Promise<void>;
  logout: () => Promise<void>;
  /** Declines to sign in again. */
  giveUp: () => void;
  /** While held, an end is followed by asking to sign in again in place. What it gives back lets go. */
  hold: () => () => void;
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

const tokenKey = 'accessToken';
/** To which API the stored token belongs: it is never sent to another one. */
const tokenBaseKey = 'accessToken.base';

export function createSesion({ client, bearer, base, storage, openChannel, now }: SesionDeps): PageSesion {
  const $sesion = atom<Sesion>({ estado: 'cargando' });
  const $reentry = atom<Reentry | undefined>(undefined);
  const $inUse = atom(0);
  const clock = createServerClock(now, storage, () => {
    if (current !== undefined) expiryWatch.watch(current);
  });
  const time = { now: clock.now, isSure: clock.isSure, ask: () => verify() };
  const expiryWatch = createExpiryWatch(time, () => lose('expirada', $inUse.get() > 0));
  let channel: Channel | undefined;
  let starting: Promise<void> | undefined;
  /** The token of the session in force, with or without its credential. */
  let current: string | undefined;
  /** Whose each token of this page was: a call is repeated for the person who made it and for nobody else. */
  const owners = new Map<string, string>();
  /** Answers the calls that wait for the person to sign in again. */
  let answerWaiting: ((credential: string | undefined) => void) | undefined;
  /** While only this module asks about the session, and nobody waits for what the answer brings. */
  let asking = false;
  /** Grows with each change, so that an answer that comes late changes nothing. */
  let turn = 0;

  const settle = (credential: string | undefined) => {
    $reentry.set(undefined);
    answerWaiting?.(credential);
    answerWaiting = undefined;
  };

  const begin = (token: string, usuario: Usuario, credencial: boolean) => {
    const asked = $reentry.get()?.usuario.id;
    turn += 1;
    current = token;
    owners.set(token, usuario.id);
    store(token);
    bearer.credential = credencial ? token : undefined;
    $sesion.set({ estado: 'autenticado', usuario, credencial });
    expiryWatch.watch(token);
    settle(credencial && asked === usuario.id ? token : undefined);
  };

  /** Signed out here, with what is stored left alone. */
  const rest = (motivo?: EndReason) => {
    turn += 1;
    current = undefined;
    bearer.credential = undefined;
    expiryWatch.stop();
    $sesion.set(motivo === undefined ? { estado: 'anonimo' } : { estado: 'anonimo', motivo });
    settle(undefined);
  };

  const end = (motivo?: EndReason) => {
    store(undefined);
    rest(motivo);
  };

  const store = (token: string | undefined) => {
    storage.write(tokenKey, token);
    storage.write(tokenBaseKey, token === undefined ? undefined : base());
  };

  /** Over by itself. Where something would be lost all stays as it is, and calls wait, until the person has signed in again. */
  const lose = (motivo: EndReason, inUse: boolean) => {
    const sesion = $sesion.get();
    if (!inUse || sesion.estado !== 'autenticado' || !sesion.credencial) {
      end(motivo);
      return;
    }
    turn += 1;
    current = undefined;
    store(undefined);
    expiryWatch.stop();
    bearer.credential = new Promise((resolve) => {
      answerWaiting = resolve;
    });
    $reentry.set({ motivo, usuario: sesion.usuario });
  };

  const hear = (message: ChannelMessage) => {
    if (message.tipo === 'salida') end();
    else if (message.tipo === 'clave') void verify();
    else {
      // It has just been made: a tab that has called nothing yet learns the time from it.
      clock.hearToken(readIat(message.accessToken));
      if (isTokenValid(message.accessToken, clock.now()))
        begin(message.accessToken, message.user, message.credencial);
    }
  };

  const tell = (message: ChannelMessage) => {
    channel ??= openChannel(base(), hear);
    channel.post(message);
  };

  const read = <S extends v.GenericSchema>(schema: S, body: unknown, method: string, path: string) => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    throw new ApiError({ kind: 'format', method, url: `${base()}${path}` });
  };

  const storedToken = () => {
    const owner = storage.read(tokenBaseKey);
    return owner === undefined || owner === base() ? storage.read(tokenKey) : undefined;
  };

  /** The start routine of spec.md 4. Whatever goes wrong is silently "signed out". */
  const start = async () => {
    turn += 1;
    const mine = turn;
    try {
      channel ??= openChannel(base(), hear);
      const token = storedToken();
      if (token === undefined) return rest();
      // A clock that was wrong may have been put right since: by either time it must be over.
      if (!isTokenValid(token, Math.min(clock.now(), now()))) return end();
      bearer.credential = token;
      const { user } = read(UsuarioActual, await client('GET /api/auth/me'), 'GET', '/api/auth/me');
      if (mine === turn) begin(token, user, true);
    } catch (error) {
      if (mine !== turn) return;
      // Refused: the token is worth nothing. Not answered: the next load of the page may try it again.
      if (isApiError(error) && error.status === 401) end();
      else rest();
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
    asking = $inUse.get() === 0;
    await client('GET /api/auth/me').catch(() => undefined);
    asking = false;
  };

  bearer.onDate = clock.hear;
  bearer.onUnauthorized = (credential, repeated) => {
    // A start judges its own.
    if (starting !== undefined) return undefined;
    const inForce = bearer.credential;
    if (credential === inForce) {
      // Refused right after signing in again: asking once more would go on for ever.
      if (repeated) end('rechazada');
      else lose(isTokenValid(credential, clock.now()) ? 'rechazada' : 'expirada', !asking);
      return bearer.credential instanceof Promise ? bearer.credential : undefined;
    }
    // A late 401 of the token before this one says nothing about this one.
    if (inForce instanceof Promise) return inForce;
    const same = inForce !== undefined && owners.get(inForce) === owners.get(credential);
    return same && !repeated ? Promise.resolve(inForce) : undefined;
  };

  return {
    $sesion,
    $secondsLeft: expiryWatch.$secondsLeft,
    $reentry,
    $inUse,

    async restore() {
      if ($sesion.get().estado === 'cargando') await startOnce();
    },

    async login({ username, password }) {
      const answer = await client('POST /api/auth/login', {
        body: { username, password, type: 'CLI' },
        anonymous: true,
      });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/login');
      clock.hearToken(readIat(accessToken));
      begin(accessToken, user, true);
      tell({ tipo: 'entrada', credencial: true, accessToken, user });
    },

    async register({ email, password, firstName, lastName }) {
      const body = { email, password, firstName, lastName };
      const answer = await client('POST /api/auth/register', { body, anonymous: true });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/register');
      clock.hearToken(readIat(accessToken));
      begin(accessToken, user, false);
      tell({ tipo: 'entrada', credencial: false, accessToken, user });
    },

    async logout() {
      if (current !== undefined) {
        // Begun before all is forgotten, for it carries the token that it ends; what becomes of it is nobody's concern.
        bearer.credential = current;
        const ended = client('DELETE /api/cliente/perfil/sesiones/{id}', {
          params: { id: 'actual' },
          keepalive: true,
        });
        void ended.catch(() => undefined);
      }
      end();
      tell({ tipo: 'salida' });
    },

    giveUp() {
      if ($reentry.get() !== undefined) end();
    },

    hold() {
      $inUse.set($inUse.get() + 1);
      let held = true;
      return () => {
        if (held) $inUse.set($inUse.get() - 1);
        held = false;
      };
    },

    async claveChanged() {
      tell({ tipo: 'clave' });
      const verified = verify();
      // In use, the answer may wait for the person.
      if (asking) await verified;
    },

    async enterProtected() {
      const sesion = $sesion.get();
      if (sesion.estado === 'cargando' || (sesion.estado === 'autenticado' && !sesion.credencial))
        await startOnce();
    },

    async recheck() {
      // What is asked for in place is not in storage, and is no news.
      if ($sesion.get().estado === 'cargando' || $reentry.get() !== undefined) return;
      if (storedToken() !== current) await startOnce();
    },
  };
}
