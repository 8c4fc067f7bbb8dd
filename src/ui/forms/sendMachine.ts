/** The states of something that must count once, however often it is sent. Pure: useIdempotentSend makes the calls. */
import { isApiError } from '../../client/apiError.ts';

/** A call whose answer is not known. The same body under the same key counts as the same call. */
export interface Unanswered {
  /** Idempotency-Key of the call. */
  readonly key: string;
  /** Fingerprint of its body. */
  readonly fingerprint: string;
  /** The time of the first call (Unix ms). */
  readonly since: number;
}

export interface SendState {
  readonly status: 'idle' | 'sending' | 'done' | 'failed';
  /** The error of the last call, while `status` is `failed`. */
  readonly failure: unknown;
  /** Grows with each failure and with each invalid form, so that the message takes the focus again. */
  readonly attempt: number;
  readonly unanswered: Unanswered | undefined;
}

export type SendEvent =
  /** `key` and `since` are used unless the same body is already unanswered. */
  | ({ readonly type: 'send' } & Unanswered)
  | { readonly type: 'answered' }
  | { readonly type: 'rejected'; readonly error: unknown }
  /** The form is invalid: nothing is sent. */
  | { readonly type: 'invalid' }
  /** Removes the failure, because its cause is gone. */
  | { readonly type: 'clear' };

export const idleSend = (unanswered?: Unanswered): SendState => ({
  status: 'idle',
  failure: undefined,
  attempt: 0,
  unanswered,
});

/** Returns the very same state if the event changes nothing, such as a second `send` while the first is under way. */
export function sendMachine(state: SendState, event: SendEvent): SendState {
  if (state.status === 'sending') return afterSend(state, event);
  switch (event.type) {
    case 'send': {
      const { key, fingerprint, since } = event;
      const isSame = state.unanswered?.fingerprint === fingerprint;
      const unanswered = isSame ? state.unanswered : { key, fingerprint, since };
      return { ...state, status: 'sending', failure: undefined, unanswered };
    }
    case 'invalid':
      return { ...state, status: 'idle', failure: undefined, attempt: state.attempt + 1 };
    case 'clear':
      return state.status === 'failed' ? { ...state, status: 'idle', failure: undefined } : state;
    default:
      return state;
  }
}

function afterSend(state: SendState, event: SendEvent): SendState {
  if (event.type === 'answered') return { ...state, status: 'done', unanswered: undefined };
  if (event.type !== 'rejected') return state;
  const { error } = event;
  const unanswered = isRefused(error) ? undefined : state.unanswered;
  return { status: 'failed', failure: error, attempt: state.attempt + 1, unanswered };
}

/** Another call with the same key is still being answered (HTTP 409): its answer can be polled. */
export const isUnderWay = (error: unknown): boolean =>
  isApiError(error) && error.code === 'idempotencia_en_curso';

const isLimited = (error: unknown) => isApiError(error) && error.status === 429;

/** The API did nothing for that key: the next call gets another one. */
function isRefused(error: unknown): boolean {
  if (!isApiError(error) || isLimited(error) || isUnderWay(error)) return false;
  return error.status !== undefined && error.status >= 400 && error.status < 500;
}

const DEFAULT_WAIT_S = 30;

/** Seconds until the API accepts another try, from Retry-After; 0 if no rate limit was reached. */
export const waitOf = (error: unknown): number =>
  isApiError(error) && isLimited(error) ? (error.retryAfter ?? DEFAULT_WAIT_S) : 0;
