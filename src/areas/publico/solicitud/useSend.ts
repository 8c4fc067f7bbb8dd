/**
 * Sends the application, and goes on by itself where that is all there is to do: when the API is reached
 * again, and after a short wait that it asks for. That it counts once, however often it is tried, is useSendOnce's.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../../client/apiError.ts';
import type { InscripcionNueva } from '../../../contract/inscripcion.ts';
import { api } from '../../../state/api.ts';
import type { Unanswered } from '../../../ui/sendMachine.ts';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { useReconnect } from './useReconnect.ts';

/** What the API answered: `correo` is masked. */
export interface Recibo {
  readonly solicitud: string;
  readonly correo: string;
}

export interface Send {
  /** Settles when the call was answered or failed; never rejects. A second call meanwhile does nothing. */
  send(body: InscripcionNueva): Promise<void>;
  /** The values changed: nothing goes out by itself any more, and no limit that was met holds back another try. */
  changed(): void;
  readonly sending: boolean;
  readonly failure: unknown;
  /** Grows with each failure. */
  readonly attempt: number;
  /** Seconds until the API takes another try; 0 when it does. */
  readonly wait: number;
  /** It will be sent again without being asked: when the connection is back, or after `wait`. */
  readonly willRetry: boolean;
}

interface SendDeps {
  /** A call that was made before a reload. */
  readonly unanswered: Unanswered | undefined;
  /** When the form was first shown (Unix ms). */
  readonly desde: number;
  onSent(recibo: Recibo): void;
  /** Told when a call goes out, and with undefined when its outcome is known. */
  onUnanswered(unanswered: Unanswered | undefined): void;
  /** The API found fault with fields, or refused the whole. True where that is told elsewhere than as this failure. */
  onRefused(error: ApiError): boolean;
}

/** A wait as short as this is not worth another click. */
const SHORT_S = 15;
/** The API takes whoever is faster for a program. A person can be, with a form that the page filled in. */
const LIKE_A_PERSON_MS = 2500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useSend(deps: SendDeps): Send {
  const { desde, onSent, onRefused } = deps;
  /** What is to be sent again by itself. */
  const [again, setAgain] = useState<InscripcionNueva>();
  /** How often it went out by itself since the person asked for it. */
  const [resumed, setResumed] = useState(0);
  const last = useRef<InscripcionNueva>(undefined);

  const once = useSendOnce<InscripcionNueva, Recibo>({
    unanswered: deps.unanswered,
    onUnanswered: deps.onUnanswered,
    call: async (body, key, since) => {
      // The same call tells the same time, also when it is made again.
      const tardoMs = Math.max(since - desde, LIKE_A_PERSON_MS);
      await pause(Math.max(0, desde + tardoMs - Date.now()));
      return post({ ...body, tardoMs }, key);
    },
    onDone: onSent,
    onFailure: (error) => {
      if (!isApiError(error)) return;
      if (goesOn(error)) setAgain(last.current);
      if (error.status === 422 && onRefused(error)) once.clear();
    },
  });

  const { send: sendOnce, clear, failure, wait } = once;
  const sendAgain = useCallback(
    async (body: InscripcionNueva) => {
      last.current = body;
      setAgain(undefined);
      await sendOnce(body);
    },
    [sendOnce],
  );
  const send = useCallback(
    (body: InscripcionNueva) => {
      setResumed(0);
      return sendAgain(body);
    },
    [sendAgain],
  );

  const lost = again !== undefined && isLost(failure);
  const waited = again !== undefined && !lost && wait === 0;
  const resume = useCallback(() => {
    if (!again) return;
    setResumed((count) => count + 1);
    void sendAgain(again);
  }, [again, sendAgain]);
  useReconnect(lost ? resumed : undefined, resume);
  useEffect(() => {
    if (waited) resume();
  }, [waited, resume]);

  const isLimited = isApiError(failure) && failure.status === 429;
  const changed = useCallback(() => {
    setAgain(undefined);
    // The limit may have been of the one that was typed: of another, only the API knows.
    if (isLimited) clear();
  }, [isLimited, clear]);
  const { sending, attempt } = once;
  return { send, changed, sending, failure, attempt, wait, willRetry: again !== undefined };
}

async function post(body: InscripcionNueva, idempotencyKey: string): Promise<Recibo> {
  const answer = await api('POST /api/cliente/inscripciones', { body, idempotencyKey, anonymous: true });
  // Without a credential the API answers an application; an enrolment's number says as much.
  return 'solicitud' in answer ? answer : { solicitud: answer.numero, correo: answer.participante.correo };
}

/** No answer: whether it arrived, nobody knows. */
const isLost = (error: unknown): boolean => isApiError(error) && error.kind === 'network';

const goesOn = (error: ApiError): boolean =>
  isLost(error) || (error.status === 429 && (error.retryAfter ?? Number.POSITIVE_INFINITY) <= SHORT_S);
