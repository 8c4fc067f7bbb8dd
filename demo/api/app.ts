/** The reference API as a Hono app: everything under /api, nothing else. It opens no port and no database. */

import { EventEmitter } from 'node:events';
import type { Hono } from 'hono';
import { Hono as App } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { getInstitucion, Institucion } from '../../src/contract/institucion.ts';
import { paises } from '../../src/domain/pais.ts';
import { mountBuzon } from './buzon/mountBuzon.ts';
import { serveCalendario } from './calendario/serveCalendario.ts';
import type { ApiConfig } from './config.ts';
import { correoTask } from './correo/correoTask.ts';
import type { CorreoServices } from './correo/letters.ts';
import { clavesTask } from './cuentas/clavesTask.ts';
import { createReadAcceso } from './cuentas/createReadAcceso.ts';
import { cuentaCalls } from './cuentas/cuentaCalls.ts';
import { cuentaLetters } from './cuentas/letters.ts';
import { type CuentaServices, loadKeys } from './cuentas/loadKeys.ts';
import { cursoCalls } from './cursos/cursoCalls.ts';
import type { Database } from './db/db.ts';
import { loadInstitucion } from './db/institucion.ts';
import { decoyLetters, decoyLinks, strangers } from './decoys/decoys.ts';
import { enlaceCalls } from './enlaces/enlaceCalls.ts';
import { facturaCalls } from './facturas/facturaCalls.ts';
import { addHeaders, addSecurityHeaders } from './http/addHeaders.ts';
import type { ApiEnv } from './http/context.ts';
import { corsByList } from './http/corsByList.ts';
import { createMetrics } from './http/createMetrics.ts';
import { createTraffic } from './http/createTraffic.ts';
import { answerInTime, refuseCrowds } from './http/deadline.ts';
import { handleError } from './http/handleError.ts';
import { refuseNulInPath } from './http/input.ts';
import { createLogger, requestLog } from './http/log.ts';
import { ProblemError, problemResponse } from './http/problem.ts';
import { type Mount, serve } from './http/serve.ts';
import { createSharedAnswers } from './http/sharedAnswers.ts';
import { keepTrace, readTrace } from './http/trace.ts';
import { answerOnce } from './idempotencia/answerOnce.ts';
import { idempotenciaTask } from './idempotencia/idempotenciaTask.ts';
import type { InscripcionServices } from './inscripciones/enrolApplicant.ts';
import { inscripcionCalls } from './inscripciones/inscripcionCalls.ts';
import { inscripcionLetters } from './inscripciones/letters/letters.ts';
import { solicitudesTask } from './inscripciones/solicitudesTask.ts';
import { vencimientosTask } from './inscripciones/vencimientosTask.ts';
import { sweep } from './limites/take.ts';
import { createMetricsApp, mountMetrics } from './mountMetrics.ts';
import { mountProbes, serveSalud } from './mountProbes.ts';
import { movimientoCalls } from './movimientos/movimientoCalls.ts';
import { mountReferencia } from './openapi/mountReferencia.ts';
import { mountAvisos } from './pagos/mountAvisos.ts';
import { pagoCalls } from './pagos/pagoCalls.ts';
import { pagosTask } from './pagos/pagosTask.ts';
import { readCobro } from './pagos/readCobro.ts';
import { readCobroRecibo } from './pagos/readCobroRecibo.ts';
import { startPago } from './pagos/startPago.ts';
import type { PagoServices } from './pagos/unbilledLinks.ts';
import { mountMuestra, showWhileAway } from './pasarela/muestra/mountMuestra.ts';
import { openPasarela } from './pasarela/openPasarela.ts';
import { reciboCalls } from './recibos/reciboCalls.ts';
import { reciboLetters } from './recibos/reciboMail.ts';
import { startTasks, type Task } from './tareas/startTasks.ts';
import { mountVerificacion } from './verificacion/mountVerificacion.ts';

/** The routes and the background tasks use the same services. */
export interface AppServices extends CuentaServices, CorreoServices, InscripcionServices, PagoServices {}

/** The tasks that run in the background, beside the requests. */
export const tasks: readonly Task<AppServices>[] = [
  vencimientosTask,
  solicitudesTask,
  correoTask,
  clavesTask,
  idempotenciaTask,
  pagosTask,
];

