/**
 * Sending a form once: not twice at a time, not before the API lets one, and a repetition after a lost answer counts as
 * the same POST. Never rejects; what failed is there to be shown.
 */
import { useRef, useState } from 'react';
import { isApiError } from '../../../client/apiError.ts';
import { newIdempotencyKey } from '../../../client/idempotencia.ts';

export interface Send {
  readonly sending: boolean;
  /** What the last call failed with; undefined after a success and while sending. */
  readonly failure: unknown;
  /** Grows with each failure. */
  readonly attempt: number;
  /** True once it has gone through. `same`: tells one content from another; equal contents are the same POST. */
  send(same: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<boolean>;
  forget(): void;
}

/** @param startWait starts a countdown when the API says how long to wait */
export function useSend(startWait: (seconds: number) => void): Send {
  const busy = useRef(false);
  const lost = useRef<{ same: string; key: string }>(undefined);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  const send: Send['send'] = async (same, call) => {
    // Not the state: two clicks may come before React has rendered the first.
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    const key = lost.current?.same === same ? lost.current.key : newIdempotencyKey();
    lost.current = undefined;
    try {
      await call(key);
      return true;
    } catch (error) {
      // Nobody knows whether it arrived.
      if (isApiError(error) && error.kind === 'network') lost.current = { same, key };
      if (isApiError(error) && error.status === 429) startWait(error.retryAfter ?? 60);
      setFailure(error);
      setAttempt((count) => count + 1);
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return { sending, failure, attempt, send, forget: () => setFailure(undefined) };
}
