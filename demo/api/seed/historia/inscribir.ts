/** One enrolment from its first day to what became of it, with the money that goes with it. */
import { percentOf } from '../../../../src/domain/dinero.ts';
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { addDays, daysBetween } from '../../../../src/domain/fechas.ts';
import { precioCurso } from '../../../../src/domain/precioCurso.ts';
import { between, chance, pick } from '../azar.ts';
import type { Persona } from '../nombres.ts';
import { payByLink } from './cobrar.ts';
import { annul, credit, invoice, owed, receive, refund } from './dinero.ts';
import type { ClienteHecho, CursoHecho, FacturaHecha, InscripcionHecha } from './hechos.ts';
import { after, dateOf, type Mundo, momentOf } from './mundo.ts';

export interface Quien {
  cliente: ClienteHecho;
  curso: CursoHecho;
  /** Left out: the client in person. */
  participante?: Persona;
  /** Yesterday or the day before: what is held for three days is still held. */
  reciente?: true;
}

const holdDays = 3;

/** A new enrolment in its first state; undefined where the person has one in that course that still counts. */
export function enrol(mundo: Mundo, quien: Quien, estado: EstadoInscripcion): InscripcionHecha | undefined {
  const { cliente, curso, participante = cliente } = quien;
  if (curso.ocupadoPor.has(participante.identificacion)) return undefined;
  const fecha = enrolmentDay(mundo, quien);
  const { valor: total } = precioCurso(
    {
      precio: curso.ficha.precio,
      descuento: curso.ficha.descuento && { ...curso.ficha.descuento, hasta: curso.descuentoHasta ?? '' },
    },
    dateOf(fecha),
  );
  const inscripcion: InscripcionHecha = {
    numero: '',
    cliente,
    curso,
    participante: { ...participante, correo: cliente.correo },
    estado,
    fecha,
    valor: curso.ficha.precio,
    descuento: curso.ficha.precio - total,
    total,
    canal: chance(mundo.azar, 35) ? 'publico' : 'portal',
    pasos: [{ de: null, a: estado, fecha, actor: 'cliente' }],
  };
  if (estado === 'en_espera') {
    curso.espera += 1;
    inscripcion.ordenEspera = curso.espera;
  } else curso.libres -= 1;
  curso.ocupadoPor.add(participante.identificacion);
  mundo.hechos.inscripciones.push(inscripcion);
  return inscripcion;
}

function enrolmentDay(mundo: Mundo, { curso, reciente }: Quien): number {
  // Nobody enrols in a course on the very day on which it is cancelled, so that there is time to pay before.
  const last = addDays(mundo.hoy, curso.canceladoEl === undefined ? -1 : -5);
  const [until = last] = [curso.inscripcionHasta, last].sort();
  const from =
    reciente && addDays(until, -1) > curso.inscripcionDesde ? addDays(until, -1) : curso.inscripcionDesde;
  return momentOf(mundo, addDays(from, between(mundo.azar, 0, daysBetween(from, until))));
}

/** The next state. Leaving a seat, or the course's list of names, gives it back. */
export function step(
  inscripcion: InscripcionHecha,
  a: EstadoInscripcion,
  fecha: number,
  actor: 'cliente' | 'institucion' | 'sistema',
): void {
  const { curso, participante } = inscripcion;
  const wasWaiting = inscripcion.estado === 'en_espera';
  inscripcion.pasos.push({ de: inscripcion.estado, a, fecha, actor });
  inscripcion.estado = a;
  if (a === 'rechazada' || a === 'caducada' || a === 'anulada') {
    curso.ocupadoPor.delete(participante.identificacion);
    if (!wasWaiting) curso.libres += 1;
  } else if (wasWaiting) curso.libres -= 1;
}

/** Billed and waiting for the money. Nothing to pay means a seat at once. */
export function bill(mundo: Mundo, quien: Quien, partes = quien.curso.ficha.cuotas ?? 1) {
  const inscripcion = enrol(mundo, quien, quien.curso.ficha.precio === 0 ? 'activa' : 'pendiente_pago');
  if (!inscripcion || inscripcion.total === 0) return { inscripcion };
  const factura = invoice(mundo, inscripcion, inscripcion.fecha, partes);
  inscripcion.caducaEl = inscripcion.fecha + holdDays * 86_400_000;
  return { inscripcion, factura };
}

