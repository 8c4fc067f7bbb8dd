/** The calls about receipts. */
import { getRecibo, listRecibos as listEndpoint, resendRecibo } from '../../../src/contract/recibo.ts';
import { clientScope } from '../db/clientScope.ts';
import type { Own } from '../db/prepareOwn.ts';
import type { Services } from '../http/context.ts';
import { found } from '../http/problem.ts';
import { type Call, type Mount, serve } from '../http/serve.ts';
import { serveOwn } from '../http/serveOwn.ts';
import { take } from '../limites/take.ts';
import { inWorker } from '../pdf/inWorker.ts';
import { listFiles, paperContextOf } from '../pdf/listFiles.ts';
import { csvOfRecibos } from './csvOfRecibos.ts';
import { everyRecibo, findRecibo, listRecibos } from './listRecibos.ts';
import { reciboFile } from './reciboFile.ts';
import { mailRecibo } from './reciboMail.ts';
import type { renderRecibos } from './renderRecibos.ts';

export const reciboCalls: readonly Mount[] = [
  serveOwn(
    listEndpoint,
    ({ own, query }) => listRecibos(own, query),
    listFiles('recibos', {
      read: ({ who, query }: Call<typeof listEndpoint>, { database }) =>
        everyRecibo(clientScope(database.db, who.clienteId), query),
      csv: ({ resultados }, person) => csvOfRecibos(resultados, person),
      pdf: inWorker<Parameters<typeof renderRecibos>>(
        new URL('./renderRecibos.ts', import.meta.url),
        'renderRecibos',
      ),
    }),
  ),
  serveOwn(getRecibo, ({ own, params }) => readRecibo(own, params.id), {
    'application/pdf': async (call, services) => {
      const own = clientScope(services.database.db, call.who.clienteId);
      const recibo = await readRecibo(own, call.params.id);
      return reciboFile(own, recibo, await paperContextOf(own, call, services));
    },
  }),
  serve(resendRecibo, handleResendRecibo),
];

async function readRecibo(own: Own, numero: string) {
  return found(await findRecibo(own, numero));
}

/** Throws 404 for a receipt that is not the client's, before a try is taken; 429 with Retry-After. */
async function handleResendRecibo(
  { who, params, now, commit }: Call<typeof resendRecibo>,
  { database, config, wakeUps }: Services,
) {
  const { numero } = await readRecibo(clientScope(database.db, who.clienteId), params.id);
  await take(database.db, 'recibo', who.cuentaId, config.limites.reciboCuenta, now);
  const answer = await commit(async (tx) => ({
    correo: await mailRecibo(tx, who.clienteId, numero, now),
  }));
  wakeUps.emit('correo');
  return answer;
}
