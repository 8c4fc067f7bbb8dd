/**
 * Limits how often an account may enrol other people: a refusal reveals that a person is enrolled, and an enrolment
 * takes a seat and sends mail to the typed address. Enrolling oneself does not count.
 */
import type { Participante } from '../../../src/contract/persona.ts';
import { openOwn } from '../db/openOwn.ts';
import type { Acceso, Services } from '../http/context.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { takeSolicitud } from './takeSolicitud.ts';

interface Attempt {
  who: Acceso;
  participante: Pick<Participante, 'identificacion' | 'correo'>;
  /** The caller's address, from http/address.ts. */
  address: string;
  now: Date;
}

/**
 * Anybody can make accounts with invented e-mails. Accounts without a verified e-mail are counted together by network
 * address, and by person as in the public form, so that a hundred of them get no more tries than one. Throws 429
 * demasiados_intentos with Retry-After.
 */
export async function takeInscripcion(
  services: Pick<Services, 'database' | 'config'>,
  { who, participante, address, now }: Attempt,
): Promise<void> {
  const { database, config } = services;
  const { db } = database;
  const { identificacion, correo } = participante;
  const own = await openOwn(db, who.clienteId).cliente();
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