/** Pays so many instalments (all when left out); the first payment makes the enrolment active. */
export function pay(
  mundo: Mundo,
  inscripcion: InscripcionHecha,
  factura: FacturaHecha,
  partes?: number,
  extra = 0,
): void {
  const cuotas = factura.cuotas.slice(0, partes ?? factura.cuotas.length);
  const whole = partes === undefined && (cuotas.length === 1 || chance(mundo.azar, 60));
  const amounts = whole ? [owed(factura)] : cuotas.map((cuota) => cuota.valor);
  let fecha = inscripcion.pasos.at(-1)?.fecha ?? inscripcion.fecha;
  for (const [i, amount] of amounts.entries()) {
    // Instalments that are still to come stay owed.
    if (i > 0 && fecha + 32 * 86_400_000 > mundo.ahora) return;
    fecha = i === 0 ? after(mundo, fecha, 0, 2) : after(mundo, fecha, 24, 31);
    const valor = i === amounts.length - 1 ? amount + extra : amount;
    if (chance(mundo.azar, 55) && extra === 0) payByLink(mundo, factura, valor, fecha);
    else receive(mundo, factura, valor, fecha, byHand(mundo));
    if (i === 0) {
      delete inscripcion.caducaEl;
      step(inscripcion, 'activa', fecha, 'sistema');
    }
  }
}

export function finish(mundo: Mundo, inscripcion: InscripcionHecha): void {
  const end = momentOf(mundo, inscripcion.curso.fin);
  const last = inscripcion.pasos.at(-1)?.fecha ?? end;
  step(inscripcion, 'finalizada', Math.max(end, last), 'institucion');
}

export function expire(mundo: Mundo, inscripcion: InscripcionHecha, factura: FacturaHecha): void {
  const fecha = after(mundo, inscripcion.fecha, holdDays, holdDays);
  annul(mundo, factura, fecha);
  step(inscripcion, 'caducada', fecha, 'sistema');
}

/** Cancelled as api.md's invariant 5 has it; sometimes the rest is given back, sometimes it stays in favour. */
export function cancel(
  mundo: Mundo,
  inscripcion: InscripcionHecha,
  factura: FacturaHecha | undefined,
  by: { actor: 'cliente' | 'institucion'; motivo: string; refund: boolean; from?: number },
): void {
  const last = inscripcion.pasos.at(-1)?.fecha ?? inscripcion.fecha;
  const paidUntil = factura?.aplicaciones.at(-1)?.fecha ?? last;
  const fecha =
    by.from === undefined
      ? after(mundo, Math.max(last, paidUntil), 1, 4)
      : Math.max(last, paidUntil, by.from);
  const policy = by.actor === 'institucion' ? 0 : (inscripcion.curso.ficha.retencion ?? 0);
  let retencion = 0;
  if (factura && factura.pagado === 0) annul(mundo, factura, fecha);
  else if (factura) {
    retencion = percentOf(factura.total, policy);
    credit(mundo, factura, retencion, fecha);
    if (by.refund) giveBack(mundo, factura, fecha);
  }
  inscripcion.anulada = { fecha, motivo: by.motivo, retencion };
  delete inscripcion.caducaEl;
  step(inscripcion, 'anulada', fecha, by.actor);
}

function giveBack(mundo: Mundo, factura: FacturaHecha, from: number): void {
  const recibos = new Set(factura.aplicaciones.map((aplicacion) => aplicacion.recibo));
  for (const recibo of recibos) {
    const held = factura.aplicaciones
      .filter((aplicacion) => aplicacion.recibo === recibo && aplicacion.revertidaEl === undefined)
      .reduce((sum, aplicacion) => sum + aplicacion.valor, 0);
    const free = recibo.valor - recibo.reembolsado - held;
    if (free > 0) refund(mundo, recibo, free, after(mundo, from, 2, 6));
  }
}

export function byHand(mundo: Mundo): {
  medio: 'transferencia' | 'efectivo' | 'cheque' | 'tarjeta';
  referencia: string;
} {
  const medio = pick(mundo.azar, [
    'transferencia',
    'transferencia',
    'transferencia',
    'efectivo',
    'tarjeta',
    'cheque',
  ] as const);
  const prefix = { transferencia: 'TRF', efectivo: 'CAJA', cheque: 'CHQ', tarjeta: 'DAT' }[medio];
  return { medio, referencia: `${prefix}-${mundo.azar.string.numeric(7)}` };
}
