/**
 * One enrolment from its first day to what became of it, with the money that goes with it. What may follow what, until
 * when and at what cost, the rules of src/domain say: a story that they do not allow throws.
 */
import { liquidar, sinRetencion } from '../../../../src/domain/anulacion/liquidar.ts';
import { anulableHasta } from '../../../../src/domain/anulacion/previewAnulacion.ts';
import { cotizar } from '../../../../src/domain/cotizacion/cotizar.ts';
import {
  type EventoInscripcion,
  initialEstado,
  transitionInscripcion,
} from '../../../../src/domain/estados/inscripcion.ts';
import { addDays, startOfDay } from '../../../../src/domain/fechas.ts';
import { caducidadOf } from '../../../../src/domain/plazos.ts';
import { between, chance, pick } from '../azar.ts';
import { payByLink } from './cobrar.ts';
import { condicionesOf } from './condiciones.ts';
import { enrolmentMoment, type Quien } from './cuando.ts';
import { annul, credit, invoice, owed, receive, refund } from './dinero.ts';
import type { FacturaHecha, InscripcionHecha } from './hechos.ts';
import { after, type Mundo } from './mundo.ts';

type Actor = 'cliente' | 'institucion' | 'sistema';

const minute = 60_000;

/** A new enrolment in its first state; undefined where the person has been in that course before. */
export function enrol(mundo: Mundo, quien: Quien): InscripcionHecha | undefined {
  const { cliente, curso, participante = cliente, espera = false } = quien;
  if (curso.ocupadoPor.has(participante.identificacion)) return undefined;
  const fecha = enrolmentMoment(mundo, quien);
  const condiciones = condicionesOf(curso);
  const { valor, descuento, total } = cotizar(condiciones, fecha);
  const { requiereAprobacion } = condiciones;
  const estado = initialEstado({ hayCupo: !espera, requiereAprobacion, total });
  const inscripcion: InscripcionHecha = {
    numero: '',
    cliente,
    curso,
    participante: { ...participante, correo: cliente.correo },
    estado,
    fecha,
    ...{ valor, descuento, total },
    canal: chance(mundo.azar, 35) ? 'publico' : 'portal',
    pasos: [{ de: null, a: estado, fecha, actor: 'cliente' }],
  };
  if (espera) {
    curso.espera += 1;
    inscripcion.ordenEspera = curso.espera;
    // Never given back, so that there are enough of them at every moment of the story and not only at its end.
  } else curso.libres -= 1;
  setDeadline(inscripcion, fecha);
  curso.ultima = Math.max(curso.ultima, fecha);
  curso.ocupadoPor.add(participante.identificacion);
  mundo.hechos.inscripciones.push(inscripcion);
  return inscripcion;
}

/** What happens next to an enrolment. */
export function step(
  inscripcion: InscripcionHecha,
  evento: EventoInscripcion,
  fecha: number,
  actor: Actor,
): void {
  const { estado: de } = inscripcion;
  const siguiente = transitionInscripcion(inscripcion, evento);
  if (!siguiente.ok) throw new Error(`No “${evento}” from ${de}.`);
  inscripcion.pasos.push({ de, a: siguiente.valor, fecha, actor });
  inscripcion.estado = siguiente.valor;
  setDeadline(inscripcion, fecha);
}

function setDeadline(inscripcion: InscripcionHecha, fecha: number): void {
  delete inscripcion.caducaEl;
  const caducaEl = caducidadOf(inscripcion.estado, inscripcion.curso, fecha);
  if (caducaEl !== undefined) inscripcion.caducaEl = caducaEl;
}

const lastStep = ({ pasos, fecha }: InscripcionHecha): number => pasos.at(-1)?.fecha ?? fecha;

/** With a seat, approved where that is asked for, and billed where there is something to pay. */
export function bill(mundo: Mundo, quien: Quien) {
  const inscripcion = enrol(mundo, quien);
  if (inscripcion?.estado === 'pendiente_aprobacion')
    return { inscripcion, factura: approve(mundo, inscripcion) };
  const factura = inscripcion?.estado === 'pendiente_pago' ? invoice(mundo, inscripcion) : undefined;
  return { inscripcion, factura };
}

