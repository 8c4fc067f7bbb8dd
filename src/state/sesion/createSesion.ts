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
import type { ApiDeLaPagina } from '../api.ts';
import type { Almacen } from '../safeStorage.ts';
import type { Aviso, Canal } from './channel.ts';
import { createVigilante } from './expiryWatch.ts';
import { createReloj } from './serverClock.ts';

/** `credencial`: calls carry the token. False only after registering, until the protected area is entered. */
export type Sesion =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'autenticado'; readonly usuario: Usuario; readonly credencial: boolean }
  /** `motivo`: ended by itself, and the person should be told why. Absent when never begun, or left on purpose. */
  | { readonly estado: 'anonimo'; readonly motivo?: MotivoFin };

export type MotivoFin = 'expirada' | 'rechazada';

/** The session is over while something of it is in use: its person is asked to sign in again, where they are. */
export interface Reingreso {
  readonly motivo: MotivoFin;
  readonly usuario: Usuario;
}

export interface SesionDeLaPagina {
  $sesion: ReadableAtom<Sesion>;
  $porExpirar: ReadableAtom<number | undefined>;
  $reingreso: ReadableAtom<Reingreso | undefined>;
  /** How many screens would lose something if the session ended now. */
  $enUso: ReadableAtom<number>;
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
  bearer: Pick<ApiDeLaPagina, 'credential' | 'onUnauthorized' | 'onDate'>;
  base: () => string;
  almacen: Almacen;
  openCanal: (base: string, heard: (aviso: Aviso) => void) => Canal;
  /** Milliseconds since 1970. */
  now: () => number;
}

const tokenKey = 'accessToken';
/** To which API the stored token belongs: it is never sent to another one. */
const tokenBaseKey = 'accessToken.base';

