/** Adds invoices, receipts, credit notes and refunds to the seed, each with its line in the ledger. */
import type { Settlement } from '../../../src/domain/anulacion/settleFactura.ts';
import { planCuotas } from '../../../src/domain/cotizacion/planCuotas.ts';
import { splitTax } from '../../../src/domain/cotizacion/splitTax.ts';
import { netOf } from '../../../src/domain/dinero.ts';
import { estadoReciboByRefund, type Medio } from '../../../src/domain/estados/recibo.ts';
import type { DraftFactura, DraftInscripcion, DraftMovimiento, DraftRecibo } from './drafts.ts';
import { random } from './random.ts';
import { isoDateOf, type World } from './world.ts';

/** Adds the invoice of an enrolment that just got a seat. */
export function invoice(world: World, inscripcion: DraftInscripcion): DraftFactura {
  const { cliente, curso, participante, caducaEl, historial } = inscripcion;
  const { impuestoTarifa: tarifa, nombre } = curso;
  const { subtotal, descuento, impuestos, total } = splitTax(inscripcion, { codigo: 'IVA', tarifa });
  const creadaEl = historial.at(-1)?.fecha ?? inscripcion.fecha;
  const plan = planCuotas(total, curso.cuotas, isoDateOf(caducaEl ?? inscripcion.fecha), curso.fin);
  const factura: DraftFactura = {
    numero: '',
    tipo: 'factura',
    refiere: null,
    inscripcion,
    cliente,
    creadaEl,
    estado: 'emitida',
    anuladaEl: null,
    cuotas: plan.map(({ vence, valor }) => ({ vence, valor })),
    descripcion: `${nombre} · ${participante.nombres} ${participante.apellidos} (${curso.identificacion})`,
    tarifa,
    subtotal,
    descuento,
    impuestos,
    total,
    pagado: 0,
    acreditado: 0,
    aplicaciones: [],
  };
  world.facturas.push(factura);
  note(world, factura, 'factura', creadaEl, `Factura por ${nombre}`, total);
  return factura;
}

export function owed({ estado, total, pagado, acreditado }: DraftFactura): number {
  return estado === 'anulada' ? 0 : total - pagado - acreditado;
}

/** Adds a receipt for an invoice. Money above the debt stays in the client's favour. */
export function receive(
  world: World,
  factura: DraftFactura,
  valor: number,
  fecha: number,
  how: { medio: Medio; referencia: string },
): DraftRecibo {
  const { cliente, inscripcion } = factura;
  const start = { numero: '', pago: null, estado: 'vigente', reembolsado: 0 } as const;
  const recibo: DraftRecibo = { ...start, ...how, cliente, valor, creadoEl: fecha };
  world.recibos.push(recibo);
  const applied = Math.min(valor, owed(factura));
  if (applied > 0) apply(world, recibo, factura, applied, fecha);
  factura.pagado += applied;
  note(world, recibo, 'recibo', fecha, `Pago de ${inscripcion.curso.nombre}`, -valor);
  return recibo;
}

function apply(world: World, recibo: DraftRecibo, factura: DraftFactura, valor: number, fecha: number): void {
  const aplicacion = { recibo, factura, valor, fecha, revertidaEl: null };
  factura.aplicaciones.push(aplicacion);
  world.aplicaciones.push(aplicacion);
}

/** Annuls an invoice of which nothing was paid (invariant 5 of the contract). */
export function annul(world: World, factura: DraftFactura, fecha: number): void {
  const rest = owed(factura);
  factura.estado = 'anulada';
  factura.anuladaEl = fecha;
  const text = `Anulación de la factura por ${factura.inscripcion.curso.nombre}`;
  note(world, factura, 'anulacion', fecha, text, -rest);
}

/** Adds a credit note for a paid invoice, and releases the money that the institution does not keep. */
export function credit(
  world: World,
  factura: DraftFactura,
  { notaCredito: total, saldoAFavor }: Settlement,
  fecha: number,
): void {
  if (total <= 0) return;
  release(world, factura, saldoAFavor, fecha);
  const subtotal = netOf(total, factura.tarifa);
  const nota: DraftFactura = {
    ...factura,
    numero: '',
    tipo: 'nota_credito',
    refiere: factura,
    creadaEl: fecha,
    cuotas: [],
    descripcion: `Anulación de la inscripción en ${factura.inscripcion.curso.nombre}`,
    subtotal,
    descuento: 0,
    impuestos: total - subtotal,
    total,
    pagado: 0,
    acreditado: 0,
    aplicaciones: [],
  };
  world.facturas.push(nota);
  factura.acreditado += total;
  note(world, nota, 'nota_credito', fecha, nota.descripcion, -total);
}

/** Takes money off an invoice: reverts its latest applications, and adds a new one for what remains. */
function release(world: World, factura: DraftFactura, valor: number, fecha: number): void {
  let rest = valor;
  for (const aplicacion of factura.aplicaciones.filter((one) => one.revertidaEl === null).reverse()) {
    if (rest <= 0) return;
    const taken = Math.min(rest, aplicacion.valor);
    aplicacion.revertidaEl = fecha;
    if (aplicacion.valor > taken) {
      apply(world, aplicacion.recibo, factura, aplicacion.valor - taken, fecha);
    }
    factura.pagado -= taken;
    rest -= taken;
  }
}

/** Refunds money of a receipt that no invoice uses. */
export function draftRefund(world: World, recibo: DraftRecibo, valor: number, fecha: number): void {
  recibo.reembolsado += valor;
  recibo.estado = estadoReciboByRefund(recibo.valor, recibo.reembolsado);
  const id = random.string.uuid();
  world.reembolsos.push({ id, recibo, valor, fecha, referencia: `TRF-${random.string.numeric(7)}` });
  note(world, recibo, 'reembolso', fecha, 'Reembolso por transferencia', valor);
}

/** The bank takes the money of a receipt back, so the invoice is owed again. */
export function reverse(world: World, recibo: DraftRecibo, factura: DraftFactura, fecha: number): void {
  release(world, factura, recibo.valor, fecha);
  recibo.estado = 'reversado';
  recibo.reembolsado = recibo.valor;
  note(world, recibo, 'ajuste', fecha, 'Cheque devuelto por el banco', recibo.valor);
}

/** Adds a line to the ledger unless the amount is 0. A positive amount increases the debt. */
function note(
  world: World,
  documento: DraftFactura | DraftRecibo,
  tipo: DraftMovimiento['tipo'],
  fecha: number,
  descripcion: string,
  valor: number,
): void {
  if (valor === 0) return;
  const { cliente } = documento;
  const [debe, haber] = valor > 0 ? [valor, 0] : [0, -valor];
  world.movimientos.push({ cliente, documento, tipo, fecha, descripcion, debe, haber });
}
