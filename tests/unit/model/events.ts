/** The events of the model. Each does what the rules allow, or nothing if they refuse it; all may be tried at any time. */

import { previewAnulacion } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion, settleFactura } from '../../../src/domain/anulacion/settleFactura.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { expiryOf, isCaducada } from '../../../src/domain/deadlines.ts';
import { admit } from '../../../src/domain/espera/admit.ts';
import { nextPromoted } from '../../../src/domain/espera/espera.ts';
import { estadoEnlaceAt } from '../../../src/domain/estados/enlace.ts';
import { saldoFactura } from '../../../src/domain/estados/factura.ts';
import {
  blocksDuplicate,
  type EstadoInscripcion,
  type EventoInscripcion,
  initialEstado,
  takesSeat,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import { checkEnlace, endOfEnlace, openEnlace } from '../../../src/domain/pagos/enlace.ts';
import { type NoticeEstado, readNotice } from '../../../src/domain/pagos/readNotice.ts';
import { bill, bounce, receive, refund, settle } from './money.ts';
import {
  type Enlace,
  esperaOf,
  estadoOf,
  facturaOf,
  type Inscripcion,
  seatsTaken,
  todayOf,
  type World,
} from './world.ts';

/** `which` picks one of what there is, `percent` is 1 to 200 percent of what is asked for. */
export type Happening =
  | { readonly kind: 'inscribir'; readonly persona: number; readonly espera: boolean }
  | { readonly kind: 'aprobar' | 'rechazar' | 'anular' | 'finalizar'; readonly which: number }
  | { readonly kind: 'pagar'; readonly percent: number }
  | { readonly kind: 'link'; readonly which: number; readonly percent: number; readonly hours: number }
  | { readonly kind: 'open' | 'revoke' | 'bounce'; readonly which: number }
  | { readonly kind: 'notify'; readonly which: number; readonly aviso: NoticeEstado }
  | { readonly kind: 'refund'; readonly which: number; readonly percent: number }
  | { readonly kind: 'wait'; readonly hours: number };

export function happen(world: World, happening: Happening): void {
  switch (happening.kind) {
    case 'inscribir':
      enrol(world, happening.persona, happening.espera);
      break;
    case 'aprobar':
    case 'rechazar':
    case 'finalizar':
      decide(world, pick(world.inscripciones, happening.which), happening.kind);
      break;
    case 'anular':
      cancel(world, pick(world.inscripciones, happening.which));
      break;
    case 'pagar':
      enter(world, happening.percent);
      break;
    case 'link':
      makeLink(world, happening.which, happening.percent, happening.hours);
      break;
    case 'open':
      openLink(world, happening.which);
      break;
    case 'revoke':
      revoke(pick(world.enlaces, happening.which));
      break;
    case 'notify':
      hear(world, happening.which, happening.aviso);
      break;
    case 'refund':
      refund(world, pick(world.recibos, happening.which), Math.min(100, happening.percent));
      break;
    case 'bounce':
      bounce(world, pick(world.recibos, happening.which));
      break;
    case 'wait':
      world.now += happening.hours * 3_600_000;
      expire(world);
      break;
  }
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}

function enrol(world: World, persona: number, aceptaEspera: boolean): void {
  const { curso, inscripciones, now } = world;
  if (inscripciones.some((one) => one.persona === persona && blocksDuplicate(one.estado))) return;
  const enEspera = esperaOf(world).length;
  const cuposDisponibles = curso.cupo - seatsTaken(world);
  const admitted = admit({ estado: estadoOf(world), cuposDisponibles, enEspera }, aceptaEspera);
  if (!admitted.ok) return;
  const { valor, descuento, total } = quoteCurso(curso, now);
  const hasSeat = admitted.value === 'cupo';
  const estado = initialEstado({ hasSeat, requiereAprobacion: curso.requiereAprobacion, total });
  if (!hasSeat) world.lastOrden += 1;
  const inscripcion: Inscripcion = {
    numero: `I${inscripciones.length}`,
    persona,
    estado,
    steps: [estado],
    valor,
    descuento,
    total,
    caducaEl: expiryOf(estado, curso, now),
    orden: hasSeat ? undefined : world.lastOrden,
  };
  inscripciones.push(inscripcion);
  if (estado === 'pendiente_pago') bill(world, inscripcion);
}

/** The next state, if there is one, and what always goes with it. Answers whether it happened. */
function step(world: World, inscripcion: Inscripcion, evento: EventoInscripcion): boolean {
  const next = transitionInscripcion(inscripcion, evento);
  if (!next.ok) return false;
  move(world, inscripcion, next.value);
  return true;
}

function move(world: World, inscripcion: Inscripcion, estado: EstadoInscripcion): void {
  const freed = takesSeat(inscripcion.estado) && !takesSeat(estado) && estado !== 'finalizada';
  const billed = facturaOf(world, inscripcion) !== undefined;
  inscripcion.estado = estado;
  inscripcion.steps.push(estado);
  inscripcion.caducaEl = expiryOf(estado, world.curso, world.now);
  if (estado === 'pendiente_pago' && !billed) bill(world, inscripcion);
  if (freed) promote(world);
}

function promote(world: World): void {
  const free = world.curso.cupo - seatsTaken(world);
  for (const next of nextPromoted(esperaOf(world), free, estadoOf(world))) step(world, next, 'promover');
}

function decide(
  world: World,
  one: Inscripcion | undefined,
  evento: 'aprobar' | 'rechazar' | 'finalizar',
): void {
  if (!one || (evento === 'finalizar' && todayOf(world) < world.curso.fin)) return;
  step(world, one, evento);
}

function cancel(world: World, one: Inscripcion | undefined): void {
  if (!one) return;
  const factura = facturaOf(world, one);
  const preview = previewAnulacion({ ...one, moneda: 'USD', curso: world.curso, factura }, todayOf(world));
  if (!preview.puedeAnular) return;
  revokeLinks(world, factura?.numero);
  settle(world, factura, preview);
  const before = seatsTaken(world);
  const waiting = esperaOf(world).length;
  if (!step(world, one, 'anular')) throw new Error('The preview said that it could be done');
  // Exactly one seat, and it goes to who waits.
  const promoted = preview.liberaCupo ? waiting - esperaOf(world).length : 0;
  if (seatsTaken(world) !== before - (preview.liberaCupo ? 1 : 0) + promoted) throw new Error('Seats');
}

function revokeLinks(world: World, factura: string | undefined): void {
  for (const enlace of world.enlaces) {
    if (enlace.facturas.some(({ numero }) => numero === factura)) revoke(enlace);
  }
}

function revoke(enlace: Enlace | undefined): void {
  if (enlace?.estado === 'activo') enlace.estado = 'revocado';
}

/** At the counter, without a link. */
function enter(world: World, percent: number): void {
  const owed = world.facturas.reduce((sum, factura) => sum + saldoFactura(factura), 0);
  const valor = Math.max(1, Math.floor((owed * percent) / 100));
  activate(world, receive(world, valor, world.now).seats);
}

function activate(world: World, numeros: readonly string[]): void {
  for (const inscripcion of world.inscripciones) {
    if (numeros.includes(inscripcion.numero)) step(world, inscripcion, 'pagar');
  }
}

function makeLink(world: World, which: number, percent: number, hours: number): void {
  const factura = pick(world.facturas, which);
  if (!factura) return;
  const amounts = [
    { numero: factura.numero, valor: Math.max(1, Math.floor((saldoFactura(factura) * percent) / 100)) },
  ];
  const known = world.facturas.map((one) => ({
    numero: one.numero,
    saldo: saldoFactura(one),
    moneda: 'USD' as const,
  }));
  const verdict = checkEnlace(amounts, known);
  if (!verdict.ok) return;
  world.enlaces.push({
    facturas: amounts,
    valor: verdict.valor,
    moneda: verdict.moneda,
    estado: 'activo',
    caducaEl: endOfEnlace(world.now, hours),
  });
}

function openLink(world: World, which: number): void {
  const enlace = pick(world.enlaces, which);
  if (!enlace) return;
  const saldos = world.facturas.map((one) => ({ numero: one.numero, saldo: saldoFactura(one) }));
  const open = openEnlace(enlace, saldos, world.now);
  if (!open.ok) return;
  world.pagos.push({
    enlace,
    valor: open.value.valor,
    estado: 'creado',
    creadoEl: world.now,
    timesRecorded: 0,
  });
}

function hear(world: World, which: number, aviso: NoticeEstado): void {
  const pago = pick(world.pagos, which);
  // The gateway of the model gives nothing back by itself: refunds are the institution's.
  if (!pago || aviso === 'reembolsado') return;
  const verdict = readNotice(pago.estado, aviso);
  if (!verdict.ok) return;
  pago.estado = verdict.value;
  if (verdict.value !== 'confirmado') return;
  const { recibo, paysEnlace, seats } = receive(world, pago.valor, pago.creadoEl, { enlace: pago.enlace });
  pago.timesRecorded += 1;
  if (paysEnlace) {
    if (pago.enlace.estado !== 'activo') throw new Error('A closed link');
    pago.enlace.estado = 'pagado';
    pago.enlace.recibo = recibo.numero;
  }
  activate(world, seats);
}

/** Does what the API's jobs do when time goes by. */
function expire(world: World): void {
  for (const enlace of world.enlaces) enlace.estado = estadoEnlaceAt(enlace, world.now);
  for (const inscripcion of world.inscripciones) {
    if (!isCaducada(inscripcion.caducaEl, world.now)) continue;
    const factura = facturaOf(world, inscripcion);
    revokeLinks(world, factura?.numero);
    settle(world, factura, settleFactura(factura, noRetencion));
    step(world, inscripcion, 'caducar');
  }
}
