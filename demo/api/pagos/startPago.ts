/**
 * Begins an attempt to pay a link. It stores the attempt before it calls the gateway, so that every notice finds it.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { repeat } from '../db/lostConnection.ts';
import { enlaces, pagos } from '../db/schema/cobros.ts';
import { facturas } from '../db/schema/facturas.ts';
import { transact } from '../db/transact.ts';
import { momentOf } from '../http/momentOf.ts';
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

interface From {
  /** Undefined if unknown. */
  address?: string;
  /** The person was told of an undecided payment and insists on another one. */
  again?: boolean;
  /** The id for the attempt. The same id for the same link means the same attempt: a form that is sent twice pays once. */
  id?: string;
}

/**
 * Returns `begun` if there is this attempt already, and `undecided` if another payment of the same debt is undecided and the
 * person does not insist. Throws 404 for an unknown code, 422 with the reason if nothing can be paid, and 429 after too many attempts
 * for a link or from an address.
 */
export async function startPago(
  services: PagoServices,
  codigo: string,
  { address, again = false, id = randomUUID() }: From = {},
): Promise<StartedPago | 'begun' | 'undecided'> {
  const { pasarela, database, unbilledLinks } = services;
  const { db } = database;
  if (await findStored(db, codigo, id)) return 'begun';
  const now = services.now();
  const moment = momentOf(services, now);
  const read = () => readCobro(db, codigo, now.getTime(), unbilledLinks);
  let cobro = await read();
  if (
    cobro?.payable &&
    !cobro.enlace &&
    (await transact(db, (tx) => unbilledLinks.bill(tx, codigo, moment)))
  ) {
    cobro = await read();
  }
  if (!cobro) throw new ProblemError('no_encontrado');
  if (!cobro.payable) throw new ProblemError(cobro.code);
  const { pagoEnlace, pagoDireccion } = services.config.limites;
  await take(db, 'pago-enlace', codigo, pagoEnlace, now);
  if (address !== undefined) await take(db, 'pago-direccion', networkOf(address), pagoDireccion, now);
  const { enlace, numeros } = cobro;
  const whose = enlace
    ? { clienteId: enlace.clienteId, enlaceId: enlace.id }
    : {
        clienteId: await transact(db, (tx) => unbilledLinks.findPayer(tx, codigo, moment)),
        unbilledCodigo: codigo,
      };
  // The transaction in which this request inserted the attempt. If its commit had no answer, the request continues its own
  // attempt; one that another request inserted meanwhile is not its own.
  let ours: string | undefined;
  const store = async (tx: Db) => {
    // Whoever starts a payment of the same debt meanwhile waits here, and then sees this attempt.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${codigo}, 0))`);
    await tx
      .select({ numero: facturas.numero })
      .from(facturas)
      .where(inArray(facturas.numero, [...numeros]))
      .orderBy(asc(facturas.numero))
      .for('no key update');
    // A payment that was confirmed while this one waited is no longer undecided: what is owed has changed.
    const latest = await readCobro(tx, codigo, now.getTime(), unbilledLinks);
    const before = await findStored(tx, codigo, id);
    if (before && before.writtenBy !== ours) return 'begun';
    if (!before && !again && latest?.enProceso) return 'undecided';
    if (!latest?.payable) throw new ProblemError(latest?.code ?? 'no_encontrado');
    const { valor, moneda } = latest;
    if (before) return { valor, moneda };
    const values = { id, ...whose, valor, moneda, pasarela: pasarela.nombre };
    const stored = { ...values, creadoEl: now, actualizadoEl: now };
    const [inserted] = await tx.insert(pagos).values(stored).onConflictDoNothing().returning({ writtenBy });
    // The attempt of another link has this id.
    if (!inserted) throw new ProblemError('conflicto_idempotencia');
    ours = inserted.writtenBy;
    return { valor, moneda };
  };
  const asked = await repeat(() => transact(db, store));
  if (typeof asked === 'string') return asked;
  const { valor, moneda } = asked;
  const { referencia, url } = await services.metrics.callGateway(() =>
    pasarela.start({ id, valor, moneda, codigo }),
  );
  await repeat(() =>
    db
      .update(pagos)
      .set({ referencia, estado: 'pendiente', actualizadoEl: now })
      .where(and(eq(pagos.id, id), eq(pagos.estado, 'creado'))),
  );
  return { id, referencia, url, valor, moneda };
}

/** The transaction that last wrote the row (PostgreSQL's system column). */
const writtenBy = sql<string>`${pagos}.xmin::text`;

/** Returns the attempt of the link with this id. */
async function findStored(db: Db, codigo: string, id: string) {
  const [found] = await db
    .select({ writtenBy })
    .from(pagos)
    .leftJoin(enlaces, eq(enlaces.id, pagos.enlaceId))
    .where(and(eq(pagos.id, id), or(eq(enlaces.codigo, codigo), eq(pagos.unbilledCodigo, codigo))));
  return found;
}
