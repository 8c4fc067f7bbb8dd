/**
 * Enters confirmed money: the receipt, its invoices, the ledger line, the link that it closes and the seat it
 * activates.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { deudasOf, paysForSeat } from '../../../src/domain/cuenta/deudas.ts';
import { recordPago } from '../../../src/domain/pagos/recordPago.ts';
import { nextRecibo } from '../db/consecutivos.ts';
import type { Db } from '../db/db.ts';
import { aplicaciones, enlaces, recibos } from '../db/schema/cobros.ts';
import { facturaCuotas, facturas } from '../db/schema/facturas.ts';
import { movimientos } from '../db/schema/libro.ts';
import type { Moment } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import { changeEstado } from '../inscripciones/changeEstado.ts';
import { tellInscripcion } from '../inscripciones/tellInscripcion.ts';
import type { Aviso } from '../pasarela/pasarela.ts';
import { mailRecibo } from '../recibos/reciboMail.ts';
import type { LockedCobro } from './lockCobro.ts';
import type { UnbilledLinks } from './unbilledLinks.ts';

/** Returns the receipt's number. Throws 422 monedas_distintas. This transaction has locked `cobro`. */
export async function enterPago(
  tx: Db,
  cobro: LockedCobro,
  { valor, moneda, medio, referencia }: Aviso,
  moment: Moment,
  unbilledLinks: UnbilledLinks,
): Promise<string> {
  const { pago, enlace } = cobro;
  const entry = recordPago(
    { valor, moneda, pedido: pago.valor, creadoEl: pago.creadoEl.getTime() },
    enlace && { ...enlace, caducaEl: enlace.caducaEl.getTime() },
    deudasOf(await withCuotas(tx, cobro.facturas)),
  );
  if (!entry.ok) throw new ProblemError(entry.code);
  const { aplicaciones: applied, paysEnlace } = entry.value;
  const { clienteId } = pago;
  const { today: fecha, now } = moment;
  // This comes as late as possible, because the number series stays locked until the transaction ends.
  const numero = await nextRecibo(tx);
  await tx.insert(recibos).values({
    numero,
    clienteId,
    pagoId: pago.id,
    fecha,
    valor,
    moneda,
    medio,
    referencia,
    creadoEl: now,
  });
  if (applied.length > 0) {
    await tx
      .insert(aplicaciones)
      .values(applied.map((one) => ({ recibo: numero, clienteId, moneda, fecha, ...one })));
  }
  const paidFacturas = applied.map(({ factura }) => factura);
  await tx.insert(movimientos).values({
    clienteId,
    moneda,
    fecha,
    registradoEl: now,
    tipo: 'recibo',
    documento: numero,
    descripcion:
      applied.length > 0 ? `Pago en línea de ${paidFacturas.join(', ')}` : 'Pago en línea, saldo a favor',
    haber: valor,
  });
  if (enlace && paysEnlace) {
    await tx.update(enlaces).set({ estado: 'pagado', recibo: numero }).where(eq(enlaces.id, enlace.id));
  }
  // The mail of a link without an invoice says more, and has the receipt too.
  if (pago.unbilledCodigo === null) await mailRecibo(tx, clienteId, numero, now);
  await winSeats(tx, cobro, paidFacturas, moment);
  if (pago.unbilledCodigo !== null) {
    const money = { clienteId, recibo: numero, valor, moneda: pago.moneda };
    await unbilledLinks.receive(tx, pago.unbilledCodigo, money, moment);
  }
  return numero;
}

async function withCuotas(tx: Db, rows: LockedCobro['facturas']) {
  if (rows.length === 0) return [];
  const numeros = rows.map(({ numero }) => numero);
  const cuotas = await tx
    .select()
    .from(facturaCuotas)
    .where(inArray(facturaCuotas.factura, numeros))
    .orderBy(asc(facturaCuotas.factura), asc(facturaCuotas.orden));
  const byFactura = Map.groupBy(cuotas, ({ factura }) => factura);
  return rows.map((row) => ({ ...row, cuotas: byFactura.get(row.numero) ?? [] }));
}

/** Activates enrolments whose first instalment is now paid. */
export async function winSeats(
  tx: Db,
  { pendientes }: Pick<LockedCobro, 'pendientes'>,
  paid: readonly string[],
  moment: Moment,
): Promise<void> {
  for (const { inscripcion, curso } of pendientes) {
    const rows = await tx
      .select()
      .from(facturas)
      .where(and(eq(facturas.inscripcion, inscripcion.numero), inArray(facturas.numero, [...paid])));
    const [factura] = await withCuotas(tx, rows);
    if (!factura || !paysForSeat(factura)) continue;
    const activa = await changeEstado(tx, inscripcion, 'pagar', { curso, moment, actor: 'sistema' });
    const { numero, estado, total, moneda } = activa;
    await tellInscripcion(
      tx,
      activa,
      { tipo: 'inscripcion', inscripcion: numero, estado, total, moneda },
      moment.now,
    );
  }
}
