/** The demo client's own story: every state of an enrolment, and invoices pending, overdue, paid and credited. */
import { chance } from '../azar.ts';
import type { Momento } from '../catalogo/tipos.ts';
import { drawFamiliar } from '../nombres.ts';
import { attempt, makeLink, makeSeatLink } from './cobrar.ts';
import type { Quien } from './cuando.ts';
import { owed, receive } from './dinero.ts';
import { bounceCheque } from './gente.ts';
import type { ClienteHecho, CursoHecho } from './hechos.ts';
import { bill, byHand, cancel, enrol, expire, finish, pay, payday, step } from './inscribir.ts';
import { after, type Mundo } from './mundo.ts';

/** Courses are found by the beginning of their name: the catalogue may be reordered without changing this story. */
export function tellDemo(mundo: Mundo, cliente: ClienteHecho, taken: Set<string>): void {
  const { cursos } = mundo.hechos;
  const find = (momento: Momento, nombre: string): CursoHecho => {
    const curso = cursos.find((c) => c.momento === momento && c.ficha.nombre.startsWith(nombre));
    if (!curso) throw new Error(`The catalogue has no ${momento} “${nombre}”.`);
    return curso;
  };
  const to = (momento: Momento, nombre: string): Quien => ({ cliente, curso: find(momento, nombre) });

  complete(mundo, to('finalizado', 'Inglés B1'));
  complete(mundo, to('finalizado', 'Excel'));
  complete(mundo, to('finalizado', 'Charla abierta'));
  oweFinished(mundo, { ...to('finalizado', 'Gestión de proyectos'), cuando: 'temprano' });
  lapse(mundo, to('finalizado', 'Redacción'));
  oweCurrent(mundo, { ...to('en_curso', 'Contabilidad'), cuando: 'temprano' });
  bounceCheque(mundo, to('en_curso', 'Lengua de señas'));
  const ahead = bill(mundo, to('cerrado', 'Cata'));
  if (ahead.inscripcion && ahead.factura) pay(mundo, ahead.inscripcion, ahead.factura);
  hold(mundo, to('abierto', 'Marketing'));
  enrolChild(mundo, to('abierto', 'Robótica'), taken);
  leave(mundo, to('abierto', 'Cocina'), false);
  leave(mundo, to('abierto', 'Instalaciones'), true);
  enrol(mundo, to('abierto', 'Diplomado'));
  reject(mundo, to('en_curso', 'Diplomado'));
  const cancelled = bill(mundo, to('cancelado', 'Carpintería'));
  if (cancelled.inscripcion && cancelled.factura) {
    pay(mundo, cancelled.inscripcion, cancelled.factura);
    const from = find('cancelado', 'Carpintería').canceladoEl;
    cancel(mundo, cancelled.inscripcion, cancelled.factura, {
      actor: 'institucion',
      motivo: 'curso_cancelado',
      refund: true,
      ...(from === undefined ? {} : { from }),
    });
  }
}

/** Last in the line, once the course is full. */
export function waitDemo(mundo: Mundo, cliente: ClienteHecho): void {
  const curso = mundo.hechos.cursos.find(
    (c) => c.momento === 'lleno' && c.ficha.nombre.startsWith('Cerámica'),
  );
  if (curso) enrol(mundo, { cliente, curso, espera: true });
}

/** Paid a moment ago at a gateway that has not answered yet. */
export function awaitAnswer(mundo: Mundo, cliente: ClienteHecho): void {
  const enlace = mundo.hechos.enlaces.findLast((one) => one.cliente === cliente && one.estado === 'activo');
  if (!enlace) throw new Error('The demo client has no link to pay.');
  attempt(mundo, enlace, 'pendiente', Math.max(enlace.creadoEl, mundo.ahora - 12 * 60_000));
}

function complete(mundo: Mundo, quien: Quien): void {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  if (factura) pay(mundo, inscripcion, factura);
  finish(mundo, inscripcion);
}

/** The course is over, one instalment of it was paid, and the last due date is long past. */
function oweFinished(mundo: Mundo, quien: Quien): void {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion || !factura) return;
  pay(mundo, inscripcion, factura, 1);
  finish(mundo, inscripcion);
  makeLink(mundo, factura, after(mundo, inscripcion.fecha, 60, 70));
}

function oweCurrent(mundo: Mundo, quien: Quien): void {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion || !factura) return;
  const fecha = payday(mundo, inscripcion);
  receive(mundo, factura, factura.cuotas[0]?.valor ?? owed(factura), fecha, byHand(mundo));
  step(inscripcion, 'pagar', fecha, 'sistema');
}

function lapse(mundo: Mundo, quien: Quien): void {
  const { inscripcion, factura } = bill(mundo, quien);
  if (inscripcion && factura) expire(mundo, inscripcion, factura);
}

/** Held until paid: an invoice to come, with a link that works and an attempt that did not. */
function hold(mundo: Mundo, quien: Quien): void {
  const { factura } = bill(mundo, { ...quien, cuando: 'reciente' });
  if (!factura) return;
  const enlace = makeSeatLink(mundo, factura);
  attempt(mundo, enlace, 'fallido', factura.emitidaEl + 120_000);
}

function enrolChild(mundo: Mundo, quien: Quien, taken: Set<string>): void {
  const { azar } = mundo;
  const participante = {
    ...drawFamiliar(azar, quien.cliente, taken),
    nombres: chance(azar, 50) ? 'Tamia' : 'Mateo',
  };
  const { inscripcion, factura } = bill(mundo, { ...quien, participante });
  if (inscripcion && factura) pay(mundo, inscripcion, factura);
}

/** Paid first, the money stays in favour; not paid, the invoice is annulled and its link revoked. */
function leave(mundo: Mundo, quien: Quien, isPaid: boolean): void {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion || !factura) return;
  if (isPaid) pay(mundo, inscripcion, factura);
  else makeSeatLink(mundo, factura).estado = 'revocado';
  cancel(mundo, inscripcion, factura, {
    actor: 'cliente',
    motivo: isPaid ? 'horario' : 'economia',
    refund: false,
  });
}

function reject(mundo: Mundo, quien: Quien): void {
  const inscripcion = enrol(mundo, quien);
  if (inscripcion) step(inscripcion, 'rechazar', after(mundo, inscripcion.fecha, 1, 2), 'institucion');
}
