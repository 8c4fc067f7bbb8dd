/** Pays invoices from the client's saldo a favor. No money comes in, so the ledger gets no line. */
import type { applySaldoAFavor } from '../../../src/contract/aplicacion.ts';
import { sumValores } from '../../../src/domain/dinero.ts';
import { applyFavor } from '../../../src/domain/pagos/applyFavor.ts';
import { clientScope } from '../db/clientScope.ts';
import { checkAmounts } from '../enlaces/checkAmounts.ts';
import { momentOf } from '../http/momentOf.ts';
import { ProblemError } from '../http/problem.ts';
import type { Handler } from '../http/serve.ts';
import { winSeats } from './enterPago.ts';
import { lockPendientes } from './lockCobro.ts';

/** Throws as a link for the same invoices does, and 422 saldo_a_favor_insuficiente; then nothing is applied. */
export const handleApplyFavor: Handler<typeof applySaldoAFavor> = async (
  { who, body, now, commit },
  services,
) => {
  const moment = momentOf(services, now);
  const numeros = body.facturas.map(({ numero }) => numero);
  const aplicado = await commit(async (tx) => {
    const own = clientScope(tx, who.clienteId);
    // Courses, enrolments, invoices, receipts: all transactions lock in this order.
    const known = await own.keepFacturas(numeros);
    const pendientes = await lockPendientes(tx, known, moment);
    const owed = await own.lockFacturas(numeros);
    const { valor, moneda } = checkAmounts(body.facturas, owed);
    const recibos = await own.lockRecibosAFavor(moneda);
    const applied = applyFavor(recibos, body.facturas);
    if (!applied.ok) throw new ProblemError(applied.code);
    await own.insertAplicaciones(applied.value, { moneda, fecha: moment.today });
    await winSeats(tx, { pendientes }, numeros, moment);
    const saldos = new Map(owed.map(({ numero, saldo }) => [numero, saldo]));
    return {
      valor,
      moneda,
      aplicaciones: applied.value,
      facturas: body.facturas.map(({ numero, valor: paid }) => ({
        numero,
        saldo: (saldos.get(numero) ?? 0) - paid,
      })),
      saldoAFavor: sumValores(recibos.map(({ sinAplicar }) => sinAplicar)) - valor,
    };
  });
  services.wakeUps.emit('correo');
  return aplicado;
};
