/** Creates the demo client: every state of an enrolment, and pending, overdue, paid and credited invoices. */
import type { DraftCliente, DraftCurso } from './drafts.ts';
import {
  byHand,
  cancel,
  draftEnrolment,
  draftFactura,
  type Enrolling,
  finish,
  pay,
  payday,
  step,
} from './enrolments.ts';
import { attempt, makeLink, makeSeatLink } from './links.ts';
import { owed, receive } from './money.ts';
import { drawRelative } from './people.ts';
import { chance } from './random.ts';
import type { Stage } from './readCatalogue.ts';
import { attended, bounceCheque, lapses } from './stories.ts';
import { after, minute, type World } from './world.ts';

/** Finds courses by the beginning of their name, so that the order of the catalogue does not matter. */
export function tellDemo(world: World, cliente: DraftCliente): void {
  const to = (stage: Stage, nombre: string): Enrolling => ({ cliente, curso: find(world, stage, nombre) });
  attended(world, to('finalizado', 'Inglés B1'));
  attended(world, to('finalizado', 'Excel'));
  attended(world, to('finalizado', 'Charla abierta'));
  oweFinished(world, { ...to('finalizado', 'Gestión de proyectos'), when: 'early' });
  lapses(world, to('finalizado', 'Redacción'));
  oweCurrent(world, { ...to('en_curso', 'Contabilidad'), when: 'early' });
  bounceCheque(world, to('en_curso', 'Lengua de señas'));
  billAndPay(world, to('cerrado', 'Cata'));
  hold(world, to('abierto', 'Marketing'));
  enrolChild(world, to('abierto', 'Robótica'));
  leave(world, to('abierto', 'Cocina'), false);
  leave(world, to('abierto', 'Instalaciones'), true);
  draftEnrolment(world, to('abierto', 'Diplomado'));
  reject(world, to('en_curso', 'Diplomado'));
  loseCourse(world, to('cancelado', 'Carpintería'));
}

function find({ cursos }: World, stage: Stage, nombre: string): DraftCurso {
  const curso = cursos.find((one) => one.stage === stage && one.nombre.startsWith(nombre));
  if (!curso) throw new Error(`The catalogue has no ${stage} “${nombre}”.`);
  return curso;
}

/** Puts the demo client last in the waiting list. Call it after the course was filled. */
export function waitDemo(world: World, cliente: DraftCliente): void {
  draftEnrolment(world, { cliente, curso: find(world, 'lleno', 'Cerámica'), waits: true });
}

/** Adds a payment attempt of a moment ago, for which the gateway's notice is still to come. */
export function awaitAnswer(world: World, cliente: DraftCliente): void {
  const enlace = world.enlaces.findLast((one) => one.cliente === cliente && one.estado === 'activo');
  if (!enlace) throw new Error('The demo client has no link to pay.');
  attempt(world, enlace, 'pendiente', Math.max(enlace.creadoEl, world.now - 12 * minute));
}

function billAndPay(world: World, enrolling: Enrolling) {
  const { inscripcion, factura } = draftFactura(world, enrolling);
  if (inscripcion && factura) pay(world, inscripcion, factura);
  return { inscripcion, factura };
}

/** The course is over and only one instalment was paid, so the invoice is overdue. */
function oweFinished(world: World, enrolling: Enrolling): void {
  const { inscripcion, factura } = draftFactura(world, enrolling);
  if (!inscripcion || !factura) return;
  pay(world, inscripcion, factura, 1);
  finish(world, inscripcion);
  makeLink(world, factura, after(world, inscripcion.fecha, 60, 70));
}

function oweCurrent(world: World, enrolling: Enrolling): void {
  const { inscripcion, factura } = draftFactura(world, enrolling);
  if (!inscripcion || !factura) return;
  const fecha = payday(world, inscripcion);
  receive(world, factura, factura.cuotas[0]?.valor ?? owed(factura), fecha, byHand());
  step(inscripcion, 'pagar', fecha, 'sistema');
}

/** An unpaid seat with an invoice, a valid link and a failed attempt. */
function hold(world: World, enrolling: Enrolling): void {
  const { factura } = draftFactura(world, { ...enrolling, when: 'recent' });
  if (factura) attempt(world, makeSeatLink(world, factura), 'fallido', factura.creadaEl + 2 * minute);
}

function enrolChild(world: World, enrolling: Enrolling): void {
  const relative = drawRelative(enrolling.cliente, world.taken);
  const nombres = chance(50) ? 'Tamia' : 'Mateo';
  billAndPay(world, { ...enrolling, participante: { ...relative, nombres } });
}

/** The client cancels. If paid, the money stays in their favour; else the invoice is annulled and its link revoked. */
function leave(world: World, enrolling: Enrolling, isPaid: boolean): void {
  const { inscripcion, factura } = draftFactura(world, enrolling);
  if (!inscripcion || !factura) return;
  if (isPaid) pay(world, inscripcion, factura);
  else makeSeatLink(world, factura).estado = 'revocado';
  const motivo = isPaid ? 'horario' : 'economia';
  cancel(world, inscripcion, factura, { actor: 'cliente', motivo, isRefunded: false });
}

function reject(world: World, enrolling: Enrolling): void {
  const inscripcion = draftEnrolment(world, enrolling);
  if (inscripcion) step(inscripcion, 'rechazar', after(world, inscripcion.fecha, 1, 2), 'institucion');
}

function loseCourse(world: World, enrolling: Enrolling): void {
  const { inscripcion, factura } = billAndPay(world, enrolling);
  const { canceladoEl: from } = enrolling.curso;
  const by = { actor: 'institucion', motivo: 'curso_cancelado', isRefunded: true, from } as const;
  if (inscripcion) cancel(world, inscripcion, factura, by);
}
