/** POST recibos/{id}/reenviar: sends the mail with a receipt again, to the client's own address. */
import type { resendRecibo } from '../../../src/contract/recibo.ts';
import { openOwn } from '../db/openOwn.ts';
import { found } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { take } from '../limites/take.ts';
import { findRecibo } from './listRecibos.ts';
import { mailRecibo } from './reciboMail.ts';

/** Throws 404 for a receipt that is not the client's, before a try is taken; 429 with Retry-After. */
export const handleResendRecibo: Handler<typeof resendRecibo> = async (
  { who, params, now, commit },
  { database, config, wakeUps },
) => {
  const { numero } = found(await findRecibo(openOwn(database.db, who.clienteId), params.id));
  await take(database.db, 'recibo', who.cuentaId, config.limites.reciboCuenta, now);
  const answer = await commit(async (tx) => ({
    correo: await mailRecibo(tx, who.clienteId, numero, now),
  }));
  wakeUps.emit('correo');
  return answer;
};
