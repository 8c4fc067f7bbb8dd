/**
 * The events of an enrolment, from enrolling to its end, with the money. They follow the rules of src/domain; a story that
 * these do not allow throws.
 */
import { anulableHasta } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion, settleFactura } from '../../../src/domain/anulacion/settleFactura.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { expiryOf } from '../../../src/domain/deadlines.ts';
import {
  type EventoInscripcion,
  initialEstado,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import { addDays, daysBetween, startOfDay } from '../../../src/domain/fechas.ts';
import { condicionOf } from '../cursos/condicionesOf.ts';
import type { Actor } from '../inscripciones/changeEstado.ts';
import type { DraftCliente, DraftCurso, DraftFactura, DraftInscripcion } from './drafts.ts';
import { payByLink } from './links.ts';
import { annul, credit, draftRefund, invoice, owed, receive } from './money.ts';
import type { SeedPerson } from './people.ts';
import { between, chance, pick, random } from './random.ts';
import { after, instantOf, minute, type World } from './world.ts';

export interface Enrolling {
  cliente: DraftCliente;
  curso: DraftCurso;
  /** Default: the client. */
  participante?: SeedPerson;
  /** `recent`: in the last days, so that an unpaid seat is still held. `early`: soon after the start. Default: any day. */
  when?: 'recent' | 'early';
  /** Takes a place in the waiting list. */
  waits?: true;
}

/** An early enrolment happens within this many days. */
const early = 4;

/** Draws a time in the enrolment window; for the waiting list, a time after the latest enrolment. */
function enrolmentMoment(world: World, { curso, when, waits }: Enrolling): number {
  // Later people get later places in the waiting list.
  if (waits) return Math.min(curso.lastTaken + between(5, 400) * minute, world.now - minute);
  // The last days before a course is cancelled are left out, so that people have time to pay.
  const last = addDays(world.today, curso.canceladoEl === null ? -1 : -5);
  const [until = last] = [curso.inscripcionHasta, last].sort();
  const isLate = when === 'recent' && addDays(until, -1) > curso.inscripcionDesde;
  const from = isLate ? addDays(until, -1) : curso.inscripcionDesde;
  const days = daysBetween(from, until);
  return instantOf(world, addDays(from, between(0, when === 'early' ? Math.min(early, days) : days)));
}

/** Converts the course to the form of src/domain. */
function condicionesOf(curso: DraftCurso) {
  const { descuentoMotivo: motivo, descuentoValor: valor, descuentoHasta: hasta } = curso;
  const condicion = condicionOf(curso);
  return {
    ...curso,
    moneda: 'USD' as const,
    descuento: motivo && valor && hasta ? { motivo, valor, hasta, condicion } : undefined,
    impuesto: { codigo: 'IVA', tarifa: curso.impuestoTarifa },
    anulacion: {
      hasta: curso.anulacionHasta,
      retencionValor: 0,
      retencionPorcentaje: curso.anulacionRetencionPorcentaje,
      requiereAprobacion: curso.anulacionRequiereAprobacion,
    },
  };
}

/** Adds an enrolment in its first state; undefined if the person already enrolled in the course. */
export function draftEnrolment(world: World, enrolling: Enrolling): DraftInscripcion | undefined {
  const { cliente, curso, participante = cliente, waits = false } = enrolling;
  if (curso.enrolled.has(participante.identificacion)) return undefined;
  const fecha = enrolmentMoment(world, enrolling);
  // Every second person meets the condition of the discount.
  const condicion = curso.enrolled.size % 2 === 0 ? condicionOf(curso) : undefined;
  const { valor, descuento, total } = quoteCurso(condicionesOf(curso), fecha, {
    meets: condicion !== undefined,
  });
  const { requiereAprobacion } = curso;
  const estado = initialEstado({ hasSeat: !waits, requiereAprobacion, total });
  const inscripcion: DraftInscripcion = {
    numero: '',
    cliente,
    curso,
    participante,
    estado,
    fecha,
    valor,
    descuento,
    total,
    condicion: descuento > 0 ? (condicion ?? null) : null,
    caducaEl: expiryOf(estado, curso, fecha) ?? null,
    ordenEspera: waits ? curso.ultimaEspera + 1 : null,
    anuladaEl: null,
    anuladaMotivo: null,
    anuladaRetencion: null,
    canal: chance(35) ? 'publico' : 'portal',
    historial: [{ de: null, a: estado, fecha, actor: 'cliente' }],
  };
  if (waits) curso.ultimaEspera += 1;
  // A seat is never given back here, so that at no time more people have a seat than there are seats.
  else curso.free -= 1;
  curso.lastTaken = Math.max(curso.lastTaken, fecha);
  curso.enrolled.add(participante.identificacion);
  world.inscripciones.push(inscripcion);
  return inscripcion;
}

/** Moves an enrolment to its next state. Throws if src/domain does not allow it. */
export function step(
  inscripcion: DraftInscripcion,
  evento: EventoInscripcion,
  fecha: number,
  actor: Actor,
): void {
  const { estado: de, curso } = inscripcion;
  const next = transitionInscripcion(inscripcion, evento);
  if (!next.ok) throw new Error(`No “${evento}” from ${de}.`);
  inscripcion.historial.push({ de, a: next.value, fecha, actor });
  inscripcion.estado = next.value;
  inscripcion.caducaEl = expiryOf(next.value, curso, fecha) ?? null;
}

const lastStep = ({ historial, fecha }: DraftInscripcion): number => historial.at(-1)?.fecha ?? fecha;

/** Enrols with a seat, approves if the course requires it, and bills if there is something to pay. */
export function draftFactura(world: World, enrolling: Enrolling) {
  const inscripcion = draftEnrolment(world, enrolling);
  if (inscripcion?.estado === 'pendiente_aprobacion') {
    return { inscripcion, factura: approve(world, inscripcion) };
  }
  const factura = inscripcion?.estado === 'pendiente_pago' ? invoice(world, inscripcion) : undefined;
  return { inscripcion, factura };
}

export function approve(world: World, inscripcion: DraftInscripcion): DraftFactura | undefined {
  step(inscripcion, 'aprobar', after(world, inscripcion.fecha, 1, 2), 'institucion');
  return inscripcion.estado === 'pendiente_pago' ? invoice(world, inscripcion) : undefined;
}

/** Pays `parts` instalments (default: all); the first payment makes the enrolment active. */
export function pay(
  world: World,
  inscripcion: DraftInscripcion,
  factura: DraftFactura,
  parts?: number,
  extra = 0,
): void {
  const cuotas = factura.cuotas.slice(0, parts ?? factura.cuotas.length);
  const isWhole = parts === undefined && (cuotas.length === 1 || chance(60));
  const amounts = isWhole ? [owed(factura)] : cuotas.map((cuota) => cuota.valor);
  let fecha = lastStep(inscripcion);
  for (const [i, amount] of amounts.entries()) {
    // Instalments of the coming weeks stay unpaid.
    if (i > 0 && fecha + 32 * 1440 * minute > world.now) return;
    fecha = i === 0 ? payday(world, inscripcion) : after(world, fecha, 24, 31);
    const valor = i === amounts.length - 1 ? amount + extra : amount;
    if (chance(55) && extra === 0) payByLink(world, factura, valor, fecha);
    else receive(world, factura, valor, fecha, byHand());
    if (i === 0) step(inscripcion, 'pagar', fecha, 'sistema');
  }
}

/** Draws a time to pay before the seat expires. */
export function payday(world: World, inscripcion: DraftInscripcion): number {
  const wanted = after(world, lastStep(inscripcion), 0, 2);
  return Math.min(wanted, (inscripcion.caducaEl ?? wanted) - minute);
}

/** Finishes the enrolment in the first minute after the last day, as the task does. */
export function finish(world: World, inscripcion: DraftInscripcion): void {
  const over = startOfDay(addDays(inscripcion.curso.fin, 1)) + between(1, 59) * 1000;
  step(inscripcion, 'finalizar', Math.min(over, world.now), 'sistema');
}

/** Ends an enrolment in the first minute after its deadline, as the task does. Does nothing before the deadline. */
export function expire(world: World, inscripcion: DraftInscripcion, factura: DraftFactura): void {
  const fecha = (inscripcion.caducaEl ?? Number.POSITIVE_INFINITY) + between(1, 59) * 1000;
  if (fecha > world.now) return;
  annul(world, factura, fecha);
  step(inscripcion, 'caducar', fecha, 'sistema');
}

interface Leaving {
  actor: 'cliente' | 'institucion';
  motivo: string;
  /** True: the rest of the money is refunded; false: it stays in the client's favour. */
  isRefunded: boolean;
  /** The earliest time of the cancellation. */
  from?: number | null;
}

/** Cancels by invariant 5 of the contract. Returns false, and changes nothing, if it is too late. */
export function cancel(
  world: World,
  inscripcion: DraftInscripcion,
  factura: DraftFactura | undefined,
  { actor, motivo, isRefunded, from }: Leaving,
): boolean {
  const condiciones = condicionesOf(inscripcion.curso);
  const last = Math.max(lastStep(inscripcion), factura?.aplicaciones.at(-1)?.fecha ?? 0);
  const isActiva = inscripcion.estado === 'activa';
  // An unpaid seat is held for three days at most.
  const soon = () => (isActiva ? after(world, last, 1, 4) : after(world, last, 0, 2));
  const fecha = from ? Math.max(last, from) : soon();
  const late =
    isActiva && actor === 'cliente' ? startOfDay(addDays(anulableHasta(condiciones), 1)) : undefined;
  if (fecha >= (late ?? inscripcion.caducaEl ?? Number.POSITIVE_INFINITY)) return false;
  const policy = isActiva && actor === 'cliente' ? condiciones.anulacion : noRetencion;
  const settlement = settleFactura(factura && { ...factura, estado: 'emitida' }, policy);
  if (factura && settlement.anulaFactura) annul(world, factura, fecha);
  else if (factura) credit(world, factura, settlement, fecha);
  if (factura && isRefunded) giveBack(world, factura, fecha);
  const { retencion: anuladaRetencion } = settlement;
  Object.assign(inscripcion, { anuladaEl: fecha, anuladaMotivo: motivo, anuladaRetencion });
  // If the institution must approve, it is the actor.
  const isApproved = isActiva && condiciones.anulacion.requiereAprobacion;
  step(inscripcion, 'anular', fecha, isApproved ? 'institucion' : actor);
  return true;
}

function giveBack(world: World, factura: DraftFactura, from: number): void {
  for (const recibo of new Set(factura.aplicaciones.map((aplicacion) => aplicacion.recibo))) {
    const held = factura.aplicaciones
      .filter((aplicacion) => aplicacion.recibo === recibo && aplicacion.revertidaEl === null)
      .reduce((sum, { valor }) => sum + valor, 0);
    const free = recibo.valor - recibo.reembolsado - held;
    if (free > 0) draftRefund(world, recibo, free, after(world, from, 2, 6));
  }
}

const ways = ['transferencia', 'transferencia', 'transferencia', 'efectivo', 'tarjeta', 'cheque'] as const;
const prefixes: Readonly<Record<(typeof ways)[number], string>> = {
  transferencia: 'TRF',
  efectivo: 'CAJA',
  cheque: 'CHQ',
  tarjeta: 'DAT',
};

export function byHand(): { medio: (typeof ways)[number]; referencia: string } {
  const medio = pick(ways);
  return { medio, referencia: `${prefixes[medio]}-${random.string.numeric(7)}` };
}
