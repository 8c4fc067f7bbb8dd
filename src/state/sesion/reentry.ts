/**
 * Signing in again in place. When a session ends by itself while something of it is in use, its person is asked to sign in
 * again where they are; until then everything stays as it is, and calls wait for the answer.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Usuario } from '../../contract/auth.ts';
import type { PageApi } from '../api.ts';

/** Why a session ended by itself. */
export type EndReason = 'expirada' | 'rechazada';

/** What is asked of whom. */
export interface Reentry {
  readonly motivo: EndReason;
  readonly usuario: Usuario;
}

export interface ReentryDesk {
  $reentry: ReadableAtom<Reentry | undefined>;
  /** How many screens would lose something if the session ended now. */
  $inUse: ReadableAtom<number>;
  /** Counts a screen that would lose something. What it gives back counts it out. */
  hold: () => () => void;
  /** Asks; from now on calls wait. */
  ask: (reentry: Reentry) => void;
  /** Somebody signed in with this token: the waiting calls go on if it is the person who was asked, and fail otherwise. */
  answer: (token: string | undefined, usuario: Usuario) => void;
  /** Nobody signs in: the waiting calls fail. */
  close: () => void;
  /** Remembers whose a token is. */
  remember: (token: string, usuario: Usuario) => void;
  /** The credential with which to repeat a call that was refused with another one; undefined: do not repeat it. */
  replacementOf: (refused: string, repeated: boolean) => Promise<string | undefined> | undefined;
}

export function createReentry(bearer: Pick<PageApi, 'credential'>): ReentryDesk {
  const $reentry = atom<Reentry | undefined>(undefined);
  const $inUse = atom(0);
  /** A call is repeated for the person who made it and for nobody else. */
  const owners = new Map<string, string>();
  let answerCalls: ((credential: string | undefined) => void) | undefined;

  const settle = (credential: string | undefined) => {
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
      settle($reentry.get()?.usuario.id === id ? token : undefined);
    },
    close: () => settle(undefined),
    remember: (token, { id }) => void owners.set(token, id),
    replacementOf(refused, repeated) {
      const inForce = bearer.credential;
      if (inForce instanceof Promise) return inForce;
      const same = inForce !== undefined && owners.get(inForce) === owners.get(refused);
      return same && !repeated ? Promise.resolve(inForce) : undefined;
    },
  };
}
