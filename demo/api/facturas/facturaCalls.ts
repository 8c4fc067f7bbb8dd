/** The calls about invoices and credit notes. */
import { getFactura, listFacturas as listEndpoint } from '../../../src/contract/factura.ts';
import { documentoFile } from '../../../src/domain/documentoFile.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Services } from '../http/context.ts';
import { momentOf } from '../http/momentOf.ts';
import { found } from '../http/problem.ts';
import type { Call, Mount } from '../http/serve.ts';
import { type OwnCall, serveOwn } from '../http/serveOwn.ts';
import { inWorker } from '../pdf/inWorker.ts';
import { listFiles, paperContextOf } from '../pdf/listFiles.ts';
import { csvOfFacturas } from './csvOfFacturas.ts';
import { everyFactura, findFactura, listFacturas } from './listFacturas.ts';
import { renderFactura } from './renderFactura.ts';
import type { renderFacturas } from './renderFacturas.ts';

export const facturaCalls: readonly Mount[] = [
  serveOwn(
    listEndpoint,
    ({ own, query, now }, services) => listFacturas(own, query, momentOf(services, now).today),
    listFiles('facturas', {
      read: ({ who, query, now }: Call<typeof listEndpoint>, services) =>
        everyFactura(clientScope(services.database.db, who.clienteId), query, momentOf(services, now).today),
      csv: ({ resultados }, person) => csvOfFacturas(resultados, person),
      pdf: inWorker<Parameters<typeof renderFacturas>>(
        new URL('./renderFacturas.ts', import.meta.url),
        'renderFacturas',
      ),
    }),
  ),
  serveOwn(getFactura, readFactura, {
    'application/pdf': async (call, services) => {
      const own = clientScope(services.database.db, call.who.clienteId);
      const factura = await readFactura({ ...call, own }, services);
      const context = await paperContextOf(own, call, services);
      const name = documentoFile(factura.tipo, factura.numero);
      return { ...(await renderFactura(factura, context)), name };
    },
  }),
];

async function readFactura({ own, params, now }: OwnCall<typeof getFactura>, services: Services) {
  return found(await findFactura(own, params.id, momentOf(services, now).today));
}
