/** Handles each notice of the gateway once, in any order. The first confirmation enters the money. */
import { and, eq } from 'drizzle-orm';
import { type NoticeRefusal, readNotice } from '../../../src/domain/pagos/readNotice.ts';
import type { Db } from '../db/db.ts';
import { pagoEventos, pagos, recibos } from '../db/schema/cobros.ts';
import type { Moment } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import type { Aviso } from '../pasarela/pasarela.ts';
import { enterPago } from './enterPago.ts';
import { lockCobro } from './lockCobro.ts';
import { moreThanEver, refund } from './refund.ts';
import type { PagoServices } from './unbilledLinks.ts';

/** The result. Only `nuevo` changed anything. */
export type Heard = 'nuevo' | Exclude<NoticeRefusal, 'prematuro'>;

/**
 * Throws 404 for an unknown reference, 503 for a notice to repeat later, and 422 for an impossible one: another
 * currency, a refund above the received amount, or a success with another amount than before. Such notices are not
 * stored, so the gateway may send them again.
 */
export async function receiveAviso(
  tx: Db,
  { pasarela: { nombre: pasarela }, unbilledLinks }: PagoServices,
  aviso: Aviso,
  moment: Moment,
): Promise<Heard> {
  const [known] = await tx
    .select({ id: pagos.id })
    .from(pagos)
    .where(and(eq(pagos.pasarela, pasarela), eq(pagos.referencia, aviso.referencia)));
  if (!known) throw new ProblemError('no_encontrado', { detail: 'No attempt has that reference.' });
  const written = await tx
    .insert(pagoEventos)
    .values({ pasarela, evento: aviso.evento, pagoId: known.id, cuerpo: aviso, recibidoEl: moment.now })
    .onConflictDoNothing()
    .returning({ evento: pagoEventos.evento });
  if (written.length === 0) return 'repetido';
  const cobro = await lockCobro(tx, known.id, moment);
  const { pago } = cobro;
  const heard = readNotice(pago.estado, aviso.estado);
  if (!heard.ok) {
    await checkSame(tx, pago.id, aviso);
    if (heard.code !== 'prematuro') return heard.code;
    throw new ProblemError('no_disponible', {
      detail: 'The payment is not confirmed yet: send it again.',
      headers: { 'retry-after': '60' },
    });
  }
  if (aviso.moneda !== pago.moneda) throw new ProblemError('monedas_distintas');
  const reach = (estado: typeof pago.estado) =>
    tx.update(pagos).set({ estado, actualizadoEl: moment.now }).where(eq(pagos.id, pago.id));
  if (heard.value === 'reembolsado') {
    const refunded = await refund(tx, pago, aviso.valor, moment);
    if (refunded === 'repetido' || refunded === 'atrasado') return refunded;
    // A partial refund leaves the attempt confirmed.
    await reach(refunded === 'completo' ? 'reembolsado' : pago.estado);
    return 'nuevo';
  }
  await reach(heard.value);
  if (heard.value === 'confirmado') await enterPago(tx, cobro, aviso, moment, unbilledLinks);
  return 'nuevo';
}

/** Checks a repeated notice: a success must have the same amount, a refund at most the received amount. */
async function checkSame(tx: Db, pagoId: string, { estado, valor, moneda }: Aviso): Promise<void> {
  if (estado !== 'confirmado' && estado !== 'reembolsado') return;
  const [recibo] = await tx
    .select({ valor: recibos.valor, moneda: recibos.moneda })
    .from(recibos)
    .where(eq(recibos.pagoId, pagoId));
  if (!recibo) return;
  if (estado === 'reembolsado') {
    if (valor > recibo.valor) throw new ProblemError('valor_excede_saldo', { detail: moreThanEver });
  } else if (recibo.valor !== valor || recibo.moneda !== moneda) {
    throw new ProblemError('conflicto_idempotencia', {
      detail: `It was confirmed as ${recibo.valor} before.`,
    });
  }
}
