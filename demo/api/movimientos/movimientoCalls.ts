/** The calls about the ledger: its lines, the statement of a range, the balance. */
import { getBalance } from '../../../src/contract/balance.ts';
import { listMovimientos as listEndpoint } from '../../../src/contract/movimiento.ts';
import { momentOf } from '../http/momentOf.ts';
import type { Call, Mount } from '../http/serve.ts';
import { serveOwn } from '../http/serveOwn.ts';
import { inWorker } from '../pdf/inWorker.ts';
import { listFiles } from '../pdf/listFiles.ts';
import { csvOfMovimientos } from './csvOfMovimientos.ts';
import { listMovimientos } from './listMovimientos.ts';
import { readBalance } from './readBalance.ts';
import { readEstado } from './readEstado.ts';
import type { renderEstado } from './renderEstado.ts';

const printEstado = inWorker<Parameters<typeof renderEstado>>(
  new URL('./renderEstado.ts', import.meta.url),
  'renderEstado',
);

const statement = listFiles('movimientos', {
  read: ({ who, query, now }: Call<typeof listEndpoint>, services) =>
    readEstado(services.database.db, who.clienteId, query, momentOf(services, now).today),
  csv: ({ cuentas }, person) =>
    csvOfMovimientos(
      cuentas.flatMap(({ movimientos }) => movimientos),
      person,
    ),
  pdf: (estado, _header, context) => printEstado(estado, context),
});

export const movimientoCalls: readonly Mount[] = [
  serveOwn(listEndpoint, ({ own, query }) => listMovimientos(own, query), {
    ...statement,
    'application/pdf': async (call, services) => ({
      ...(await statement['application/pdf'](call, services)),
      nombre: 'estado-de-cuenta.pdf',
    }),
  }),
  serveOwn(getBalance, ({ own, now }, services) => readBalance(own, momentOf(services, now).today)),
];
