/** Hears a notice of a gateway: once each, in whatever order they come, and enters the money with the first confirmation. */
import { and, eq } from 'drizzle-orm';
import { type CodigoAviso, hearAviso } from '../../../src/domain/pagos/aviso.ts';
import type { Db } from '../db/db.ts';
import { pagoEventos, pagos, recibos } from '../db/schema/cobros.ts';
import type { Momento } from '../http/momento.ts';
import { ProblemError } from '../http/problem.ts';
import type { Aviso } from '../pasarela/pasarela.ts';
import { enterPago } from './enterPago.ts';
import { lockCobro } from './lockCobro.ts';
import { moreThanEver, refund } from './refund.ts';
import type { PagoServices } from './unbilledLinks.ts';

/** What came of it. Everything but `nuevo` changed nothing. */
export type Oido = 'nuevo' | Exclude<CodigoAviso, 'prematuro'>;

/**
 * Throws 404 for a reference that is not known (yet), 503 for what has to be said again later, and 422 for what is not to
 * be believed: a currency that nobody asked for, more given back than came in, a success told before with another amount.
 * Nothing of those is remembered, so the gateway may say it again.
 */
export async function receiveAviso(
  tx: Db,
  { pasarela: { nombre: pasarela }, unbilledLinks }: PagoServices,
  aviso: Aviso,
  momento: Momento,
): Promise<Oido> {
  const [known] = await tx
    .select({ id: pagos.id })
    .from(pagos)
    .where(and(eq(pagos.pasarela, pasarela), eq(pagos.referencia, aviso.referencia)));
  if (!known) throw new ProblemError('no_encontrado', { detail: 'There is no attempt of that reference.' });
  const written = await tx
    .insert(pagoEventos)
    .values({ pasarela, evento: aviso.evento, pagoId: known.id, cuerpo: aviso, recibidoEl: momento.now })
    .onConflictDoNothing()
    .returning({ evento: pagoEventos.evento });
  if (written.length === 0) return 'repetido';
  const cobro = await lockCobro(tx, known.id, momento);
  const { pago } = cobro;
  const oido = hearAviso(pago.estado, aviso.estado);
  if (!oido.ok) {
    await checkSame(tx, pago.id, aviso);
    if (oido.code !== 'prematuro') return oido.code;
    throw new ProblemError('no_disponible', {
      detail: 'The payment is not confirmed yet: say it again.',
      headers: { 'retry-after': '60' },
    });
  }
  if (aviso.moneda !== pago.moneda) throw new ProblemError('monedas_distintas');
  const reach = (estado: typeof pago.estado) =>
    tx.update(pagos).set({ estado, actualizadoEl: momento.now }).where(eq(pagos.id, pago.id));
  if (oido.valor === 'reembolsado') {
    const devuelto = await refund(tx, pago, aviso.valor, momento);
    if (devuelto === 'repetido' || devuelto === 'atrasado') return devuelto;
    // Given back in part, it still is money that came in.
    await reach(devuelto === 'completo' ? 'reembolsado' : pago.estado);
    return 'nuevo';
  }
  await reach(oido.valor);
  if (oido.valor === 'confirmado') await enterPago(tx, cobro, aviso, momento, unbilledLinks);
  return 'nuevo';
}

/** What was entered already, said again: a success of the same amount, a refund of no more than came in, or nobody knows. */
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
