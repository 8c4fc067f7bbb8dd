/**
 * How often an account may enrol others: a refusal says that somebody is enrolled, and an enrolment takes a seat and writes
 * to the mailbox that was typed. Who comes for themselves is not counted.
 */
import type { Participante } from '../../../src/contract/persona.ts';
import { openPropio } from '../db/propio.ts';
import type { Acceso, Services } from '../http/context.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { takeSolicitud } from './takeSolicitud.ts';

interface Pedido {
  who: Acceso;
  participante: Pick<Participante, 'identificacion' | 'correo'>;
  /** Of the caller, as http/address.ts gives it. */
  address: string;
  now: Date;
}

/**
 * Anybody makes accounts with e-mails that are nobody's. Such a one counts with all the others of its address, and by the
 * person as the public form does, so that a hundred of them ask no more than one. Throws 429 demasiados_intentos with
 * Retry-After.
 */
export async function takeInscripcion(
  services: Pick<Services, 'database' | 'config'>,
  { who, participante, address, now }: Pedido,
): Promise<void> {
  const { database, config } = services;
  const { db } = database;
  const { identificacion, correo } = participante;
  const own = await openPropio(db, who.clienteId).cliente();
  if (own.identificacion === identificacion && own.correo === correo) return;
  const { inscripcionCuenta, inscripcionSinVerificar, inscripcionDireccion } = config.limites;
  if (who.correoVerificado) {
    await take(db, 'inscripcion-cuenta', who.cuentaId, inscripcionCuenta, now);
  } else {
    await take(db, 'inscripcion-direccion', networkOf(address), inscripcionDireccion, now);
    await take(db, 'inscripcion-sin-verificar', who.cuentaId, inscripcionSinVerificar, now);
    await takeSolicitud(services, { identificacion, now });
  }
  if (own.correo !== correo) await takeSolicitud(services, { correo, now });
}
