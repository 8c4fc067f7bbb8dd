/**
 * Sends the application, once however often it is tried: a repetition after a lost answer carries the same key and the
 * same body. Goes on by itself when the connection is back, when an earlier try is still under way, and after the short
 * wait that the API may ask for.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../../client/apiError.ts';
import { newIdempotencyKey } from '../../../client/idempotencia.ts';
import type { InscripcionNueva } from '../../../contract/inscripcion.ts';
import { api } from '../../../state/api.ts';
import { useCountdown } from '../../../ui/useCountdown.ts';

/** What makes two sendings one. */
export interface Envio {
  readonly clave: string;
  readonly tardoMs: number;
}

/** What the API answered: `correo` is masked. */
export interface Recibo {
  readonly solicitud: string;
  readonly correo: string;
}

export interface Send {
  /** Settles when the call was answered or failed; never rejects. A second call meanwhile does nothing. */
  send(body: InscripcionNueva): Promise<void>;
  /** The values changed: what is sent next is another application, and nothing goes out by itself. */
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
  /** Of a try whose answer never came, before a reload. */
  readonly envio: Envio | undefined;
  /** Milliseconds since the form was first shown. */
  elapsed(): number;
  onSent(recibo: Recibo): void;
  /** A try is under way, or (undefined) is settled: what outlives a reload has to know. */
  onEnvio(envio: Envio | undefined): void;
  /** The API found fault with fields, or refused the whole. */
  onRefused(error: ApiError): void;
}

/** A wait as short as this is not worth another click. */
const SHORT_S = 15;
const DEFAULT_WAIT_S = 30;
/** How often, a second apart, an earlier try of the same is asked for its answer. */
const PATIENCE = 10;

/** The API takes whoever is faster for a program. A person can be, with a form that the page filled in. */
const LIKE_A_PERSON_MS = 2500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useSend(deps: SendDeps): Send {
  const [state, setState] = useState<{ sending: boolean; failure: unknown; attempt: number; auto: boolean }>({
    sending: false,
    failure: undefined,
    attempt: 0,
    auto: false,
  });
  const [wait, startWait] = useCountdown();
  const envio = useRef(deps.envio);
  /** What is to be sent again by itself; undefined when nothing is. */
  const again = useRef<InscripcionNueva>(undefined);
  // Not the state: two clicks may come before React has rendered the first.
  const busy = useRef(false);
  const latest = useRef(deps);
  useEffect(() => {
    latest.current = deps;
  });

  const settle = useCallback((next: Envio | undefined) => {
    envio.current = next;
    latest.current.onEnvio(next);
  }, []);

  const fail = useCallback(
    (error: unknown, body: InscripcionNueva) => {
      const seconds = isApiError(error) && error.status === 429 ? (error.retryAfter ?? DEFAULT_WAIT_S) : 0;
      const auto = isLost(error) || (seconds > 0 && seconds <= SHORT_S);
      // Refused for good: nothing was done under that key, and what comes next is another try.
      if (isRefused(error)) settle(undefined);
      again.current = auto ? body : undefined;
      if (seconds > 0) startWait(seconds);
      setState(({ attempt }) => ({ sending: false, failure: error, attempt: attempt + 1, auto }));
      if (isApiError(error) && isRefused(error)) latest.current.onRefused(error);
    },
    [settle, startWait],
  );

  const send = useCallback(
    async (body: InscripcionNueva) => {
      if (busy.current) return;
      busy.current = true;
      again.current = undefined;
      setState((before) => ({ ...before, sending: true, failure: undefined, auto: false }));
      try {
        const { elapsed } = latest.current;
        await pause(Math.max(0, LIKE_A_PERSON_MS - elapsed()));
        const current = envio.current ?? { clave: newIdempotencyKey(), tardoMs: elapsed() };
        settle(current);
        const recibo = await post(body, current);
        settle(undefined);
        latest.current.onSent(recibo);
      } catch (error) {
        fail(error, body);
      } finally {
        busy.current = false;
      }
    },
    [settle, fail],
  );

  const { failure, auto } = state;
  const lost = auto && isLost(failure);
  const waited = auto && !lost && wait === 0;
  useEffect(() => {
    const resume = () => {
      if (again.current) void send(again.current);
    };
    if (waited) resume();
    if (!lost) return;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [lost, waited, send]);

  const changed = useCallback(() => {
    again.current = undefined;
    if (envio.current && !busy.current) settle(undefined);
    setState((before) => (before.auto ? { ...before, auto: false } : before));
  }, [settle]);

  return { send, changed, ...state, wait, willRetry: auto };
}

/** An earlier try of the same is still under way (409): its answer is the answer. */
async function post(body: InscripcionNueva, { clave, tardoMs }: Envio): Promise<Recibo> {
  for (let turn = 1; ; turn += 1) {
    try {
      const answer = await api('POST /api/cliente/inscripciones', {
        body: { ...body, tardoMs },
        idempotencyKey: clave,
        anonymous: true,
      });
      // Without a credential the API answers an application; an enrolment's number says as much.
      return 'solicitud' in answer
        ? answer
        : { solicitud: answer.numero, correo: answer.participante.correo };
    } catch (error) {
      const underWay = isApiError(error) && error.code === 'idempotencia_en_curso';
      if (!underWay || turn === PATIENCE) throw error;
      await pause((error.retryAfter ?? 1) * 1000);
    }
  }
}

/** No answer: whether it arrived, nobody knows. */
const isLost = (error: unknown): boolean => isApiError(error) && error.kind === 'network';

const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'idempotencia_en_curso';
