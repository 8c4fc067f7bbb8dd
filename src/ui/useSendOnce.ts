/**
 * Sends something that must count once, however often it is tried: two clicks are one call, and trying again after an
 * answer that never came carries the same key for the same body. It repeats nothing by itself, save the question after an
 * earlier try of the same that is still under way.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../client/apiError.ts';
import { newIdempotencyKey } from '../client/newIdempotencyKey.ts';
import { huellaOf } from '../domain/huella.ts';
import { useCountdown } from './useCountdown.ts';

/** A try whose answer is not known: the same body again is the same deed. */
export interface Intento {
  readonly clave: string;
  /** Fingerprint of the body. */
  readonly cuerpo: string;
}

export interface SendOnce<B> {
  /** Settles when it was answered or failed; never rejects. A second call meanwhile does nothing. */
  send(body: B): Promise<void>;
  /** Forgets the failure and its wait, when what they spoke of is no longer there. */
  clear(): void;
  readonly sending: boolean;
  /** What was thrown by the last try, undefined where none failed. */
  readonly failure: unknown;
  /** Grows with each failure. */
  readonly attempt: number;
  /** Seconds until another try is taken; 0 when it is. */
  readonly wait: number;
}

interface Deps<B, R> {
  call(body: B, clave: string): Promise<R>;
  onDone(answer: R): void;
  onFailure?(error: unknown): void;
  /** Of a try before a reload. */
  readonly intento?: Intento | undefined;
  /** A try is under way, or (undefined) is settled: for what outlives a reload. */
  onIntento?(intento: Intento | undefined): void;
}

const DEFAULT_WAIT_S = 30;
/** How often an earlier try of the same is asked for its answer. */
const PATIENCE = 10;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const idle = { sending: false, failure: undefined as unknown, attempt: 0 };

export function useSendOnce<B, R>(deps: Deps<B, R>): SendOnce<B> {
  const [state, setState] = useState(idle);
  const [wait, startWait] = useCountdown();
  const intento = useRef(deps.intento);
  // Not the state: two clicks may come before React has drawn the first.
  const busy = useRef(false);
  const latest = useRef(deps);
  useEffect(() => {
    latest.current = deps;
  });

  const send = useCallback(
    async (body: B) => {
      if (busy.current) return;
      busy.current = true;
      setState(({ attempt }) => ({ sending: true, failure: undefined, attempt }));
      const settle = (next: Intento | undefined) => {
        intento.current = next;
        latest.current.onIntento?.(next);
      };
      const cuerpo = huellaOf([JSON.stringify(body)]);
      const known = intento.current?.cuerpo === cuerpo ? intento.current : undefined;
      const current = known ?? { clave: newIdempotencyKey(), cuerpo };
      settle(current);
      try {
        const answer = await untilAnswered(() => latest.current.call(body, current.clave));
        settle(undefined);
        setState(idle);
        latest.current.onDone(answer);
      } catch (error) {
        if (isRefused(error)) settle(undefined);
        if (isApiError(error) && error.status === 429) startWait(error.retryAfter ?? DEFAULT_WAIT_S);
        setState(({ attempt }) => ({ sending: false, failure: error, attempt: attempt + 1 }));
        latest.current.onFailure?.(error);
      } finally {
        busy.current = false;
      }
    },
    [startWait],
  );
  const clear = useCallback(() => {
    setState((before) => (before.failure === undefined ? before : { ...before, failure: undefined }));
    startWait(0);
  }, [startWait]);
  return { send, clear, ...state, wait };
}

async function untilAnswered<R>(call: () => Promise<R>): Promise<R> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isUnderWay(error) || turn === PATIENCE) throw error;
      await pause((isApiError(error) ? (error.retryAfter ?? 1) : 1) * 1000);
    }
  }
}

const isUnderWay = (error: unknown): boolean => isApiError(error) && error.code === 'idempotencia_en_curso';

/** Refused for good: nothing was done under that key, and what comes next is another try. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  !isUnderWay(error);
