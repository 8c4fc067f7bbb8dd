/** The money of the model: bills, receipts, credit notes and refunds, each with its line in the ledger. */
import type { Settlement } from '../../../src/domain/anulacion/settleFactura.ts';
import { planCuotas } from '../../../src/domain/cotizacion/planCuotas.ts';
import { splitTax } from '../../../src/domain/cotizacion/splitTax.ts';
import { releaseAplicaciones } from '../../../src/domain/cuenta/applyPago.ts';
import { deudasOf, paysForSeat } from '../../../src/domain/cuenta/deudas.ts';
import type { TipoMovimiento } from '../../../src/domain/cuenta/movimientos.ts';
import { endOfHold } from '../../../src/domain/deadlines.ts';
import { estadoReciboByRefund } from '../../../src/domain/estados/recibo.ts';
import { dayOf } from '../../../src/domain/fechas.ts';
import { type PaidEnlace, recordPago } from '../../../src/domain/pagos/recordPago.ts';
import type { Factura, Inscripcion, Recibo, World } from './world.ts';

function note(world: World, tipo: TipoMovimiento, debe: number, haber: number): void {
  if (debe > 0 || haber > 0) world.movimientos.push({ tipo, debe, haber });
}

/** Once a seat is won and there is something to pay. */
export function bill(world: World, { numero, valor, descuento, total }: Inscripcion): void {
  if (total === 0) return;
  const { curso, now } = world;
  const { lineas: _lineas, ...importes } = splitTax({ valor, descuento }, curso.impuesto);
  world.facturas.push({
    numero: `F${world.facturas.length}`,
    tipo: 'factura',
    inscripcion: numero,
    estado: 'emitida',
    ...importes,
    cuotas: planCuotas(total, curso.cuotas ?? 1, dayOf(endOfHold(curso, now)), curso.fin),
    pagado: 0,
    acreditado: 0,
  });
  note(world, 'factura', total, 0);
}

/** Enters confirmed money and answers the enrolments whose seat it pays for. */
export function receive(
  world: World,
  valor: number,
  creadoEl: number,
  { enlace, pedido = valor }: { enlace?: PaidEnlace; pedido?: number } = {},
) {
  const recorded = recordPago(
    { valor, pedido, moneda: 'USD', creadoEl },
    enlace,
    deudasOf(world.facturas.filter(isBill)),
  );
  if (!recorded.ok) throw new Error(recorded.code);
  const recibo: Recibo = {
    numero: `R${world.recibos.length}`,
    valor,
    reembolsado: 0,
    aplicado: 0,
    estado: 'vigente',
  };
  world.recibos.push(recibo);
  note(world, 'recibo', 0, valor);
  for (const { factura: numero, valor: taken } of recorded.value.aplicaciones)
    apply(world, recibo, numero, taken);
  const touched = recorded.value.aplicaciones.map((aplicacion) => findFactura(world, aplicacion.factura));
  const seats = touched.filter(paysForSeat).map(({ inscripcion }) => inscripcion);
  return { recibo, paysEnlace: recorded.value.paysEnlace, seats };
}

function apply(world: World, recibo: Recibo, numero: string, valor: number): void {
  world.aplicaciones.push({ recibo: recibo.numero, factura: numero, valor, isInForce: true });
  recibo.aplicado += valor;
  findFactura(world, numero).pagado += valor;
}

/** Takes money off an invoice, the latest application first. */
function release(world: World, factura: Factura, valor: number, only?: Recibo): void {
  const inForce = world.aplicaciones.filter(
    (one) => one.isInForce && one.factura === factura.numero && (!only || one.recibo === only.numero),
  );
  for (const { aplicacion, taken, left } of releaseAplicaciones(inForce, valor)) {
    const recibo = findRecibo(world, aplicacion.recibo);
    aplicacion.isInForce = false;
    recibo.aplicado -= taken + left;
    factura.pagado -= taken + left;
    if (left > 0) apply(world, recibo, factura.numero, left);
  }
}

/** Does to the invoice what settleFactura says. */
export function settle(world: World, factura: Factura | undefined, settlement: Settlement): void {
  if (!factura) return;
  if (settlement.anulaFactura) {
    if (factura.estado === 'anulada') throw new Error('annulled twice');
    note(world, 'anulacion', 0, factura.total - factura.acreditado);
    factura.estado = 'anulada';
    return;
  }
  release(world, factura, settlement.saldoAFavor);
  const total = settlement.notaCredito;
  if (total === 0) return;
  const { lineas: _lineas, ...importes } = splitTax({ valor: total, descuento: 0 }, world.curso.impuesto);
  world.facturas.push({
    ...factura,
    ...importes,
    numero: `N${world.facturas.length}`,
    tipo: 'nota_credito',
    cuotas: [],
    pagado: 0,
    acreditado: 0,
  });
  factura.acreditado += total;
  note(world, 'nota_credito', 0, total);
}

/** Gives back so many percent of what is in favour. */
export function refund(world: World, recibo: Recibo | undefined, percent: number): void {
  if (!recibo || isClosed(recibo)) return;
  const sinAplicar = recibo.valor - recibo.reembolsado - recibo.aplicado;
  const valor = Math.ceil((sinAplicar * percent) / 100);
  if (valor === 0) return;
  moveRecibo(recibo, recibo.reembolsado + valor);
  note(world, 'reembolso', valor, 0);
}

/** A cheque comes back: all of it, wherever it went. */
export function bounce(world: World, recibo: Recibo | undefined): void {
  if (!recibo || isClosed(recibo) || recibo.reembolsado > 0) return;
  for (const factura of world.facturas) {
    const held = world.aplicaciones.filter(
      (one) => one.isInForce && one.factura === factura.numero && one.recibo === recibo.numero,
    );
    release(
      world,
      factura,
      held.reduce((sum, one) => sum + one.valor, 0),
      recibo,
    );
  }
  recibo.reembolsado = recibo.valor;
  recibo.estado = 'reversado';
  note(world, 'ajuste', recibo.valor, 0);
}

function moveRecibo(recibo: Recibo, reembolsado: number): void {
  const next = estadoReciboByRefund(recibo.valor, reembolsado);
  if (isClosed(recibo)) throw new Error(`${recibo.estado} → ${next}`);
  recibo.reembolsado = reembolsado;
  recibo.estado = next;
}

/** All of it was given back, or taken back by its bank. */
function isClosed({ estado }: Recibo): boolean {
  return estado === 'reembolsado' || estado === 'reversado';
}

function isBill({ tipo }: Factura): boolean {
  return tipo === 'factura';
}

function findFactura(world: World, numero: string): Factura {
  const found = world.facturas.find((factura) => factura.numero === numero);
  if (!found) throw new Error(`No invoice ${numero}`);
  return found;
}

function findRecibo(world: World, numero: string): Recibo {
  const found = world.recibos.find((recibo) => recibo.numero === numero);
  if (!found) throw new Error(`No receipt ${numero}`);
  return found;
}
