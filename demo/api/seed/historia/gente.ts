/** What becomes of people who enrol, by what the course's dates allow. Percentages are what an office would recognise. */

import { between, chance, pick } from '../azar.ts';
import type { Momento } from '../catalogo/tipos.ts';
import { drawFamiliar } from '../nombres.ts';
import { makeLink } from './cobrar.ts';
import { invoice, reverse } from './dinero.ts';
import type { ClienteHecho, CursoHecho, InscripcionHecha } from './hechos.ts';
import { bill, cancel, enrol, expire, finish, pay, type Quien, step } from './inscribir.ts';
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

/** Takes part by agreement with the institution and owes some of it, or all. */
const owes: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  if (factura) {
    if (factura.cuotas.length > 1)
      pay(mundo, inscripcion, factura, between(mundo.azar, 1, factura.cuotas.length - 1));
    else {
      delete inscripcion.caducaEl;
      step(inscripcion, 'activa', after(mundo, inscripcion.fecha, 0, 2), 'institucion');
    }
  }
  if (quien.curso.momento === 'finalizado') finish(mundo, inscripcion);
};

const holds: Historia = (mundo, quien) => {
  const { factura } = bill(mundo, { ...quien, reciente: true }, 1);
  if (factura && chance(mundo.azar, 50)) makeLink(mundo, factura, factura.emitidaEl);
};

const lapses: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien, 1);
  if (!inscripcion || !factura) return;
  if ((inscripcion.caducaEl ?? 0) < mundo.ahora) expire(mundo, inscripcion, factura);
};

const leavesUnpaid: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien, 1);
  if (inscripcion)
    cancel(mundo, inscripcion, factura, {
      actor: 'cliente',
      motivo: pick(mundo.azar, motivos),
      refund: false,
    });
};

const leavesPaid: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien);
  if (!inscripcion) return;
  if (factura) pay(mundo, inscripcion, factura, 1);
  cancel(mundo, inscripcion, factura, {
    actor: 'cliente',
    motivo: pick(mundo.azar, motivos),
    refund: chance(mundo.azar, 50),
  });
};

const bounces: Historia = (mundo, quien) => {
  const inscripcion = attends(mundo, quien, false);
  const factura = mundo.hechos.facturas.findLast((f) => f.inscripcion === inscripcion);
  const recibo = mundo.hechos.recibos.at(-1);
  if (!factura || !recibo || recibo.cliente !== quien.cliente || recibo.pago) return;
  recibo.medio = 'cheque';
  recibo.referencia = `CHQ-${mundo.azar.string.numeric(7)}`;
  reverse(mundo, recibo, factura, after(mundo, recibo.recibidoEl, 3, 6));
};

const asksApproval: Historia = (mundo, quien) => {
  const inscripcion = enrol(mundo, quien, 'pendiente_aprobacion');
  if (!inscripcion || chance(mundo.azar, 45)) return;
  const fecha = after(mundo, inscripcion.fecha, 1, 3);
  if (chance(mundo.azar, 30)) {
    step(inscripcion, 'rechazada', fecha, 'institucion');
    return;
  }
  step(inscripcion, 'pendiente_pago', fecha, 'institucion');
  const factura = invoice(mundo, inscripcion, fecha, quien.curso.ficha.cuotas ?? 1);
  pay(mundo, inscripcion, factura);
};

const wasCancelled: Historia = (mundo, quien) => {
  const { inscripcion, factura } = bill(mundo, quien, 1);
  if (!inscripcion) return;
  if (factura && chance(mundo.azar, 70)) pay(mundo, inscripcion, factura);
  cancel(mundo, inscripcion, factura, {
    actor: 'institucion',
    motivo: 'curso_cancelado',
    refund: chance(mundo.azar, 40),
    ...(quien.curso.canceladoEl === undefined ? {} : { from: quien.curso.canceladoEl }),
  });
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
    [8, bounces],
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
    if (cliente) enrol(mundo, { cliente, curso }, 'en_espera');
  }
}
