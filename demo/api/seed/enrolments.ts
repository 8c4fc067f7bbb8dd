/**
 * One enrolment from its first day to what became of it, with the money that goes with it. What may follow what, until
 * when and at what cost, the rules of src/domain say: a story that they do not allow throws.
 */

import { anulableHasta } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion, settleFactura } from '../../../src/domain/anulacion/settleFactura.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { caducidadOf } from '../../../src/domain/deadlines.ts';
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
import { annul, credit, invoice, owed, receive, refund } from './money.ts';
import type { Person } from './people.ts';
import { between, chance, pick } from './random.ts';
import { after, minute, momentOf, type World } from './world.ts';

/** Who enrols in what, and when. */
export interface Enrolling {
  cliente: DraftCliente;
  curso: DraftCurso;
  /** Left out: the client in person. */
  participante?: Person;
  /** `recent`: yesterday or the day before, within the three days for which a seat is held. Left out: any day. */
  when?: 'recent' | 'early';
  /** All seats are taken: a place in the waiting list. */
  waits?: true;
}

/** Days within which a person enrols for whom it is to be early. */
const early = 4;

/** While the course takes people, and in a waiting list after the last seat is gone. */
function enrolmentMoment(world: World, { curso, when, waits }: Enrolling): number {
  // Who comes later waits further back.
  if (waits) return Math.min(curso.lastTaken + between(world.random, 5, 400) * minute, world.now - minute);
  // Nobody enrols in a course on the very day on which it is cancelled, so that there is time to pay before.
  const last = addDays(world.today, curso.canceladoEl === null ? -1 : -5);
  const [until = last] = [curso.inscripcionHasta, last].sort();
  const isLate = when === 'recent' && addDays(until, -1) > curso.inscripcionDesde;
  const from = isLate ? addDays(until, -1) : curso.inscripcionDesde;
  const days = daysBetween(from, until);
  return momentOf(
    world,
    addDays(from, between(world.random, 0, when === 'early' ? Math.min(early, days) : days)),
  );
}

/** The course as the rules of src/domain read it. */
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

/** A new enrolment in its first state; undefined where the person has been in that course before. */
export function enrol(world: World, enrolling: Enrolling): DraftInscripcion | undefined {
  const { cliente, curso, participante = cliente, waits = false } = enrolling;
  if (curso.enrolled.has(participante.identificacion)) return undefined;
  const fecha = enrolmentMoment(world, enrolling);
  // Every second one meets the condition.
  const condicion = curso.enrolled.size % 2 === 0 ? condicionOf(curso) : undefined;
  const { valor, descuento, total } = quoteCurso(condicionesOf(curso), fecha, {
    meets: condicion !== undefined,
  });
  const { requiereAprobacion } = curso;
  const estado = initialEstado({ hayCupo: !waits, requiereAprobacion, total });
  const inscripcion: DraftInscripcion = {
    ...{ numero: '', cliente, curso, participante, estado, fecha, valor, descuento, total },
    condicion: descuento > 0 ? (condicion ?? null) : null,
    caducaEl: caducidadOf(estado, curso, fecha) ?? null,
    ordenEspera: waits ? curso.ultimaEspera + 1 : null,
    ...{ anuladaEl: null, anuladaMotivo: null, anuladaRetencion: null },
    canal: chance(world.random, 35) ? 'publico' : 'portal',
    historial: [{ de: null, a: estado, fecha, actor: 'cliente' }],
  };
  if (waits) curso.ultimaEspera += 1;
  // Never given back, so that there are enough of them at every moment of the story and not only at its end.
  else curso.free -= 1;
  curso.lastTaken = Math.max(curso.lastTaken, fecha);
  curso.enrolled.add(participante.identificacion);
  world.inscripciones.push(inscripcion);
  return inscripcion;
}

/** What happens next to an enrolment. */
export function step(
  inscripcion: DraftInscripcion,
  evento: EventoInscripcion,
  fecha: number,
  actor: Actor,
): void {
  const { estado: de, curso } = inscripcion;
  const next = transitionInscripcion(inscripcion, evento);
  if (!next.ok) throw new Error(`No “${evento}” from ${de}.`);
  inscripcion.historial.push({ de, a: next.valor, fecha, actor });
  inscripcion.estado = next.valor;
  inscripcion.caducaEl = caducidadOf(next.valor, curso, fecha) ?? null;
}

const lastStep = ({ historial, fecha }: DraftInscripcion): number => historial.at(-1)?.fecha ?? fecha;

