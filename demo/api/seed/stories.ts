/** Draws what happens to enrolments, depending on the stage of the course, with realistic percentages. */
import type { DraftCliente, DraftCurso, DraftFactura, DraftInscripcion } from './drafts.ts';
import {
  approve,
  cancel,
  draftEnrolment,
  draftFactura,
  type Enrolling,
  expire,
  finish,
  pay,
  payday,
  step,
} from './enrolments.ts';
import { receive, reverse } from './money.ts';
import { drawRelative } from './people.ts';
import { between, chance, pick, random } from './random.ts';
import type { Stage } from './readCatalogue.ts';
import { after, type World } from './world.ts';

type Story = (world: World, enrolling: Enrolling) => void;

/** Makes a story that begins with a billed enrolment. */
const billed =
  (tell: (world: World, inscripcion: DraftInscripcion, factura: DraftFactura | undefined) => void): Story =>
  (world, enrolling) => {
    const { inscripcion, factura } = draftFactura(world, enrolling);
    if (inscripcion) tell(world, inscripcion, factura);
  };

const motivos = ['salud', 'trabajo', 'horario', 'economia', 'otro_curso', 'otro'] as const;

const finishIfOver = (world: World, inscripcion: DraftInscripcion): void => {
  if (inscripcion.curso.stage === 'finalizado') finish(world, inscripcion);
};

const attends = billed((world, inscripcion, factura) => {
  if (factura) pay(world, inscripcion, factura);
});

export const attended = billed((world, inscripcion, factura) => {
  if (factura) pay(world, inscripcion, factura);
  finish(world, inscripcion);
});

const overpaid: Story = (world, enrolling) => {
  const extra = between(1, 20) * 100;
  const { inscripcion, factura } = draftFactura(world, enrolling);
  if (inscripcion && factura) pay(world, inscripcion, factura, undefined, extra);
  if (inscripcion) finish(world, inscripcion);
};

/** Pays some of the instalments. If there is only one, pays by cheque, which may bounce. */
const owes = billed((world, inscripcion, factura) => {
  const parts = factura?.cuotas.length ?? 0;
  if (factura && parts > 1) pay(world, inscripcion, factura, between(1, parts - 1));
  else if (factura) payByCheque(world, inscripcion, factura, chance(25));
  finishIfOver(world, inscripcion);
});

const holds: Story = (world, enrolling) => void draftFactura(world, { ...enrolling, when: 'recent' });

export const lapses = billed((world, inscripcion, factura) => {
  if (factura) expire(world, inscripcion, factura);
  else finishIfOver(world, inscripcion);
});

const leavesUnpaid: Story = (world, enrolling) => {
  const { inscripcion, factura } = draftFactura(world, enrolling);
  const motivo = pick(motivos);
  if (!inscripcion) return;
  if (cancel(world, inscripcion, factura, { actor: 'cliente', motivo, isRefunded: false })) return;
  if (factura) expire(world, inscripcion, factura);
  else finishIfOver(world, inscripcion);
};

const leavesPaid = billed((world, inscripcion, factura) => {
  if (factura) pay(world, inscripcion, factura, 1);
  const motivo = pick(motivos);
  const isRefunded = chance(50);
  if (!cancel(world, inscripcion, factura, { actor: 'cliente', motivo, isRefunded })) {
    finishIfOver(world, inscripcion);
  }
});

/** Pays everything by cheque. `isBounced`: the cheque bounces some days later, so everything is owed again. */
function payByCheque(
  world: World,
  inscripcion: DraftInscripcion,
  factura: DraftFactura,
  isBounced: boolean,
): void {
  const fecha = payday(world, inscripcion);
  const how = { medio: 'cheque', referencia: `CHQ-${random.string.numeric(7)}` } as const;
  const recibo = receive(world, factura, factura.total, fecha, how);
  step(inscripcion, 'pagar', fecha, 'sistema');
  if (isBounced) reverse(world, recibo, factura, after(world, fecha, 3, 6));
}

/** Pays by a cheque that bounces, so everything is owed. */
export const bounceCheque = billed((world, inscripcion, factura) => {
  if (factura) payByCheque(world, inscripcion, factura, true);
});

const asksApproval: Story = (world, enrolling) => {
  const inscripcion = draftEnrolment(world, enrolling);
  if (!inscripcion || chance(45)) return;
  if (chance(30)) {
    step(inscripcion, 'rechazar', after(world, inscripcion.fecha, 1, 3), 'institucion');
    return;
  }
  const factura = approve(world, inscripcion);
  if (factura) pay(world, inscripcion, factura);
};

const wasCancelled = billed((world, inscripcion, factura) => {
  if (factura && chance(70)) pay(world, inscripcion, factura);
  const isRefunded = chance(40);
  const { canceladoEl: from } = inscripcion.curso;
  const by = { actor: 'institucion', motivo: 'curso_cancelado', isRefunded, from } as const;
  // An unpaid seat may have expired before the course was cancelled.
  if (!cancel(world, inscripcion, factura, by) && factura) expire(world, inscripcion, factura);
});

const stories: { readonly [stage in Stage]: readonly (readonly [number, Story])[] } = {
  finalizado: [
    [70, attended],
    [9, owes],
    [8, leavesPaid],
    [4, leavesUnpaid],
    [6, lapses],
    [3, overpaid],
  ],
  en_curso: [
    [60, attends],
    [24, owes],
    [8, leavesPaid],
    [8, bounceCheque],
  ],
  cerrado: [
    [70, attends],
    [10, leavesPaid],
    [6, leavesUnpaid],
    [14, lapses],
  ],
  abierto: [
    [48, attends],
    [34, holds],
    [9, leavesUnpaid],
    [9, leavesPaid],
  ],
  lleno: [[100, attends]],
  cancelado: [[100, wasCancelled]],
  programado: [],
};

/** Adds an enrolment of this client or of a relative in a course with free seats. */
export function live(world: World, cliente: DraftCliente): void {
  for (let tries = 0; tries < 6; tries += 1) {
    const curso = pick(world.cursos);
    if (curso.free < 2 || curso.stage === 'programado' || curso.stage === 'lleno') continue;
    const enrolling: Enrolling = chance(12)
      ? { cliente, curso, participante: drawRelative(cliente, world.taken) }
      : { cliente, curso };
    draw(curso)(world, enrolling);
    return;
  }
}

function draw(curso: DraftCurso): Story {
  if (curso.requiereAprobacion && curso.stage === 'abierto') return asksApproval;
  let at = between(1, 100);
  for (const [percent, story] of stories[curso.stage]) {
    at -= percent;
    if (at <= 0) return story;
  }
  return attends;
}

/** Fills all seats of a course and puts some people in its waiting list. */
export function fill(world: World, curso: DraftCurso, clientes: readonly DraftCliente[]): void {
  const queue = random.helpers.shuffle([...clientes]);
  while (curso.free > 0) {
    const cliente = queue.pop();
    if (!cliente) return;
    attends(world, { cliente, curso });
  }
  for (let i = between(2, 4); i > 0; i -= 1) {
    const cliente = queue.pop();
    if (cliente) draftEnrolment(world, { cliente, curso, waits: true });
  }
}