export function createSesion({
  client,
  bearer,
  base,
  almacen,
  openCanal,
  now,
}: SesionDeps): SesionDeLaPagina {
  const $sesion = atom<Sesion>({ estado: 'cargando' });
  const $reingreso = atom<Reingreso | undefined>(undefined);
  const $enUso = atom(0);
  const reloj = createReloj(now, almacen, () => {
    if (current !== undefined) vigilante.watch(current);
  });
  const hora = { now: reloj.now, isSure: reloj.isSure, ask: () => verify() };
  const vigilante = createVigilante(hora, () => lose('expirada', $enUso.get() > 0));
  let canal: Canal | undefined;
  let starting: Promise<void> | undefined;
  /** The token of the session in force, with or without its credential. */
  let current: string | undefined;
  /** Whose each token of this page was: a call is repeated for the person who made it and for nobody else. */
  const duenios = new Map<string, string>();
  /** Answers the calls that wait for the person to sign in again. */
  let answerWaiting: ((credential: string | undefined) => void) | undefined;
  /** While only this module asks about the session, and nobody waits for what the answer brings. */
  let asking = false;
  /** Grows with each change, so that an answer that comes late changes nothing. */
  let turn = 0;

  const settle = (credential: string | undefined) => {
    $reingreso.set(undefined);
    answerWaiting?.(credential);
    answerWaiting = undefined;
  };

  const begin = (token: string, usuario: Usuario, credencial: boolean) => {
    const asked = $reingreso.get()?.usuario.id;
    turn += 1;
    current = token;
    duenios.set(token, usuario.id);
    store(token);
    bearer.credential = credencial ? token : undefined;
    $sesion.set({ estado: 'autenticado', usuario, credencial });
    vigilante.watch(token);
    settle(credencial && asked === usuario.id ? token : undefined);
  };

  /** Signed out here, with what is stored left alone. */
  const rest = (motivo?: MotivoFin) => {
    turn += 1;
    current = undefined;
    bearer.credential = undefined;
    vigilante.stop();
    $sesion.set(motivo === undefined ? { estado: 'anonimo' } : { estado: 'anonimo', motivo });
    settle(undefined);
  };

  const end = (motivo?: MotivoFin) => {
    store(undefined);
    rest(motivo);
  };

  const store = (token: string | undefined) => {
    almacen.write(tokenKey, token);
    almacen.write(tokenBaseKey, token === undefined ? undefined : base());
  };

  /** Over by itself. Where something would be lost all stays as it is, and calls wait, until the person has signed in again. */
  const lose = (motivo: MotivoFin, inUse: boolean) => {
    const sesion = $sesion.get();
    if (!inUse || sesion.estado !== 'autenticado' || !sesion.credencial) {
      end(motivo);
      return;
    }
    turn += 1;
    current = undefined;
    store(undefined);
    vigilante.stop();
    bearer.credential = new Promise((resolve) => {
      answerWaiting = resolve;
    });
    $reingreso.set({ motivo, usuario: sesion.usuario });
  };

  const hear = (aviso: Aviso) => {
    if (aviso.tipo === 'salida') end();
    else if (aviso.tipo === 'clave') void verify();
    else {
      // It has just been made: a tab that has called nothing yet learns the time from it.
      reloj.hearToken(readIat(aviso.accessToken));
      if (isTokenValid(aviso.accessToken, reloj.now()))
        begin(aviso.accessToken, aviso.user, aviso.credencial);
    }
  };

  const tell = (aviso: Aviso) => {
    canal ??= openCanal(base(), hear);
    canal.post(aviso);
  };

  const read = <S extends v.GenericSchema>(schema: S, body: unknown, method: string, path: string) => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    throw new ApiError({ kind: 'format', method, url: `${base()}${path}` });
  };

  const storedToken = () => {
    const owner = almacen.read(tokenBaseKey);
    return owner === undefined || owner === base() ? almacen.read(tokenKey) : undefined;
  };

  /** The start routine of spec.md 4. Whatever goes wrong is silently "signed out". */
  const start = async () => {
    turn += 1;
    const mine = turn;
    try {
      canal ??= openCanal(base(), hear);
      const token = storedToken();
      if (token === undefined) return rest();
      // A clock that was wrong may have been put right since: by either time it must be over.
      if (!isTokenValid(token, Math.min(reloj.now(), now()))) return end();
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
    asking = $enUso.get() === 0;
    await client('GET /api/auth/me').catch(() => undefined);
    asking = false;
  };

  bearer.onDate = reloj.hear;
  bearer.onUnauthorized = (credential, repeated) => {
    // A start judges its own.
    if (starting !== undefined) return undefined;
    const inForce = bearer.credential;
    if (credential === inForce) {
      // Refused right after signing in again: asking once more would go on for ever.
      if (repeated) end('rechazada');
      else lose(isTokenValid(credential, reloj.now()) ? 'rechazada' : 'expirada', !asking);
      return bearer.credential instanceof Promise ? bearer.credential : undefined;
    }
    // A late 401 of the token before this one says nothing about this one.
    if (inForce instanceof Promise) return inForce;
    const same = inForce !== undefined && duenios.get(inForce) === duenios.get(credential);
    return same && !repeated ? Promise.resolve(inForce) : undefined;
  };

  return {
    $sesion,
    $porExpirar: vigilante.$porExpirar,
    $reingreso,
    $enUso,

    async restore() {
      if ($sesion.get().estado === 'cargando') await startOnce();
    },

    async login({ username, password }) {
      const answer = await client('POST /api/auth/login', {
        body: { username, password, type: 'CLI' },
        anonymous: true,
      });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/login');
      reloj.hearToken(readIat(accessToken));
      begin(accessToken, user, true);
      tell({ tipo: 'entrada', credencial: true, accessToken, user });
    },

    async register({ email, password, firstName, lastName }) {
      const body = { email, password, firstName, lastName };
      const answer = await client('POST /api/auth/register', { body, anonymous: true });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/register');
      reloj.hearToken(readIat(accessToken));
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
      if ($reingreso.get() !== undefined) end();
    },

    hold() {
      $enUso.set($enUso.get() + 1);
      let held = true;
      return () => {
        if (held) $enUso.set($enUso.get() - 1);
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
      if ($sesion.get().estado === 'cargando' || $reingreso.get() !== undefined) return;
      if (storedToken() !== current) await startOnce();
    },
  };
}
