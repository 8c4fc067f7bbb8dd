/** The calls about payment links. */
import type { Hono } from 'hono';
import {
  createEnlace,
  listEnlaces as listEndpoint,
  renewEnlace,
  revokeEnlace,
} from '../../../src/contract/enlace.ts';
import { openOwn } from '../db/openOwn.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { handleCreateEnlace, handleRenewEnlace, handleRevokeEnlace } from './createEnlace.ts';
import { listEnlaces } from './listEnlaces.ts';

export function mountEnlaces(app: Hono<ApiEnv>, services: Services): void {
  const { database, config } = services;
  serve(app, services, listEndpoint, ({ who, query, now }) =>
    listEnlaces(openOwn(database.db, who.clienteId), query, { now, config }),
  );
  serve(app, services, createEnlace, handleCreateEnlace);
  serve(app, services, revokeEnlace, handleRevokeEnlace);
  serve(app, services, renewEnlace, handleRenewEnlace);
}
