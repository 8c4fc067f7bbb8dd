/** The calls about enrolments. */
import type { Hono } from 'hono';
import {
  anularInscripcion,
  createInscripcion,
  getInscripcion,
  listInscripciones as listEndpoint,
  listEnlacesInscripcion,
  previewAnulacion,
} from '../../../src/contract/inscripcion.ts';
import { openOwn } from '../db/openOwn.ts';
import { listEnlacesOf } from '../enlaces/listEnlaces.ts';
import type { Acceso, ApiEnv } from '../http/context.ts';
import { momentOf } from '../http/moment.ts';
import { found } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { handleAnular, handlePreviewAnulacion } from './anular.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { handleCreateInscripcion } from './handleCreateInscripcion.ts';
import { findInscripcion, listInscripciones } from './listInscripciones.ts';

export function mountInscripciones(app: Hono<ApiEnv>, services: InscripcionServices): void {
  const { database, config } = services;
  const own = (who: Acceso) => openOwn(database.db, who.clienteId);
  serve(app, services, listEndpoint, ({ who, query, now }) =>
    listInscripciones(own(who), query, momentOf(services, now)),
  );
  serve(app, services, getInscripcion, async ({ who, params, now }) =>
    found(await findInscripcion(own(who), params.id, momentOf(services, now))),
  );
  serve(app, services, createInscripcion, (call) => handleCreateInscripcion(call, services));
  serve(app, services, previewAnulacion, handlePreviewAnulacion);
  serve(app, services, anularInscripcion, handleAnular);
  serve(app, services, listEnlacesInscripcion, async ({ who, params, query, now }) =>
    found(await listEnlacesOf(own(who), params.id, query, { now, config })),
  );
}
