/** The life of an enrolment (api.md, Records): states, events, and which states hold a seat or exclude another. */
import { accept, type Result, reject } from '../result.ts';
import { isFinal, type Machine, type TransitionRefusal, transition } from './machine.ts';

export const estadosInscripcion = [
  'en_espera',
  'pendiente_aprobacion',
  'pendiente_pago',
  'activa',
  'finalizada',
  'rechazada',
  'caducada',
  'anulada',
] as const;

export type EstadoInscripcion = (typeof estadosInscripcion)[number];

export const inscripcionMachine: Machine<EstadoInscripcion> = {
  en_espera: ['pendiente_pago', 'activa', 'anulada', 'caducada'],
  pendiente_aprobacion: ['pendiente_pago', 'activa', 'rechazada', 'anulada'],
  pendiente_pago: ['activa', 'caducada', 'anulada'],
  activa: ['finalizada', 'anulada'],
  finalizada: [],
  rechazada: [],
  caducada: [],
  anulada: [],
};

/** States of what is under way or awaited: not final. */
export const openEstados = estadosInscripcion.filter((estado) => !isFinal(inscripcionMachine, estado));

/** Events of an enrolment. `promover`: the waiting list gives it a seat. `caducar`: a deadline passes. */
export const eventosInscripcion = [
  'promover',
  'aprobar',
  'rechazar',
  'pagar',
  'caducar',
  'anular',
  'finalizar',
] as const;

export type EventoInscripcion = (typeof eventosInscripcion)[number];

/** The states in which each event can happen. The next state follows from the event and, for a new seat, the total. */
const origins: { readonly [evento in EventoInscripcion]: readonly EstadoInscripcion[] } = {
  promover: ['en_espera'],
  aprobar: ['pendiente_aprobacion'],
  rechazar: ['pendiente_aprobacion'],
  pagar: ['pendiente_pago'],
  caducar: ['en_espera', 'pendiente_pago'],
  anular: ['en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa'],
  finalizar: ['activa'],
};

/** A new seat waits for payment, unless there is nothing to pay. `total` in minor units. */
function seated(total: number): EstadoInscripcion {
  return total === 0 ? 'activa' : 'pendiente_pago';
}

/** Returns the first state of an enrolment. Without a seat it waits, even if approval or payment would come next. */
export function initialEstado(beginning: {
  hasSeat: boolean;
  requiereAprobacion: boolean;
  total: number;
}): EstadoInscripcion {
  if (!beginning.hasSeat) return 'en_espera';
  return beginning.requiereAprobacion ? 'pendiente_aprobacion' : seated(beginning.total);
}

/** Returns the state after `evento`, or the code for why it cannot happen. `total` in minor units. */
export function transitionInscripcion(
  actual: { estado: EstadoInscripcion; total: number },
  evento: EventoInscripcion,
): Result<EstadoInscripcion, TransitionRefusal> {
  if (!origins[evento].includes(actual.estado)) {
    return reject(isFinal(inscripcionMachine, actual.estado) ? 'estado_final' : 'transicion_no_permitida');
  }
  return transition(inscripcionMachine, actual.estado, destination(actual.total, evento));
}

function destination(total: number, evento: EventoInscripcion): EstadoInscripcion {
  switch (evento) {
    case 'promover':
    case 'aprobar':
      return seated(total);
    case 'rechazar':
      return 'rechazada';
    case 'pagar':
      return 'activa';
    case 'caducar':
      return 'caducada';
    case 'anular':
      return 'anulada';
    case 'finalizar':
      return 'finalizada';
  }
}

/** States that hold a seat of the course (api.md, Curso). A finished enrolment holds none. */
const estadosWithSeat = ['pendiente_aprobacion', 'pendiente_pago', 'activa'] as const;

export function takesSeat(estado: EstadoInscripcion): boolean {
  return (estadosWithSeat as readonly EstadoInscripcion[]).includes(estado);
}

/** States in which the same person can enrol in the same course again. */
const estadosWithoutSeat = ['rechazada', 'caducada', 'anulada'] as const;

export function blocksDuplicate(estado: EstadoInscripcion): boolean {
  return !(estadosWithoutSeat as readonly EstadoInscripcion[]).includes(estado);
}

/** The reasons why a client cannot cancel. The interface has a text for each code. */
export const motivosNoAnulable = [
  'estado_final',
  'plazo_vencido',
  'curso_iniciado',
  'requiere_aprobacion',
] as const;

export type MotivoNoAnulable = (typeof motivosNoAnulable)[number];

/**
 * Decides whether a client may cancel on `today` (YYYY-MM-DD, institution's zone). A person who waits, or whose seat is
 * not yet paid or approved, may leave at any time. The course's policy applies to an active enrolment.
 */
export function canAnular(
  inscripcion: { estado: EstadoInscripcion },
  curso: { inicio: string; anulacion: { hasta: string; requiereAprobacion: boolean } },
  today: string,
): Result<true, MotivoNoAnulable> {
  if (isFinal(inscripcionMachine, inscripcion.estado)) return reject('estado_final');
  if (inscripcion.estado !== 'activa') return accept(true);
  if (today >= curso.inicio) return reject('curso_iniciado');
  if (today > curso.anulacion.hasta) return reject('plazo_vencido');
  if (curso.anulacion.requiereAprobacion) return reject('requiere_aprobacion');
  return accept(true);
}
