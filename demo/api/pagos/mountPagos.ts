/** The calls about payments: the client's attempts, and paying with saldo a favor. */
import type { Hono } from 'hono';
import { applySaldoAFavor } from '../../../src/contract/aplicacion.ts';
import { listPagos as listEndpoint } from '../../../src/contract/pago.ts';
import { openOwn } from '../db/openOwn.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { handleApplyFavor } from './handleApplyFavor.ts';
import { listPagos } from './listPagos.ts';

export function mountPagos(app: Hono<ApiEnv>, services: Services): void {
  const { database, institucion } = services;
  serve(app, services, listEndpoint, ({ who, query }) =>
    listPagos(openOwn(database.db, who.clienteId), query, institucion.zonaHoraria),
  );
  serve(app, services, applySaldoAFavor, handleApplyFavor);
}
