/**
 * POST perfil/{id}/solicitud-cambio-clave. It does not look up the name: for known and unknown names it writes the same
 * row and gives the same answer in the same time. A background task finds the account and queues the mail.
 */
import { randomUUID } from 'node:crypto';
import type { requestCambioClave } from '../../../src/contract/cambioClave.ts';
import { solicitudesClave } from '../db/schema/cuentas.ts';
import type { Handler } from '../http/serve.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { normalizeUsername } from './findCuentas.ts';

export const handleRequestCambioClave: Handler<typeof requestCambioClave> = async (
  { params, now, address, commit },
  services,
) => {
  const { db } = services.database;
  const { limites } = services.config;
  // E-mails are not longer than this, so a longer name is unknown and gets the same answer.
  const { name } = normalizeUsername(params.id.slice(0, 254));
  await take(db, 'clave-direccion', networkOf(address), limites.claveDireccion, now);
  await take(db, 'clave-nombre', name, limites.claveNombre, now);
  const answer = await commit(async (tx) => {
    const nombre = params.id.trim().slice(0, 254) || '-';
    await tx.insert(solicitudesClave).values({ id: randomUUID(), nombre, creadoEl: now });
    return { recibida: true as const };
  });
  services.wakeUps.emit('claves');
  return answer;
};
