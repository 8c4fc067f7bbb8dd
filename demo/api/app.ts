/** The reference API as a Hono app: everything under /api, nothing else. It opens no port and no database. */
import type { Hono } from 'hono';
import { Hono as App } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { mountBuzon } from './buzon/mountBuzon.ts';
import { mountCalendario } from './calendario/mountCalendario.ts';
import type { ApiConfig } from './config.ts';
import { loadKeys } from './cuentas/loadKeys.ts';
import type { Database } from './db/db.ts';
import { loadInstitucion } from './db/institucion.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { corsByList } from './http/cors.ts';
import { handleError } from './http/errors.ts';
import { contentPolicy, securityHeaders, tellTime } from './http/headers.ts';
import { createLogger, requestLog } from './http/log.ts';
import { ProblemError, problemResponse } from './http/problem.ts';
import { createTrafico } from './http/trafico.ts';
import { sweep } from './limites/take.ts';
import { mountReferencia } from './openapi/referencia.ts';
import { mountPasarela } from './pagos/mountAvisos.ts';
import { openPasarela } from './pasarela/elegir.ts';
import { mountMuestra } from './pasarela/muestra/mount.ts';
import { mountRoutes } from './routes.ts';
import { mountSalud } from './salud.ts';
import { tareas } from './tareas/lista.ts';
import { startTareas } from './tareas/startTareas.ts';
import { createTimbre } from './tareas/wakeUps.ts';
import { mountVerificacion } from './verificacion/mountVerificacion.ts';

/** Bodies of requests, in bytes (api.md, Conduct). */
const bodyMax = 64 * 1024;

export interface AppDeps {
  /** Open and migrated. */
  database: Database;
  config: ApiConfig;
  now?: () => Date;
  logger?: Logger;
}

/** Answers requests, and does nothing by itself: see startApi for the work that goes on beside. */
export async function createApp(deps: AppDeps): Promise<Hono<ApiEnv>> {
  return buildApp(await createServices(deps));
}

export interface RunningApi {
  app: Hono<ApiEnv>;
  /** Ends the background work. Call it after the last request and before the database is closed. */
  close(): Promise<void>;
}

/** The app and the background work that belongs to it: seats that expire, applications, mail. */
export async function startApi(deps: AppDeps): Promise<RunningApi> {
  const services = await createServices(deps);
  const app = buildApp(services);
  await services.pasarela.resume();
  const { close } = startTareas(services, tareas);
  return {
    app,
    close: () => {
      services.pasarela.close();
      return close();
    },
  };
}

/** What app and background work share. */
export async function createServices({
  database,
  config,
  now = () => new Date(),
  logger,
}: AppDeps): Promise<Services> {
  await sweep(database.db, now());
  return {
    database,
    config,
    now,
    logger: logger ?? createLogger(config.logLevel),
    keys: await loadKeys(database.db, config.jwtSecret, config.jwtSecretPrevious),
    institucion: await loadInstitucion(database.db),
    timbre: createTimbre(),
    trafico: createTrafico(),
    pasarela: await openPasarela(database.db, config, now),
  };
}

export function buildApp(services: Services): Hono<ApiEnv> {
  const { config } = services;
  const app = new App<ApiEnv>();
  app.use((_c, next) => services.trafico.pass(next));
  app.use(requestId());
  app.use(requestLog(services.logger));
  app.use(securityHeaders());
  app.use(contentPolicy());
  app.use(tellTime(services.now));
  app.use(corsByList(config));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) =>
        problemResponse('metodo_no_permitido', { headers: { allow: methods.join(', ') } }),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: bodyMax,
      onError: () => {
        throw new ProblemError('cuerpo_demasiado_grande', { detail: `At most ${bodyMax} bytes.` });
      },
    }),
  );
  app.onError((error, c) => handleError(error, c, services.logger));
  app.notFound(() => problemResponse('no_encontrado', { detail: 'There is no such path.' }));
  mountSalud(app, services);
  mountReferencia(app);
  mountCalendario(app, services);
  mountVerificacion(app, services);
  if (config.buzon) mountBuzon(app, services);
  mountPasarela(app, services);
  mountMuestra(app, services);
  mountRoutes(app, services);
  return app;
}
