/**
 * Lets a person sign in again in place. If a session ends by itself while a screen is in use, the portal asks for the
 * password on that screen. Until then the screen stays as it is, and calls wait.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Usuario } from '../../contract/auth.ts';
import type { PageApi } from '../api.ts';

/** The reasons why a session ends by itself. */
export type EndReason = 'expirada' | 'rechazada';

/** The person who is asked to sign in again, and the reason. */
export interface Reentry {
  readonly motivo: EndReason;
  readonly usuario: Usuario;
}

export interface ReentryStore {
  $reentry: ReadableAtom<Reentry | undefined>;
  /** Counts the screens that would lose data if the session ended now. */
  $inUse: ReadableAtom<number>;
  /** Counts a screen that would lose data. The returned function removes it from the count. */
  hold: () => () => void;
  /** Asks the person; calls wait from now on. */
  ask: (reentry: Reentry) => void;
  /** Somebody signed in with this token. The waiting calls continue if it is the same person, and fail otherwise. */
  answer: (token: string | undefined, usuario: Usuario) => void;
  /** Makes the waiting calls fail, because nobody signs in. */
  close: () => void;
  /** Remembers whose a token is. */
  remember: (token: string, usuario: Usuario) => void;
  /** Returns the credential to repeat a refused call with, or undefined if the call must not be repeated. */
  replacementOf: (refused: string, repeated: boolean) => Promise<string | undefined> | undefined;
}

export function createReentry(bearer: Pick<PageApi, 'credential'>): ReentryStore {
  const $reentry = atom<Reentry | undefined>(undefined);
  const $inUse = atom(0);
  /** A call is repeated for the person who made it and for nobody else. */
  const owners = new Map<string, string>();
  let answerCalls: ((credential: string | undefined) => void) | undefined;

  const finish = (credential: string | undefined) => {
    $reentry.set(undefined);
    answerCalls?.(credential);
    answerCalls = undefined;
  };

  return {
    $reentry,
    $inUse,
    hold() {
      $inUse.set($inUse.get() + 1);
      let held = true;
      return () => {
        if (held) $inUse.set($inUse.get() - 1);
        held = false;
      };
    },
    ask(reentry) {
      bearer.credential = new Promise((resolve) => {
        answerCalls = resolve;
      });
      $reentry.set(reentry);
    },
    answer(token, { id }) {
      finish($reentry.get()?.usuario.id === id ? token : undefined);
    },
    close: () => finish(undefined),
    remember: (token, { id }) => void owners.set(token, id),
    replacementOf(refused, repeated) {
      const inForce = bearer.credential;
      if (inForce instanceof Promise) return inForce;
      const same = inForce !== undefined && owners.get(inForce) === owners.get(refused);
      return same && !repeated ? Promise.resolve(inForce) : undefined;
    },
  };
}
