/** What becomes of people who enrol, by what the course's dates allow. Percentages are what an office would recognise. */

import { between, chance, pick } from '../azar.ts';
import type { Momento } from '../catalogo/tipos.ts';
import { drawFamiliar } from '../nombres.ts';
import type { Quien } from './cuando.ts';
import { receive, reverse } from './dinero.ts';
import type { ClienteHecho, CursoHecho, FacturaHecha, InscripcionHecha } from './hechos.ts';
import { approve, bill, cancel, enrol, expire, finish, pay, payday, step } from './inscribir.ts';
import { after, type Mundo } from './mundo.ts';

type Historia = (mundo: Mundo, quien: Quien) => void;

const motivos = ['salud', 'trabajo', 'horario', 'economia', 'otro_curso', 'otro'] as const;

/** Enrols and pays. With `finished`, the course is over too. */
function attends(mundo: Mundo, quien: Quien, finished: boolean, extra = 0): InscripcionHecha | undefined {
  const { inscripcion, factura } = bill(mundo, quien);
  if (inscripcion && factura) pay(mundo, inscripcion, factura, undefined, extra);
  if (inscripcion && finished) finish(mundo, inscripcion);
  return inscripcion;
}

/** Owes some instalments; where there is but one, it was a cheque that came back. */
const owes: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  const parts = factura?.cuotas.length ?? 0;
  if (factura && parts > 1) pay(mundo, inscripcion, factura, between(mundo.azar, 1, parts - 1));
  else if (factura) payByCheque(mundo, inscripcion, factura, chance(mundo.azar, 25));
  finishIfOver(mundo, inscripcion);
};

const finishIfOver = (mundo: Mundo, inscripcion: InscripcionHecha): void => {
  if (inscripcion.curso.momento === 'finalizado') finish(mundo, inscripcion);
};

const holds: Historia = (mundo, quien) => void bill(mundo, { ...quien, cuando: 'reciente' });

const lapses: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (inscripcion && factura) expire(mundo, inscripcion, factura);
  else if (inscripcion) finishIfOver(mundo, inscripcion);
};

const leavesUnpaid: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  const motivo = pick(mundo.azar, motivos);
  if (!inscripcion || cancel(mundo, inscripcion, factura, { actor: 'cliente', motivo, refund: false }))
    return;
  if (factura) expire(mundo, inscripcion, factura);
  else finishIfOver(mundo, inscripcion);
};

const leavesPaid: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  if (factura) pay(mundo, inscripcion, factura, 1);
  const motivo = pick(mundo.azar, motivos);
  const isRefunded = chance(mundo.azar, 50);
  if (!cancel(mundo, inscripcion, factura, { actor: 'cliente', motivo, refund: isRefunded }))
    finishIfOver(mundo, inscripcion);
};

/** Pays the whole by a cheque. `bounced`: the bank gives it back some days later, and everything is owed again. */
function payByCheque(
  mundo: Mundo,
  inscripcion: InscripcionHecha,
  factura: FacturaHecha,
  bounced: boolean,
): void {
  const fecha = payday(mundo, inscripcion);
  const recibo = receive(mundo, factura, factura.total, fecha, {
    medio: 'cheque',
    referencia: `CHQ-${mundo.azar.string.numeric(7)}`,
  });
  step(inscripcion, 'pagar', fecha, 'sistema');
  if (bounced) reverse(mundo, recibo, factura, after(mundo, fecha, 3, 6));
}

/** Takes part, and owes everything: due some weeks ago. */
export const bounceCheque: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (inscripcion && factura) payByCheque(mundo, inscripcion, factura, true);
};

const asksApproval: Historia = (mundo, quien) => {
  const inscripcion = enrol(mundo, quien);
  if (!inscripcion || chance(mundo.azar, 45)) return;
  if (chance(mundo.azar, 30)) {
    step(inscripcion, 'rechazar', after(mundo, inscripcion.fecha, 1, 3), 'institucion');
    return;
  }
  const factura = approve(mundo, inscripcion);
  if (factura) pay(mundo, inscripcion, factura);
};

const wasCancelled: Historia = (mundo, quien) => {
  const { canceladoEl: from } = quien.curso;
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  if (factura && chance(mundo.azar, 70)) pay(mundo, inscripcion, factura);
  const motivo = 'curso_cancelado';
  const isRefunded = chance(mundo.azar, 40);
  const by = {
    actor: 'institucion',
    motivo,
    refund: isRefunded,
    ...(from !== undefined && { from }),
  } as const;
  // Who had not paid by then had lost the seat before.
  if (!cancel(mundo, inscripcion, factura, by) && factura) expire(mundo, inscripcion, factura);
};

const attending: Historia = (mundo, quien) => void attends(mundo, quien, false);
const attended: Historia = (mundo, quien) => void attends(mundo, quien, true);
const overpaid: Historia = (mundo, quien) =>
  void attends(mundo, quien, true, between(mundo.azar, 1, 20) * 100);

const historias: { readonly [momento in Momento]: readonly (readonly [number, Historia])[] } = {
  finalizado: [
    [70, attended],
    [9, owes],
    [8, leavesPaid],
    [4, leavesUnpaid],
    [6, lapses],
    [3, overpaid],
  ],
  en_curso: [
    [60, attending],
    [24, owes],
    [8, leavesPaid],
    [8, bounceCheque],
  ],
  cerrado: [
    [70, attending],
    [10, leavesPaid],
    [6, leavesUnpaid],
    [14, lapses],
  ],
  abierto: [
    [48, attending],
    [34, holds],
    [9, leavesUnpaid],
    [9, leavesPaid],
  ],
  lleno: [[100, attending]],
  cancelado: [[100, wasCancelled]],
  programado: [],
};

/** One enrolment of this client, in person or for somebody of the family, in one of these courses that has room. */
export function live(
  mundo: Mundo,
  cliente: ClienteHecho,
  cursos: readonly CursoHecho[],
  taken: Set<string>,
): void {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const curso = pick(mundo.azar, cursos);
    if (curso.libres < 2 || curso.momento === 'programado' || curso.momento === 'lleno') continue;
    const quien: Quien = chance(mundo.azar, 12)
      ? { cliente, curso, participante: drawFamiliar(mundo.azar, cliente, taken) }
      : { cliente, curso };
    draw(mundo, curso)(mundo, quien);
    return;
  }
}

function draw(mundo: Mundo, curso: CursoHecho): Historia {
  if (curso.ficha.requiereAprobacion && curso.momento === 'abierto') return asksApproval;
  let at = between(mundo.azar, 1, 100);
  for (const [percent, historia] of historias[curso.momento]) {
    at -= percent;
    if (at <= 0) return historia;
  }
  return attending;
}

/** Fills a course to the last seat and lets some people wait. */
export function fill(mundo: Mundo, curso: CursoHecho, clientes: readonly ClienteHecho[]): void {
  const queue = mundo.azar.helpers.shuffle([...clientes]);
  while (curso.libres > 0) {
    const cliente = queue.pop();
    if (!cliente) return;
    attending(mundo, { cliente, curso });
  }
  for (let i = between(mundo.azar, 2, 4); i > 0; i -= 1) {
    const cliente = queue.pop();
    if (cliente) enrol(mundo, { cliente, curso, espera: true });
  }
}
