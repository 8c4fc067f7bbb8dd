/**
 * The session, as spec.md 4 and design.md 5 say, apart from the page that it lives in: storage, client, channel and
 * clock are given. It never navigates; who shows screens follows `$sesion`.
 */
import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { ApiError, isApiError } from '../client/apiError.ts';
import type { Client } from '../client/client.ts';
import { SesionNueva, type Usuario, UsuarioActual } from '../contract/auth.ts';
import type { Registro } from '../contract/registro.ts';
import { isTokenValid } from '../domain/token.ts';
import type { Almacen } from './almacen.ts';
import type { Aviso, Canal } from './canal.ts';
import { createVigilante } from './vigilante.ts';

/** `credencial`: calls carry the token. False only after registering, until the protected area is entered. */
export type Sesion =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'autenticado'; readonly usuario: Usuario; readonly credencial: boolean }
  /** `motivo`: ended by itself, and the person should be told why. Absent when never begun, or left on purpose. */
  | { readonly estado: 'anonimo'; readonly motivo?: 'expirada' | 'rechazada' };

export interface SesionDeLaPagina {
  $sesion: ReadableAtom<Sesion>;
  $porExpirar: ReadableAtom<number | undefined>;
  restore: () => Promise<void>;
  login: (credenciales: { username: string; password: string }) => Promise<void>;
  register: (registro: Registro) => Promise<void>;
  logout: () => Promise<void>;
  enterProtected: () => Promise<void>;
  /** Looks again at what is stored: for a page that the browser kept frozen and brings back. */
  recheck: () => Promise<void>;
}

export interface SesionDeps {
  client: Client;
  /** What the client sends as bearer, and who hears when it is refused. */
  bearer: { credential: string | undefined; onUnauthorized: ((credential: string) => void) | undefined };
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
  const vigilante = createVigilante(now, () => end('expirada'));
  let canal: Canal | undefined;
  let starting: Promise<void> | undefined;
  /** The token of the session in force, with or without its credential. */
  let current: string | undefined;
  /** Grows with each change, so that an answer that comes late changes nothing. */
  let turn = 0;

  const begin = (token: string, usuario: Usuario, credencial: boolean) => {
    turn += 1;
    current = token;
    almacen.write(tokenKey, token);
    almacen.write(tokenBaseKey, base());
    bearer.credential = credencial ? token : undefined;
    $sesion.set({ estado: 'autenticado', usuario, credencial });
    vigilante.watch(token);
  };

  /** Signed out here, with what is stored left alone. */
  const rest = (motivo?: 'expirada' | 'rechazada') => {
    turn += 1;
    current = undefined;
    bearer.credential = undefined;
    vigilante.stop();
    $sesion.set(motivo === undefined ? { estado: 'anonimo' } : { estado: 'anonimo', motivo });
  };

  const end = (motivo?: 'expirada' | 'rechazada') => {
    almacen.write(tokenKey, undefined);
    almacen.write(tokenBaseKey, undefined);
    rest(motivo);
  };

  const hear = (aviso: Aviso) => {
    if (aviso.tipo === 'salida') end();
    else if (isTokenValid(aviso.accessToken, now())) begin(aviso.accessToken, aviso.user, aviso.credencial);
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
      if (!isTokenValid(token, now())) return end();
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

  bearer.onUnauthorized = (credential) => {
    // A late 401 of the token before this one says nothing about this one; and a start judges its own.
    if (credential === bearer.credential && starting === undefined) end('rechazada');
  };

  return {
    $sesion,
    $porExpirar: vigilante.$porExpirar,

    async restore() {
      if ($sesion.get().estado === 'cargando') await startOnce();
    },

    async login({ username, password }) {
      const answer = await client('POST /api/auth/login', {
        body: { username, password, type: 'CLI' },
        anonymous: true,
      });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/login');
      begin(accessToken, user, true);
      tell({ tipo: 'entrada', credencial: true, accessToken, user });
    },

    async register({ email, password, firstName, lastName }) {
      const body = { email, password, firstName, lastName };
      const answer = await client('POST /api/auth/register', { body, anonymous: true });
      const { accessToken, user } = read(SesionNueva, answer, 'POST', '/api/auth/register');
      begin(accessToken, user, false);
      tell({ tipo: 'entrada', credencial: false, accessToken, user });
    },

    async logout() {
      end();
      tell({ tipo: 'salida' });
    },

    async enterProtected() {
      const sesion = $sesion.get();
      if (sesion.estado === 'cargando' || (sesion.estado === 'autenticado' && !sesion.credencial))
        await startOnce();
    },

    async recheck() {
      if ($sesion.get().estado !== 'cargando' && storedToken() !== current) await startOnce();
    },
  };
}
