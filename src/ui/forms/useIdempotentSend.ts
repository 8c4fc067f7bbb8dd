/**
 * Sends something that must count once: two clicks are one call, and a retry after an answer got lost has the same idempotency
 * key for the same body. It repeats nothing by itself, except that it polls for the answer of an earlier call that is still
 * under way.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../client/apiError.ts';
import { newIdempotencyKey } from '../../client/newIdempotencyKey.ts';
import { digestOf } from '../../domain/digestOf.ts';
import { loadArea } from '../../i18n/loadTexts.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { pause } from '../hooks/pause.ts';
import { useCountdown } from '../hooks/useCountdown.ts';
import { idleSend, isUnderWay, type SendEvent, sendMachine, type Unanswered, waitOf } from './sendMachine.ts';

export interface SendOnce<B> {
  /** Settles when the call was answered or failed; never rejects. A second call meanwhile does nothing. */
  send(body: B): Promise<void>;
  /** The form is invalid: forgets the previous failure, and counts as an attempt. */
  invalid(): void;
  /** Forgets the failure and its wait, when their cause is gone. */
  clear(): void;
  readonly sending: boolean;
  readonly done: boolean;
  /** The error of the last call; undefined if it did not fail. */
  readonly failure: unknown;
  /** Grows with each failure and each invalid form. */
  readonly attempt: number;
  /** Seconds until the API accepts another try; 0 when it does. */
  readonly wait: number;
}

interface SendOnceDeps<B, R> {
  /** @param since when this very call was first made (Unix ms), perhaps before a reload */
  call(body: B, idempotencyKey: string, since: number): Promise<R>;
  onDone?(answer: R): void;
  onFailure?(error: unknown): void;
  /** Seconds to wait after a call that succeeded. */
  readonly pause?: number;
  /** A call that was made before a reload. */
  readonly unanswered?: Unanswered | undefined;
  /** Called when a call is sent, and with undefined when its outcome is known: a draft keeps it across a reload. */
  onUnanswered?(unanswered: Unanswered | undefined): void;
}

/** Seconds that a mail takes to arrive, before it is asked for again. */
export const mailPause = 60;

/** The maximum number of polls for the answer of an earlier call that is still under way. */
const MAX_QUESTIONS = 10;

export function useIdempotentSend<B, R>(deps: SendOnceDeps<B, R>): SendOnce<B> {
  const [state, setState] = useState(() => idleSend(deps.unanswered));
  const [wait, startWait] = useCountdown();
  const { idioma } = useIdioma();
  // Loads the words of failures in advance: a form that suspends for them is hidden, and its button loses the focus.
  useEffect(() => void loadArea(idioma, 'errores').catch(() => undefined), [idioma]);
  // A ref and not the rendered state, because two clicks may come before React has rendered the first.
  const current = useRef(state);
  const latest = useRef(deps);
  useEffect(() => {
    latest.current = deps;
  });

  const dispatch = useCallback((event: SendEvent): boolean => {
    const before = current.current;
    const after = sendMachine(before, event);
    if (after === before) return false;
    current.current = after;
    setState(after);
    if (after.unanswered !== before.unanswered || event.type === 'send')
      latest.current.onUnanswered?.(after.unanswered);
    return true;
  }, []);

  const send = useCallback(
    async (body: B) => {
      const fingerprint = digestOf([JSON.stringify(body)]);
      const fresh = { key: newIdempotencyKey(), fingerprint, since: Date.now() };
      if (!dispatch({ type: 'send', ...fresh })) return;
      const { key, since } = current.current.unanswered ?? fresh;
      let answer: R;
      try {
        answer = await untilAnswered(() => latest.current.call(body, key, since));
      } catch (error) {
        dispatch({ type: 'rejected', error });
        startWait(waitOf(error));
        latest.current.onFailure?.(error);
        return;
      }
      dispatch({ type: 'answered' });
      startWait(latest.current.pause ?? 0);
      latest.current.onDone?.(answer);
    },
    [dispatch, startWait],
  );
  const invalid = useCallback(() => void dispatch({ type: 'invalid' }), [dispatch]);
  const clear = useCallback(() => {
    dispatch({ type: 'clear' });
    startWait(0);
  }, [dispatch, startWait]);
  const { status, failure, attempt } = state;
  return {
    send,
    invalid,
    clear,
    sending: status === 'sending',
    done: status === 'done',
    failure,
    attempt,
    wait,
  };
}

async function untilAnswered<R>(call: () => Promise<R>): Promise<R> {
  for (let question = 1; ; question += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isUnderWay(error) || question === MAX_QUESTIONS) throw error;
      await pause((isApiError(error) ? (error.retryAfter ?? 1) : 1) * 1000);
    }
  }
}