/** Everything that the API answers, except the pages of the stand-in gateway and of the outbox. */
const mounts: readonly Mount<AppServices>[] = [
  serveSalud,
  mountReferencia,
  serve(getInstitucion, async (_call, { institucion }) =>
    v.parse(Institucion, {
      ...institucion,
      tipoIdentificacion: paises[institucion.pais].tipoIdentificacion,
    }),
  ),
  serveCalendario,
  ...cursoCalls,
  ...cuentaCalls,
  mountVerificacion,
  ...inscripcionCalls,
  ...movimientoCalls,
  ...facturaCalls,
  ...reciboCalls,
  ...enlaceCalls,
  ...pagoCalls,
  mountAvisos,
];

/** The longest body of a request, in bytes. */
const bodyMax = 64 * 1024;

export interface AppDeps {
  /** A database that is open and migrated. */
  database: Database;
  config: ApiConfig;
  /** Default: the database's clock. */
  now?: () => Date;
  logger?: Logger;
}

export interface RunningApi {
  app: Hono<ApiEnv>;
  /** Answers /metrics, for a port that is not public. */
  metricsApp: Hono;
  /** Ends the background work. Call it after the last request and before the database is closed. */
  close(): Promise<void>;
}

/** Starts the app and its background tasks: seats that expire, applications, mail. */
export async function startApi(deps: AppDeps): Promise<RunningApi> {
  const services = await createServices(deps);
  const app = buildApp(services);
  await services.pasarela.resume();
  const { close } = startTasks(services, tasks);
  return {
    app,
    metricsApp: createMetricsApp(services),
    close: () => {
      services.pasarela.close();
      return close();
    },
  };
}

export async function createServices({
  database,
  config,
  now = database.now,
  logger,
}: AppDeps): Promise<AppServices> {
  await sweep(database.db, now());
  const sharedAnswers = createSharedAnswers();
  database.onPublicChange(sharedAnswers.clear);
  const { port, token } = config.metrics;
  const keys = await loadKeys(database.db, config.jwtSecret, config.jwtSecretPrevious);
  return {
    database,
    config,
    now,
    logger: logger ?? createLogger(config.logLevel),
    keys,
    readAcceso: createReadAcceso(database.db, keys),
    answerOnce,
    letters: { ...cuentaLetters, ...inscripcionLetters, ...reciboLetters, ...decoyLetters },
    strangers,
    unbilledLinks: decoyLinks,
    institucion: await loadInstitucion(database.db),
    wakeUps: new EventEmitter(),
    sharedAnswers,
    traffic: createTraffic(),
    metrics: createMetrics({ watchesProcess: port !== undefined || token !== undefined }),
    pasarela: await openPasarela(database.db, config, now),
  };
}

export function buildApp(services: AppServices): Hono<ApiEnv> {
  const { config } = services;
  const app = new App<ApiEnv>();
  app.use(readTrace(), keepTrace());
  app.use(addSecurityHeaders(), addHeaders(services));
  // Probes and metrics come first: nothing below refuses, logs or counts them.
  mountProbes(app, services);
  mountMetrics(app, services);
  app.use(requestLog(services.logger, services.metrics));
  app.use(corsByList(config));
  app.use(refuseNulInPath());
  app.use('/pagar/:codigo', showWhileAway(services));
  app.use(answerInTime(config.timeouts.request * 1000));
  app.use(refuseCrowds(services.traffic));
  // Compression could leak a secret that is sent with text chosen by an attacker. No answer has both: credentials
  // travel in a header that only our own pages set.
  app.use(compress());
  const limitBody = bodyLimit({
    maxSize: bodyMax,
    onError: () => {
      throw new ProblemError('cuerpo_demasiado_grande', { detail: `At most ${bodyMax} bytes.` });
    },
  });
  // A GET has no body, and asking for it would create a second, costly Request object.
  app.use((c, next) => (c.req.method === 'GET' ? next() : limitBody(c, next)));
  app.onError((error, c) => handleError(error, c, services.logger));
  app.notFound(() => problemResponse('no_encontrado', { detail: 'There is no such path.' }));
  for (const mount of mounts) mount(app, services);
  mountMuestra(app, services, {
    read: (codigo) =>
      readCobro(services.database.db, codigo, services.now().getTime(), services.unbilledLinks),
    start: (codigo, from) => startPago(services, codigo, from),
    receipt: (codigo, pagoId) => readCobroRecibo(services, codigo, pagoId),
  });
  if (config.buzon) mountBuzon(app, services);
  // Comes last: only requests that nothing has answered get here.
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) =>
        problemResponse('metodo_no_permitido', { headers: { allow: methods.join(', ') } }),
    }),
  );
  return app;
}
