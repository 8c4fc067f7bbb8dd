/** What travels with a request inside the API. */
import type { EventEmitter } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/db.ts';
import type { Institucion } from '../db/institucion.ts';
import type { AnswerOnce } from './answer.ts';
import type { Traffic } from './traffic.ts';

/** What every route needs, and nothing is global. Folders that need more extend it; app.ts makes all of it. */
export interface Services {
  database: Database;
  config: ApiConfig;
  institucion: Institucion;
  logger: Logger;
  now: () => Date;
  /** `emit(name)` wakes the background task of that name, if one runs; see tareas/startTasks.ts. */
  wakeUps: EventEmitter;
  /** Requests under way, which background work lets pass. */
  traffic: Traffic;
  /**
   * Who the bearer of a request stands for. Throws 401. An optional credential may be missing, but a bad one is refused:
   * nobody who believes to be signed in is served as a stranger.
   */
  readAcceso: (c: Context<ApiEnv>, auth: 'bearer' | 'opcional', now: Date) => Promise<Acceso | undefined>;
  /** Runs a POST once per Idempotency-Key. */
  answerOnce: AnswerOnce;
}

/** Who a valid bearer stands for. */
export interface Acceso {
  sesionId: string;
  cuentaId: string;
  clienteId: string;
  /** Whether the e-mail that signs in is known to be the account's own. */
  correoVerificado: boolean;
  usuario: { id: string; displayName: string; email: string; photoURL?: string; role?: string };
}

export interface ApiEnv {
  /** Empty in tests that call app.request(). */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    cuentaId?: string;
  };
}
