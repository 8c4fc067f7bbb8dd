/**
 * Sends an enrolment, and retries by itself when nothing else is needed: when the API answers again after a
 * lost connection, and after a short wait that it asks for. useIdempotentSend ensures that it counts once.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, isUnanswered } from '../../client/apiError.ts';
import type { InscripcionNueva } from '../../contract/inscripcion.ts';
import type { Unanswered } from '../../ui/forms/sendMachine.ts';
import { type SendOnce, useIdempotentSend } from '../../ui/forms/useIdempotentSend.ts';
import { useReconnect } from '../../ui/hooks/useReconnect.ts';

export interface ResumingSend extends Omit<SendOnce<InscripcionNueva>, 'invalid' | 'done'> {
  /** The values changed: stops automatic retries, and lifts a rate limit that was met. */
  changed(): void;
  /** True if it will be sent again by itself: when the connection is back, or after `wait`. */
  readonly willRetry: boolean;
}

interface ResumingSendDeps<R> {
  /** Has the same meaning as in useIdempotentSend. */
  readonly unanswered: Unanswered | undefined;
  onUnanswered(unanswered: Unanswered | undefined): void;
  call(body: InscripcionNueva, idempotencyKey: string, since: number): Promise<R>;
  onDone(answer: R): void;
  /** Called on HTTP 422. Returns true if the caller shows the error itself, at a field; this failure is then cleared. */
  onRefused(error: ApiError): boolean;
}

/** Seconds: a wait of at most this is not worth another click. */
const SHORT_WAIT = 15;

export function useResumingSend<R>(deps: ResumingSendDeps<R>): ResumingSend {
  /** The enrolment to send again without a click. */
  const [pending, setPending] = useState<InscripcionNueva>();
  /** The number of automatic retries since the person sent it. */
  const [resumed, setResumed] = useState(0);
  const last = useRef<InscripcionNueva>(undefined);

  const once = useIdempotentSend<InscripcionNueva, R>({
    unanswered: deps.unanswered,
    onUnanswered: deps.onUnanswered,
    call: deps.call,
    onDone: deps.onDone,
    onFailure: (error) => {
      if (!isApiError(error)) return;
      if (isUnanswered(error) || isShortWait(error)) setPending(last.current);
      if (error.status === 422 && deps.onRefused(error)) once.clear();
    },
  });

  const { send: sendOnce, clear, failure, wait } = once;
  const send = useCallback(
    (body: InscripcionNueva) => {
      last.current = body;
      setPending(undefined);
      setResumed(0);
      return sendOnce(body);
    },
    [sendOnce],
  );

  const lost = pending !== undefined && isUnanswered(failure);
  const waited = pending !== undefined && !lost && wait === 0;
  const resume = useCallback(() => {
    if (!pending) return;
    setPending(undefined);
    setResumed((count) => count + 1);
    void sendOnce(pending);
  }, [pending, sendOnce]);
  useReconnect(lost ? resumed : undefined, resume);
  useEffect(() => {
    if (waited) resume();
  }, [waited, resume]);

  const isLimited = isApiError(failure) && failure.status === 429;
  const changed = useCallback(() => {
    setPending(undefined);
    // The limit may be for the person who was typed: only the API knows of another.
    if (isLimited) clear();
  }, [isLimited, clear]);
  const { sending, attempt } = once;
  return { send, clear, changed, sending, failure, attempt, wait, willRetry: pending !== undefined };
}

const isShortWait = ({ status, retryAfter = Number.POSITIVE_INFINITY }: ApiError): boolean =>
  status === 429 && retryAfter <= SHORT_WAIT;
