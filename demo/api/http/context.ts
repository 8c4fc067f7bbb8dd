/** The services that routes use, and the data of a request. */
import type { EventEmitter } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/db.ts';
import type { StoredInstitucion } from '../db/institucion.ts';
import type { AnswerOnce } from './answer.ts';
import type { Metrics } from './createMetrics.ts';
import type { Traffic } from './createTraffic.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

/** The services of every route; there are no globals. Folders that need more extend it; app.ts creates them. */
export interface Services {
  database: Database;
  config: ApiConfig;
  institucion: StoredInstitucion;
  logger: Logger;
  now: () => Date;
  /** `emit(name)` wakes the background task of that name, if one runs; see tareas/startTasks.ts. */
  wakeUps: EventEmitter;
  /** The answers that are the same for everybody. */
  sharedAnswers: SharedAnswers;
  /** Counts current requests, so that background work can wait for them and too many can be refused. */
  traffic: Traffic;
  metrics: Metrics;
  /**
   * Returns the account and the client of a request's token. Throws 401. An optional token may be missing, but a bad one is
   * refused, so that nobody who thinks they are signed in is treated as anonymous.
   */
  readAcceso: (c: Context<ApiEnv>, auth: 'bearer' | 'opcional', now: Date) => Promise<Acceso | undefined>;
  /** Runs a POST once per Idempotency-Key. */
  answerOnce: AnswerOnce;
}

/** The account and the client of a valid token. */
export interface Acceso {
  sesionId: string;
  cuentaId: string;
  clienteId: string;
  /** True if the account's e-mail for sign-in is verified. */
  correoVerificado: boolean;
  usuario: {
    id: string;
    displayName: string;
    lastName?: string;
    email: string;
    photoURL?: string;
    role?: string;
  };
}

export interface ApiEnv {
  /** Empty in tests, which call app.request(). */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    cuentaId?: string;
    /** The origin of the calling page, if it is on the list. */
    allowedOrigin?: string;
  };
}
