/**
 * Begins an attempt to pay a link. It stores the attempt before it calls the gateway, so that every notice finds it.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { pagos } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { transact } from '../db/transact.ts';
import { momentOf } from '../http/moment.ts';
import { ProblemError } from '../http/problem.ts';
import { networkOf } from '../limites/networkOf.ts';
import { take } from '../limites/take.ts';
import { readCobro } from './readCobro.ts';
import { readUndecided } from './readUndecided.ts';
import type { PagoServices } from './unbilledLinks.ts';

export interface StartedPago {
  id: string;
  referencia: string;
  url: string;
  valor: number;
  moneda: string;
}

interface From {
  /** Undefined if unknown. */
  address?: string;
  /** The person was told of an undecided payment and insists on another one. */
  again?: boolean;
}

/**
 * Returns undefined if another payment of the same debt is undecided, unless the person insists: two starts at once give
 * one attempt. Throws 404 for an unknown code, 422 with the reason if nothing can be paid, and 429 after too many
 * attempts for a link or from an address.
 */
export async function startPago(
  services: PagoServices,
  codigo: string,
  { address, again = false }: From = {},
): Promise<StartedPago | undefined> {
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
  const { valor, moneda, enlace, numeros } = cobro;
  const whose = enlace
    ? { clienteId: enlace.clienteId, enlaceId: enlace.id }
    : {
        clienteId: await transact(db, (tx) => unbilledLinks.findPayer(tx, codigo, moment)),
        unbilledCodigo: codigo,
      };
  const values = { id, ...whose, valor, moneda, pasarela: pasarela.nombre };
  const isStored = await transact(db, async (tx) => {
    // Whoever starts a payment of the same debt meanwhile waits here, and then sees this attempt.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${codigo}, 0))`);
    await tx
      .select({ numero: facturas.numero })
      .from(facturas)
      .where(inArray(facturas.numero, [...numeros]))
      .orderBy(asc(facturas.numero))
      .for('no key update');
    if (!again && (await readUndecided(tx, codigo, numeros))) return false;
    await tx.insert(pagos).values({ ...values, creadoEl: now, actualizadoEl: now });
    return true;
  });
  if (!isStored) return undefined;
  const { referencia, url } = await pasarela.start({ id, valor, moneda, codigo });
  await db
    .update(pagos)
    .set({ referencia, estado: 'pendiente', actualizadoEl: now })
    .where(and(eq(pagos.id, id), eq(pagos.estado, 'creado')));
  return { id, referencia, url, valor, moneda };
}
