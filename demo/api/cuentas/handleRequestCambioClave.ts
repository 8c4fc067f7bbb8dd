/**
 * POST perfil/{id}/solicitud-cambio-clave. It looks nobody up: for known and unknown names it writes the same row and gives
 * the same answer, in the same time. A background task finds out who was meant, and whether to write to anybody.
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
  // No e-mail is longer: a longer name means nobody, and gets the answer of any unknown name.
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
