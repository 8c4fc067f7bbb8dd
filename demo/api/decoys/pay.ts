/** Money that comes in by a decoy: it stays in favour of who paid, and only then is that person told why. */
import { eq } from 'drizzle-orm';
import { enqueueCorreo } from '../correo/enqueue.ts';
import type { Db } from '../db/db.ts';
import type { pagos } from '../db/schema/cobros.ts';
import { decoys } from '../db/schema/decoys.ts';
import type { Momento } from '../http/momento.ts';
import { findApplicant } from '../inscripciones/findApplicant.ts';
import { findSolicitud, sobreOf } from '../inscripciones/solicitud.ts';

/** The client who pays: a record of their own, as for anything that strangers do. */
export async function findPagador(tx: Db, codigo: string, momento: Momento): Promise<string> {
  const [decoy] = await tx.select().from(decoys).where(eq(decoys.codigo, codigo));
  if (!decoy) throw new Error('A decoy that was just found is not there.');
  return findApplicant(tx, await findSolicitud(tx, decoy.solicitud), momento);
}

/** Nothing for an attempt at a link like any other. */
export async function tellPagador(
  tx: Db,
  { decoy: codigo, moneda }: typeof pagos.$inferSelect,
  { recibo, valor }: { recibo: string; valor: number },
  { now }: Momento,
): Promise<void> {
  if (codigo === null) return;
  const [decoy] = await tx
    .update(decoys)
    .set({ terminadoEl: now })
    .where(eq(decoys.codigo, codigo))
    .returning();
  if (!decoy) return;
  const solicitud = await findSolicitud(tx, decoy.solicitud);
  const sobre = await sobreOf(tx, solicitud);
  await enqueueCorreo(
    tx,
    { ...sobre, tipo: 'pago_a_favor', solicitud: solicitud.numero, recibo, valor, moneda },
    now,
  );
}
