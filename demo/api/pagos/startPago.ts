/**
 * Begins an attempt to pay a link. It stores the attempt before it calls the gateway, so that every notice finds it.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pagos } from '../db/schema/cobros.ts';
import { transact } from '../db/transact.ts';
import { momentOf } from '../http/moment.ts';
import { ProblemError } from '../http/problem.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { readCobro } from './readCobro.ts';
import type { PagoServices } from './unbilledLinks.ts';

export interface StartedPago {
  id: string;
  referencia: string;
  url: string;
  valor: number;
  moneda: string;
}

/**
 * Throws 404 for an unknown code, 422 with the reason if nothing can be paid, and 429 after too many attempts for a
 * link or from an address (undefined if unknown).
 */
export async function startPago(
  services: PagoServices,
  codigo: string,
  address?: string,
): Promise<StartedPago> {
  const { pasarela, database, unbilledLinks } = services;
  const { db } = database;
  const now = services.now();
  const moment = momentOf(services, now);
  const read = () => readCobro(db, codigo, now.getTime(), unbilledLinks);
  let cobro = await read();
  if (
    cobro?.pagable &&
    !cobro.enlace &&
    (await transact(db, (tx) => unbilledLinks.bill(tx, codigo, moment)))
  ) {
    cobro = await read();
  }
  if (!cobro) throw new ProblemError('no_encontrado');
  if (!cobro.pagable) throw new ProblemError(cobro.code);
  const { pagoEnlace, pagoDireccion } = services.config.limites;
  await take(db, 'pago-enlace', codigo, pagoEnlace, now);
  if (address !== undefined) await take(db, 'pago-direccion', networkOf(address), pagoDireccion, now);
  const id = randomUUID();
  const { valor, moneda, enlace } = cobro;
  const whose = enlace
    ? { clienteId: enlace.clienteId, enlaceId: enlace.id }
    : {
        clienteId: await transact(db, (tx) => unbilledLinks.findPayer(tx, codigo, moment)),
        unbilledCodigo: codigo,
      };
  await db.insert(pagos).values({
    id,
    ...whose,
    valor,
    moneda,
    pasarela: pasarela.nombre,
    creadoEl: now,
    actualizadoEl: now,
  });
  const { referencia, url } = await pasarela.start({ id, valor, moneda, codigo });
  await db
    .update(pagos)
    .set({ referencia, estado: 'pendiente', actualizadoEl: now })
    .where(and(eq(pagos.id, id), eq(pagos.estado, 'creado')));
  return { id, referencia, url, valor, moneda };
}
