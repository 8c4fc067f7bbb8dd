/** The calls about invoices and credit notes. */
import { getFactura, listFacturas as listEndpoint } from '../../../src/contract/factura.ts';
import { documentoFile } from '../../../src/domain/documentoFile.ts';
import { openOwn } from '../db/openOwn.ts';
import type { Services } from '../http/context.ts';
import { momentOf } from '../http/moment.ts';
import { found } from '../http/problem.ts';
import { type Call, type Mount, serve } from '../http/serve.ts';
import { inWorker } from '../pdf/inWorker.ts';
import { listFiles, paperContextOf } from '../pdf/listFiles.ts';
import { csvOfFacturas } from './csvOfFacturas.ts';
import { everyFactura, findFactura, listFacturas } from './listFacturas.ts';
import { renderFactura } from './renderFactura.ts';
import type { renderFacturas } from './renderFacturas.ts';

export const facturaCalls: readonly Mount[] = [
  serve(
    listEndpoint,
    ({ who, query, now }, services) =>
      listFacturas(openOwn(services.database.db, who.clienteId), query, momentOf(services, now).today),
    listFiles('facturas', {
      read: ({ who, query, now }: Call<typeof listEndpoint>, services) =>
        everyFactura(openOwn(services.database.db, who.clienteId), query, momentOf(services, now).today),
      csv: ({ resultados }) => csvOfFacturas(resultados),
      pdf: inWorker<Parameters<typeof renderFacturas>>(
        new URL('./renderFacturas.ts', import.meta.url),
        'renderFacturas',
      ),
    }),
  ),
  serve(getFactura, readFactura, {
    'application/pdf': async (call, services) => {
      const factura = await readFactura(call, services);
      const context = await paperContextOf(openOwn(services.database.db, call.who.clienteId), call, services);
      const nombre = documentoFile(factura.tipo, factura.numero);
      return { ...(await renderFactura(factura, context)), nombre };
    },
  }),
];

async function readFactura({ who, params, now }: Call<typeof getFactura>, services: Services) {
  const own = openOwn(services.database.db, who.clienteId);
  return found(await findFactura(own, params.id, momentOf(services, now).today));
}
