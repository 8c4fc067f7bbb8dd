/** The calls about invoices and credit notes. */
import type { Hono } from 'hono';
import { getFactura, listFacturas as listEndpoint } from '../../../src/contract/factura.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { openOwn } from '../db/openOwn.ts';
import { readTogether } from '../db/readTogether.ts';
import type { ApiEnv, Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import { type Call, serve } from '../http/serve.ts';
import { listFiles, paperContextOf } from '../pdf/listFiles.ts';
import { csvOfFacturas } from './csvOfFacturas.ts';
import { everyFactura, findFactura, listFacturas } from './listFacturas.ts';
import { renderFactura } from './renderFactura.ts';
import { renderFacturas } from './renderFacturas.ts';

export function mountFacturas(app: Hono<ApiEnv>, services: Services): void {
  const { db } = services.database;
  const hoyOf = (now: Date) => dayOf(now, services.institucion.zonaHoraria);
  const find = async ({ who, params, now }: Call<typeof getFactura>) =>
    found(await findFactura(openOwn(db, who.clienteId), params.id, hoyOf(now)));

  serve(
    app,
    services,
    listEndpoint,
    ({ who, query, now }) =>
      readTogether(db, (tx) => listFacturas(openOwn(tx, who.clienteId), query, hoyOf(now))),
    listFiles('facturas', {
      read: ({ who, query, now }: Call<typeof listEndpoint>) =>
        readTogether(db, (tx) => everyFactura(openOwn(tx, who.clienteId), query, hoyOf(now))),
      csv: ({ resultados }) => csvOfFacturas(resultados),
      pdf: renderFacturas,
    }),
  );
  serve(app, services, getFactura, find, {
    'application/pdf': async (call) => {
      const factura = await find(call);
      const context = await paperContextOf(openOwn(db, call.who.clienteId), call, services);
      const nombre = `${factura.tipo.replace('_', '-')}-${factura.numero}.pdf`;
      return { ...(await renderFactura(factura, context)), nombre };
    },
  });
}
