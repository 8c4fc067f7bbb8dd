/** Inserts receipts that pay an enrolment's invoice, and activates the enrolment. */
import { eq, sql } from 'drizzle-orm';
import { nextRecibo } from '../../../demo/api/db/consecutivos.ts';
import type { Db } from '../../../demo/api/db/db.ts';
import { aplicaciones, recibos } from '../../../demo/api/db/schema/cobros.ts';
import { facturas } from '../../../demo/api/db/schema/facturas.ts';
import { inscripciones, inscripcionHistorial } from '../../../demo/api/db/schema/inscripciones.ts';
import { movimientos } from '../../../demo/api/db/schema/libro.ts';
import { monday, today } from './today.ts';

/** Makes one receipt for each of `valores`. */
export async function pagar(db: Db, inscripcion: string, valores: number[], activa = true): Promise<void> {
  const [factura] = await db.select().from(facturas).where(eq(facturas.inscripcion, inscripcion));
  if (!factura) throw new Error('nothing to pay');
  const { clienteId, moneda } = factura;
  for (const valor of valores) {
    // One transaction, because the database checks that receipts and ledger agree.
    await db.transaction(async (tx) => {
      const numero = await nextRecibo(tx);
      await tx.insert(recibos).values({ numero, clienteId, fecha: monday, valor, moneda, medio: 'efectivo' });
      await tx
        .insert(aplicaciones)
        .values({ recibo: numero, factura: factura.numero, clienteId, moneda, valor, fecha: monday });
      await tx.insert(movimientos).values({
        clienteId,
        moneda,
        fecha: monday,
        tipo: 'recibo',
        documento: numero,
        descripcion: 'Pago',
        haber: valor,
      });
    });
  }
  if (!activa) return;
  await db
    .update(inscripciones)
    .set({ estado: 'activa', caducaEl: null, version: sql`version + 1` })
    .where(eq(inscripciones.numero, inscripcion));
  await db
    .insert(inscripcionHistorial)
    .values({ inscripcion, orden: 2, de: 'pendiente_pago', a: 'activa', fecha: today, actor: 'sistema' });
}
