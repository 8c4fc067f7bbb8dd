/**
 * The start routine of spec.md 4: takes the stored token, or else that of the page or of another tab, and fetches its user. A
 * failure signs the person out without a message.
 */
import { isApiError } from '../../client/apiError.ts';
import { isTokenValid } from '../../domain/token.ts';
import type { PageApi } from '../api.ts';
import type { Handover } from './createHandover.ts';
import type { Life } from './createLife.ts';
import type { SesionCalls } from './createSesionCalls.ts';
import type { TokenStorage } from './tokenStorage.ts';

export interface StartRoutine {
  /** Runs once at a time: all who ask meanwhile wait for the same run, until a session begins or ends beside it. Never rejects. */
  run: () => Promise<void>;
  /** True while it asks for the user of this token. */
  isTrying: (token: string) => boolean;
}

export interface StartDeps {
  bearer: Pick<PageApi, 'credential'>;
  calls: Pick<SesionCalls, 'me'>;
  life: Life;
  tokens: TokenStorage;
  handover: Pick<Handover, 'ask'>;
  /** Called before all else, at each run. */
  onStart: () => void;
  /** Milliseconds since 1970, by the server's clock and by the device's: a clock that was wrong may be right by now. */
  clocks: readonly (() => number)[];
}

/** Undefined without an error, or if the server has judged the request: there is no sense in asking again then. */
function unansweredBy(error: unknown): 'sinRespuesta' | undefined {
  const { status = 500 } = isApiError(error) ? error : {};
  return error === undefined || (status >= 400 && status < 500 && status !== 429)
    ? undefined
    : 'sinRespuesta';
}

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 401;

export function createStartRoutine(deps: StartDeps): StartRoutine {
  const { bearer, calls, life, tokens, handover, onStart, clocks } = deps;
  let last: { isCurrent: () => boolean; done: Promise<void> } | undefined;
  const tried = new Set<string>();

  // A token is expired only if all clocks say so.
  const isValid = (token: string) => isTokenValid(token, Math.min(...clocks.map((now) => now())));

  const enter = async (token: string, isCurrent: () => boolean) => {
    bearer.credential = token;
    tried.add(token);
    try {
      const { user } = await calls.me();
      if (isCurrent()) life.begin(token, user, true);
    } finally {
      tried.delete(token);
    }
  };

  /** Tries the page's own token, which may be one of this API, and stays where it is if it is not. Returns why it failed. */
  const tryPageToken = async (isCurrent: () => boolean): Promise<unknown> => {
    const token = tokens.readOfPage();
    if (token === undefined || !isValid(token)) return undefined;
    try {
      await enter(token, isCurrent);
    } catch (error) {
      if (isCurrent()) bearer.credential = undefined;
      return error;
    }
    return undefined;
  };

  const start = async (isCurrent: () => boolean) => {
    try {
      onStart();
      const own = tokens.read();
      const failure = own === undefined ? await tryPageToken(isCurrent) : undefined;
      // Somebody has signed in or out: the page's token, or else meanwhile.
      if (!isCurrent()) return;
      const token = own ?? (await handover.ask());
      if (!isCurrent()) return;
      if (token === undefined) return life.rest(unansweredBy(failure));
      if (!isValid(token)) return life.end();
      await enter(token, isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      // A refused token is worth nothing. One without an answer is tried again.
      if (isRefusal(error)) life.end();
      else life.rest(unansweredBy(error));
    }
  };

  return {
    run() {
      // A run that is over is not current either: it began or ended a session.
      if (!last?.isCurrent()) {
        const isCurrent = life.mark();
        last = { isCurrent, done: start(isCurrent) };
      }
      return last.done;
    },
    isTrying: (token) => tried.has(token),
  };
}
