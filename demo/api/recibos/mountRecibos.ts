/** The calls about receipts. */
import type { Hono } from 'hono';
import { getRecibo, listRecibos as listEndpoint } from '../../../src/contract/recibo.ts';
import { openOwn } from '../db/openOwn.ts';
import { readTogether } from '../db/readTogether.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import { type Call, serve } from '../http/serve.ts';
import { listFiles, paperContextOf } from '../pdf/listFiles.ts';
import { csvOfRecibos } from './csvOfRecibos.ts';
import { everyRecibo, findRecibo, listRecibos } from './listRecibos.ts';
import { renderRecibo } from './renderRecibo.ts';
import { renderRecibos } from './renderRecibos.ts';

export function mountRecibos(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  const find = async ({ who, params }: Call<typeof getRecibo>) =>
    found(await findRecibo(openOwn(db, who.clienteId), params.id));

  serve(
    app,
    services,
    listEndpoint,
    ({ who, query }) => readTogether(db, (tx) => listRecibos(openOwn(tx, who.clienteId), query)),
    listFiles('recibos', {
      read: ({ who, query }: Call<typeof listEndpoint>) =>
        readTogether(db, (tx) => everyRecibo(openOwn(tx, who.clienteId), query)),
      csv: ({ resultados }) => csvOfRecibos(resultados),
      pdf: renderRecibos,
    }),
  );
  serve(app, services, getRecibo, find, {
    'application/pdf': async (call) => {
      const propio = openOwn(db, call.who.clienteId);
      const recibo = await find(call);
      const { nombres, apellidos, razonSocial, identificacion } = await propio.cliente();
      const payer = {
        nombre: razonSocial ?? `${nombres} ${apellidos}`,
        identificacion: identificacion ?? undefined,
      };
      const documento = await renderRecibo(recibo, payer, await paperContextOf(propio, call, services));
      return { ...documento, nombre: `recibo-${recibo.numero}.pdf` };
    },
  });
}
