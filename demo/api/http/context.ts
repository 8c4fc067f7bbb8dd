/** What travels with a request inside the API. */
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ApiConfig } from '../config.ts';
import type { SigningKeys } from '../cuentas/loadKeys.ts';
import type { Database } from '../db/db.ts';
import type { Institucion } from '../db/institucion.ts';
import type { Pasarela } from '../pasarela/pasarela.ts';
import type { Timbre } from '../tareas/wakeUps.ts';
import type { Trafico } from './trafico.ts';

/** What the app was made of; every route gets it, nothing is global. */
export interface Services {
  database: Database;
  config: ApiConfig;
  keys: SigningKeys;
  institucion: Institucion;
  logger: Logger;
  now: () => Date;
  /** Calls background work, where some runs. */
  timbre: Timbre;
  /** Requests under way, which background work lets pass. */
  trafico: Trafico;
  /** Where links are paid. */
  pasarela: Pasarela;
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
  /** Nothing of it in tests that call app.request(). */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The contract's path that matched, for the log: paths can hold e-mails, patterns cannot. */
    ruta?: string;
    cuentaId?: string;
  };
}
