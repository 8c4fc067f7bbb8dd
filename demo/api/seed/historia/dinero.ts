/** Money in the seed: invoices, receipts, credit notes and refunds, each with its line in the ledger. */
import type { Liquidacion } from '../../../../src/domain/anulacion/liquidar.ts';
import { planCuotas } from '../../../../src/domain/cotizacion/cuotas.ts';
import { desglosar } from '../../../../src/domain/cotizacion/desglosar.ts';
import { netOf } from '../../../../src/domain/dinero.ts';
import { estadoReciboByRefund, type Medio } from '../../../../src/domain/estados/recibo.ts';
import { condicionesOf } from './condiciones.ts';
import type { FacturaHecha, InscripcionHecha, MovimientoHecho, ReciboHecho } from './hechos.ts';
import { dateOf, type Mundo } from './mundo.ts';

/** Of a seat that was just won and is held until it is paid for. */
export function invoice(mundo: Mundo, inscripcion: InscripcionHecha): FacturaHecha {
  const { cliente, curso, participante, caducaEl = inscripcion.fecha } = inscripcion;
  const { cuotas, impuesto, fin } = condicionesOf(curso);
  const { subtotal, descuento, impuestos, total } = desglosar(inscripcion, impuesto);
  const emitidaEl = inscripcion.pasos.at(-1)?.fecha ?? inscripcion.fecha;
  const fechaEmision = dateOf(emitidaEl);
  const factura: FacturaHecha = {
    numero: '',
    tipo: 'factura',
    inscripcion,
    cliente,
    emitidaEl,
    fechaEmision,
    cuotas: planCuotas(total, cuotas, dateOf(caducaEl), fin).map(({ vence, valor }) => ({ vence, valor })),
    descripcion: `${curso.ficha.nombre} (${curso.codigo}) · ${participante.nombres} ${participante.apellidos}`,
    precioUnitario: subtotal,
    descuento,
    tarifa: impuesto.tarifa,
    base: subtotal - descuento,
    impuesto: impuestos,
    total,
    pagado: 0,
    acreditado: 0,
    aplicaciones: [],
  };
  mundo.hechos.facturas.push(factura);
  note(mundo, {
    cliente,
    documento: factura,
    tipo: 'factura',
    fecha: emitidaEl,
    descripcion: `Factura por ${curso.ficha.nombre}`,
    debe: factura.total,
    haber: 0,
  });
  return factura;
}

export function owed(factura: FacturaHecha): number {
  return factura.anuladaEl === undefined ? factura.total - factura.pagado - factura.acreditado : 0;
}

/** A receipt over an invoice. What is more than owed stays in the client's favour. */
export function receive(
  mundo: Mundo,
  factura: FacturaHecha,
  valor: number,
  fecha: number,
  how: { medio: Medio; referencia: string },
): ReciboHecho {
  const recibo: ReciboHecho = {
    numero: '',
    cliente: factura.cliente,
    recibidoEl: fecha,
    valor,
    ...how,
    estado: 'vigente',
    reembolsado: 0,
  };
  mundo.hechos.recibos.push(recibo);
  const applied = Math.min(valor, owed(factura));
  if (applied > 0) apply(mundo, recibo, factura, applied, fecha);
  factura.pagado += applied;
  note(mundo, {
    cliente: recibo.cliente,
    documento: recibo,
    tipo: 'recibo',
    fecha,
    descripcion: `Pago de ${factura.inscripcion.curso.ficha.nombre}`,
    debe: 0,
    haber: valor,
  });
  return recibo;
}

function apply(mundo: Mundo, recibo: ReciboHecho, factura: FacturaHecha, valor: number, fecha: number): void {
  const aplicacion = { recibo, factura, valor, fecha };
  factura.aplicaciones.push(aplicacion);
  mundo.hechos.aplicaciones.push(aplicacion);
}

