/** Begins and ends a session, and keeps token, credential and state consistent. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Usuario } from '../../contract/auth.ts';
import type { PageApi } from '../api.ts';
import type { ExpiryWatch } from './createExpiryWatch.ts';
import type { EndReason, ReentryStore } from './createReentry.ts';
import type { TokenStorage } from './tokenStorage.ts';

/** `hasCredential`: calls carry the token. False only after registering, until the protected area is entered. */
export type Sesion =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'autenticado'; readonly usuario: Usuario; readonly hasCredential: boolean }
  /**
   * `motivo`: why the session ended by itself, or that nobody could say whether the stored token is still worth something. Absent if
   * there was none, or if the person signed out.
   */
  | { readonly estado: 'anonimo'; readonly motivo?: EndReason | 'sinRespuesta' };

export interface Life {
  $sesion: ReadableAtom<Sesion>;
  /** The token of the session in force, with or without its credential. */
  token: () => string | undefined;
  begin: (token: string, usuario: Usuario, hasCredential: boolean) => void;
  /** Signs out in this tab, and keeps the stored token. */
  rest: (motivo?: 'sinRespuesta') => void;
  /** Signs out, and removes the stored token. */
  end: (motivo?: EndReason) => void;
  /** Handles a session that ended by itself. If a screen is in use, the person is asked to sign in again instead. */
  lose: (motivo: EndReason, inUse: boolean) => void;
  /** Returns a check that the session is still the same, so that a late answer changes nothing. */
  mark: () => () => boolean;
}

export interface LifeDeps {
  bearer: Pick<PageApi, 'credential'>;
  tokens: TokenStorage;
  reentry: ReentryStore;
  expiryWatch: Pick<ExpiryWatch, 'watch' | 'stop'>;
}

export function createLife({ bearer, tokens, reentry, expiryWatch }: LifeDeps): Life {
  const $sesion = atom<Sesion>({ estado: 'cargando' });
  let current: string | undefined;
  /** Grows with each change. */
  let revision = 0;

  const rest = (motivo?: EndReason | 'sinRespuesta') => {
    revision += 1;
    current = undefined;
    bearer.credential = undefined;
    expiryWatch.stop();
    $sesion.set(motivo === undefined ? { estado: 'anonimo' } : { estado: 'anonimo', motivo });
    reentry.close();
  };

  const end = (motivo?: EndReason) => {
    tokens.clear();
    rest(motivo);
  };

  return {
    $sesion,
    token: () => current,
    begin(token, usuario, hasCredential) {
      revision += 1;
      current = token;
      reentry.remember(token, usuario);
      tokens.write(token);
      bearer.credential = hasCredential ? token : undefined;
      $sesion.set({ estado: 'autenticado', usuario, hasCredential });
      expiryWatch.watch(token);
      reentry.answer(hasCredential ? token : undefined, usuario);
    },
    rest,
    end,
    lose(motivo, inUse) {
      const sesion = $sesion.get();
      if (!inUse || sesion.estado !== 'autenticado' || !sesion.hasCredential) {
        end(motivo);
        return;
      }
      revision += 1;
      current = undefined;
      tokens.write(undefined);
      expiryWatch.stop();
      reentry.ask({ motivo, usuario: sesion.usuario });
    },
    mark() {
      revision += 1;
      const mine = revision;
      return () => mine === revision;
    },
  };
}