/** With a seat, approved where that is asked for, and billed where there is something to pay. */
export function bill(world: World, enrolling: Enrolling) {
  const inscripcion = enrol(world, enrolling);
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

/** Pays so many instalments (all when left out); the first payment makes the enrolment active. */
export function pay(
  world: World,
  inscripcion: DraftInscripcion,
  factura: DraftFactura,
  parts?: number,
  extra = 0,
): void {
  const cuotas = factura.cuotas.slice(0, parts ?? factura.cuotas.length);
  const isWhole = parts === undefined && (cuotas.length === 1 || chance(world.random, 60));
  const amounts = isWhole ? [owed(factura)] : cuotas.map((cuota) => cuota.valor);
  let fecha = lastStep(inscripcion);
  for (const [i, amount] of amounts.entries()) {
    // Instalments that are still to come stay owed.
    if (i > 0 && fecha + 32 * 1440 * minute > world.now) return;
    fecha = i === 0 ? payday(world, inscripcion) : after(world, fecha, 24, 31);
    const valor = i === amounts.length - 1 ? amount + extra : amount;
    if (chance(world.random, 55) && extra === 0) payByLink(world, factura, valor, fecha);
    else receive(world, factura, valor, fecha, byHand(world));
    if (i === 0) step(inscripcion, 'pagar', fecha, 'sistema');
  }
}

/** While the seat is held. */
export function payday(world: World, inscripcion: DraftInscripcion): number {
  const wanted = after(world, lastStep(inscripcion), 0, 2);
  return Math.min(wanted, (inscripcion.caducaEl ?? wanted) - minute);
}

/** By the job that looks every minute, once the last day is over. */
export function finish(world: World, inscripcion: DraftInscripcion): void {
  const over = startOfDay(addDays(inscripcion.curso.fin, 1)) + between(world.random, 1, 59) * 1000;
  step(inscripcion, 'finalizar', Math.min(over, world.now), 'sistema');
}

/** By the same job, where the deadline has gone by; until then nothing. */
export function expire(world: World, inscripcion: DraftInscripcion, factura: DraftFactura): void {
  const fecha = (inscripcion.caducaEl ?? Number.POSITIVE_INFINITY) + between(world.random, 1, 59) * 1000;
  if (fecha > world.now) return;
  annul(world, factura, fecha);
  step(inscripcion, 'caducar', fecha, 'sistema');
}

interface Leaving {
  actor: 'cliente' | 'institucion';
  motivo: string;
  /** The rest is given back; otherwise it stays in favour. */
  isRefunded: boolean;
  /** Not before this instant. */
  from?: number | null;
}

/** Cancelled as invariant 5 of the contract has it. False where it came too late: nothing happened then. */
export function cancel(
  world: World,
  inscripcion: DraftInscripcion,
  factura: DraftFactura | undefined,
  { actor, motivo, isRefunded, from }: Leaving,
): boolean {
  const condiciones = condicionesOf(inscripcion.curso);
  const last = Math.max(lastStep(inscripcion), factura?.aplicaciones.at(-1)?.fecha ?? 0);
  const isActiva = inscripcion.estado === 'activa';
  // Who has not paid has three days at most.
  const soon = () => (isActiva ? after(world, last, 1, 4) : after(world, last, 0, 2));
  const fecha = from ? Math.max(last, from) : soon();
  const late =
    isActiva && actor === 'cliente' ? startOfDay(addDays(anulableHasta(condiciones), 1)) : undefined;
  if (fecha >= (late ?? inscripcion.caducaEl ?? Number.POSITIVE_INFINITY)) return false;
  const politica = isActiva && actor === 'cliente' ? condiciones.anulacion : noRetencion;
  const settlement = settleFactura(factura && { ...factura, estado: 'emitida' }, politica);
  if (factura && settlement.anulaFactura) annul(world, factura, fecha);
  else if (factura) credit(world, factura, settlement, fecha);
  if (factura && isRefunded) giveBack(world, factura, fecha);
  const { retencion: anuladaRetencion } = settlement;
  Object.assign(inscripcion, { anuladaEl: fecha, anuladaMotivo: motivo, anuladaRetencion });
  // Where the institution approves each, it is the institution that does it.
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
    if (free > 0) refund(world, recibo, free, after(world, from, 2, 6));
  }
}

const ways = ['transferencia', 'transferencia', 'transferencia', 'efectivo', 'tarjeta', 'cheque'] as const;
const prefixes = { transferencia: 'TRF', efectivo: 'CAJA', cheque: 'CHQ', tarjeta: 'DAT' };

export function byHand({ random }: World): { medio: (typeof ways)[number]; referencia: string } {
  const medio = pick(random, ways);
  return { medio, referencia: `${prefixes[medio]}-${random.string.numeric(7)}` };
}
