/**
 * Limits how often the public form may be sent: by network address, by the person applied for, and by mailbox, so that
 * nobody floods a stranger's mailbox. Known and unknown people count alike, so a refusal reveals nothing about them.
 */
import type { Services } from '../http/context.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';

interface Subject {
  /** The caller's address, from http/clientAddress.ts. */
  address?: string | undefined;
  /** In normal form. */
  identificacion?: string | undefined;
  /** In lower case. */
  correo?: string | undefined;
  now: Date;
}

/** Takes one try for each given value, in that order. Throws 429 demasiados_intentos with Retry-After. */
export async function takeSolicitud(
  { database: { db }, config: { limites } }: Pick<Services, 'database' | 'config'>,
  { address, identificacion, correo, now }: Subject,
): Promise<void> {
  if (address !== undefined) {
    await take(db, 'solicitud-direccion', networkOf(address), limites.solicitudDireccion, now);
  }
  if (identificacion !== undefined) {
    await take(db, 'solicitud-persona', identificacion, limites.solicitudPersona, now);
  }
  if (correo !== undefined) await take(db, 'solicitud-correo', correo, limites.solicitudCorreo, now);
}