/** Nothing was paid: the invoice itself goes (api.md, invariant 5). */
export function annul(mundo: Mundo, factura: FacturaHecha, fecha: number): void {
  const rest = owed(factura);
  factura.anuladaEl = fecha;
  note(mundo, {
    cliente: factura.cliente,
    documento: factura,
    tipo: 'anulacion',
    fecha,
    descripcion: `Anulación de la factura por ${factura.inscripcion.curso.ficha.nombre}`,
    debe: 0,
    haber: rest,
  });
}

/** Something was paid: the credit note, and what is not kept of the money freed from the invoice. */
export function credit(
  mundo: Mundo,
  factura: FacturaHecha,
  { notaCredito: valor, saldoAFavor }: Liquidacion,
  fecha: number,
): FacturaHecha | undefined {
  if (valor <= 0) return undefined;
  release(mundo, factura, saldoAFavor, fecha);
  const base = netOf(valor, factura.tarifa);
  const nota: FacturaHecha = {
    ...factura,
    numero: '',
    tipo: 'nota_credito',
    refiere: factura,
    emitidaEl: fecha,
    fechaEmision: dateOf(fecha),
    cuotas: [],
    descripcion: `Anulación de la inscripción en ${factura.inscripcion.curso.ficha.nombre}`,
    precioUnitario: base,
    descuento: 0,
    base,
    impuesto: valor - base,
    total: valor,
    pagado: 0,
    acreditado: 0,
    aplicaciones: [],
  };
  mundo.hechos.facturas.push(nota);
  factura.acreditado += valor;
  note(mundo, {
    cliente: nota.cliente,
    documento: nota,
    tipo: 'nota_credito',
    fecha,
    descripcion: nota.descripcion,
    debe: 0,
    haber: valor,
  });
  return nota;
}

/** Takes money off an invoice again: applications are ended, and what is left of one goes on as a new one. */
function release(mundo: Mundo, factura: FacturaHecha, valor: number, fecha: number): void {
  let rest = valor;
  for (const aplicacion of factura.aplicaciones.filter((a) => a.revertidaEl === undefined).reverse()) {
    if (rest <= 0) return;
    const taken = Math.min(rest, aplicacion.valor);
    aplicacion.revertidaEl = fecha;
    if (aplicacion.valor > taken) {
      apply(mundo, aplicacion.recibo, factura, aplicacion.valor - taken, fecha);
    }
    factura.pagado -= taken;
    rest -= taken;
  }
}

/** Gives back what of a receipt no invoice holds. */
export function refund(mundo: Mundo, recibo: ReciboHecho, valor: number, fecha: number): void {
  recibo.reembolsado += valor;
  recibo.estado = estadoReciboByRefund(recibo.valor, recibo.reembolsado);
  const id = mundo.azar.string.uuid();
  const referencia = `TRF-${mundo.azar.string.numeric(7)}`;
  mundo.hechos.reembolsos.push({ id, recibo, valor, fecha, referencia });
  note(mundo, {
    cliente: recibo.cliente,
    documento: recibo,
    tipo: 'reembolso',
    fecha,
    descripcion: 'Reembolso por transferencia',
    debe: valor,
    haber: 0,
  });
}

/** The bank took the money back: the receipt counts no more and the invoice is owed again. */
export function reverse(mundo: Mundo, recibo: ReciboHecho, factura: FacturaHecha, fecha: number): void {
  release(mundo, factura, recibo.valor, fecha);
  recibo.estado = 'reversado';
  recibo.reembolsado = recibo.valor;
  note(mundo, {
    cliente: recibo.cliente,
    documento: recibo,
    tipo: 'ajuste',
    fecha,
    descripcion: 'Cheque devuelto por el banco',
    debe: recibo.valor,
    haber: 0,
  });
}

/** A line of the ledger, if there is an amount at all. */
function note(mundo: Mundo, movimiento: MovimientoHecho): void {
  if (movimiento.debe !== movimiento.haber) mundo.hechos.movimientos.push(movimiento);
}
