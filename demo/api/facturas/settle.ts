/**
 * Settles the money of an enrolment that ends: writes the Settlement that src/domain computed, and revokes the active links that
 * ask for its invoices.
 */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Comprador } from '../../../src/contract/persona.ts';
import type { Settlement } from '../../../src/domain/anulacion/settleFactura.ts';
import { splitTax } from '../../../src/domain/cotizacion/splitTax.ts';
import type { Db } from '../db/db.ts';
import { enlaceFacturas, enlaces } from '../db/schema/cobros.ts';
import { facturaImpuestos, facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { Moment } from '../http/momentOf.ts';
import { releasePayment } from './releasePayment.ts';
import { type Billed, writeDocumento } from './writeDocumento.ts';

export type StoredFactura = typeof facturas.$inferSelect;

/** The invoice in force; no row if nothing was billed. */
export function selectFactura(tx: Db, { numero }: Pick<Billed, 'numero'>) {
  return tx
    .select()
    .from(facturas)
    .where(
      and(eq(facturas.inscripcion, numero), eq(facturas.tipo, 'factura'), eq(facturas.estado, 'emitida')),
    )
    .orderBy(desc(facturas.numero))
    .limit(1);
}

/** Reads the same and locks the invoice, so that nobody pays it during the settlement. */
export async function lockFactura(
  tx: Db,
  inscripcion: Pick<Billed, 'numero'>,
): Promise<StoredFactura | undefined> {
  const [factura] = await selectFactura(tx, inscripcion).for('no key update');
  return factura;
}

/** `settlement` must come from this very row of `factura`. */
export async function settle(
  tx: Db,
  inscripcion: Billed,
  factura: StoredFactura | undefined,
  settlement: Settlement,
  moment: Moment,
): Promise<void> {
  if (!factura) return;
  await revokeEnlaces(tx, factura, moment);
  if (settlement.anulaFactura) await annul(tx, inscripcion, factura, moment);
  // Takes the money off the invoice, so that the client can use it elsewhere.
  await releasePayment(tx, { factura: factura.numero }, settlement.saldoAFavor, moment);
  if (settlement.notaCredito > 0) await credit(tx, inscripcion, factura, settlement.notaCredito, moment);
}

/** A link that had already expired stays expired. */
async function revokeEnlaces(tx: Db, { numero }: StoredFactura, { now }: Moment): Promise<void> {
  const asking = tx
    .select({ id: enlaceFacturas.enlaceId })
    .from(enlaceFacturas)
    .where(eq(enlaceFacturas.factura, numero));
  await tx
    .update(enlaces)
    .set({
      estado: sql`case when ${enlaces.caducaEl} <= ${now.toISOString()}::timestamptz then 'caducado' else 'revocado' end`,
    })
    .where(and(eq(enlaces.estado, 'activo'), inArray(enlaces.id, asking)));
}

async function annul(
  tx: Db,
  inscripcion: Billed,
  factura: StoredFactura,
  { now, today }: Moment,
): Promise<void> {
  await tx
    .update(facturas)
    .set({ estado: 'anulada', anuladaEl: now, version: sql`${facturas.version} + 1` })
    .where(eq(facturas.numero, factura.numero));
  // Earlier credit notes may cover the whole amount.
  if (factura.saldo === 0) return;
  await tx.insert(movimientos).values({
    clienteId: factura.clienteId,
    moneda: factura.moneda,
    fecha: today,
    registradoEl: now,
    tipo: 'anulacion',
    documento: factura.numero,
    descripcion: `Anulación de la factura por ${inscripcion.cursoNombre}`,
    haber: factura.saldo,
  });
}

async function credit(
  tx: Db,
  inscripcion: Billed,
  factura: StoredFactura,
  valor: number,
  moment: Moment,
): Promise<void> {
  // The tax comes from the invoice, because the course's tax may have changed since.
  const [impuesto] = await tx
    .select({ codigo: facturaImpuestos.codigo, tarifa: facturaImpuestos.tarifa })
    .from(facturaImpuestos)
    .where(eq(facturaImpuestos.factura, factura.numero))
    .limit(1);
  const descripcion = `Anulación de la inscripción en ${inscripcion.cursoNombre}`;
  await writeDocumento(
    tx,
    {
      tipo: 'nota_credito',
      refiere: factura.numero,
      inscripcion,
      comprador: factura.comprador as Comprador,
      desglose: splitTax({ valor, descuento: 0 }, impuesto),
      cuotas: [],
      descripcion,
      subject: descripcion,
    },
    moment,
  );
}