export function approve(mundo: Mundo, inscripcion: InscripcionHecha): FacturaHecha | undefined {
  step(inscripcion, 'aprobar', after(mundo, inscripcion.fecha, 1, 2), 'institucion');
  return inscripcion.estado === 'pendiente_pago' ? invoice(mundo, inscripcion) : undefined;
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
  let fecha = lastStep(inscripcion);
  for (const [i, amount] of amounts.entries()) {
    // Instalments that are still to come stay owed.
    if (i > 0 && fecha + 32 * 1440 * minute > mundo.ahora) return;
    fecha = i === 0 ? payday(mundo, inscripcion) : after(mundo, fecha, 24, 31);
    const valor = i === amounts.length - 1 ? amount + extra : amount;
    if (chance(mundo.azar, 55) && extra === 0) payByLink(mundo, factura, valor, fecha);
    else receive(mundo, factura, valor, fecha, byHand(mundo));
    if (i === 0) step(inscripcion, 'pagar', fecha, 'sistema');
  }
}

/** While the seat is held. */
export function payday(mundo: Mundo, inscripcion: InscripcionHecha): number {
  const wanted = after(mundo, lastStep(inscripcion), 0, 2);
  return Math.min(wanted, (inscripcion.caducaEl ?? wanted) - minute);
}

/** By the job that looks every minute, once the last day is over. */
export function finish(mundo: Mundo, inscripcion: InscripcionHecha): void {
  const over = startOfDay(addDays(inscripcion.curso.fin, 1)) + between(mundo.azar, 1, 59) * 1000;
  step(inscripcion, 'finalizar', Math.min(over, mundo.ahora), 'sistema');
}

/** By the same job, where the deadline has gone by; until then nothing. */
export function expire(mundo: Mundo, inscripcion: InscripcionHecha, factura: FacturaHecha): void {
  const fecha = (inscripcion.caducaEl ?? Number.POSITIVE_INFINITY) + between(mundo.azar, 1, 59) * 1000;
  if (fecha > mundo.ahora) return;
  annul(mundo, factura, fecha);
  step(inscripcion, 'caducar', fecha, 'sistema');
}

interface Anulacion {
  actor: 'cliente' | 'institucion';
  motivo: string;
  /** The rest is given back; otherwise it stays in favour. */
  refund: boolean;
  /** Not before this instant. */
  from?: number;
}

/** Cancelled as api.md's invariant 5 has it. False where it came too late: nothing happened then. */
export function cancel(
  mundo: Mundo,
  inscripcion: InscripcionHecha,
  factura: FacturaHecha | undefined,
  { actor, motivo, refund: isRefunded, from }: Anulacion,
): boolean {
  const anulacion = condicionesOf(inscripcion.curso);
  const last = Math.max(lastStep(inscripcion), factura?.aplicaciones.at(-1)?.fecha ?? 0);
  const isActiva = inscripcion.estado === 'activa';
  // Who has not paid has three days at most.
  const soon = () => (isActiva ? after(mundo, last, 1, 4) : after(mundo, last, 0, 2));
  const fecha = from === undefined ? soon() : Math.max(last, from);
  const late = isActiva && actor === 'cliente' ? startOfDay(addDays(anulableHasta(anulacion), 1)) : undefined;
  if (fecha >= (late ?? inscripcion.caducaEl ?? Number.POSITIVE_INFINITY)) return false;
  const politica = isActiva && actor === 'cliente' ? anulacion.anulacion : sinRetencion;
  const liquidacion = liquidar(factura && { ...factura, estado: 'emitida' }, politica);
  if (factura && liquidacion.anulaFactura) annul(mundo, factura, fecha);
  else if (factura) credit(mundo, factura, liquidacion, fecha);
  if (factura && isRefunded) giveBack(mundo, factura, fecha);
  inscripcion.anulada = { fecha, motivo, retencion: liquidacion.retencion };
  // Where the institution approves each, it is the institution that does it.
  const approved = isActiva && anulacion.anulacion.requiereAprobacion;
  step(inscripcion, 'anular', fecha, approved ? 'institucion' : actor);
  return true;
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
