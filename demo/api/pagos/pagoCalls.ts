/** The calls about payments: the client's attempts, and paying with saldo a favor. */
import { applySaldoAFavor } from '../../../src/contract/aplicacion.ts';
import { listPagos as listEndpoint } from '../../../src/contract/pago.ts';
import { clientScope } from '../db/clientScope.ts';
import { type Mount, serve } from '../http/serve.ts';
import { handleApplyFavor } from './handleApplyFavor.ts';
import { listPagos } from './listPagos.ts';

export const pagoCalls: readonly Mount[] = [
  serve(listEndpoint, ({ who, query }, { database, institucion }) =>
    listPagos(clientScope(database.db, who.clienteId), query, institucion.zonaHoraria),
  ),
  serve(applySaldoAFavor, handleApplyFavor),
];
