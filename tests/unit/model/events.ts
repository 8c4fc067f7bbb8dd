/** What can happen in the model. Each does what the rules allow and nothing where they refuse; all may be tried at any time. */

import { previewAnulacion } from '../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion, settleFactura } from '../../../src/domain/anulacion/settleFactura.ts';
import { quoteCurso } from '../../../src/domain/cotizacion/quoteCurso.ts';
import { caducidadOf, isCaducada } from '../../../src/domain/deadlines.ts';
import { admit } from '../../../src/domain/espera/admit.ts';
import { nextPromoted } from '../../../src/domain/espera/espera.ts';
import { saldoFactura } from '../../../src/domain/estados/factura.ts';
import {
  blocksDuplicate,
  type EstadoInscripcion,
  type EventoInscripcion,
  initialEstado,
  takesSeat,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import { checkEnlace, endOfEnlace, estadoEnlaceAt, openEnlace } from '../../../src/domain/pagos/enlace.ts';
import { type NoticeEstado, readNotice } from '../../../src/domain/pagos/readNotice.ts';
import { bill, bounce, receive, refund, settle } from './money.ts';
import {
  type Enlace,
  esperaOf,
  estadoOf,
  facturaOf,
  hoyOf,
  type Inscripcion,
  type Mundo,
  ocupadosOf,
} from './world.ts';

/** `cual` picks one of what there is, `parte` is 1 to 200 percent of what is asked for. */
export type Suceso =
  | { readonly que: 'inscribir'; readonly persona: number; readonly espera: boolean }
  | { readonly que: 'aprobar' | 'rechazar' | 'anular' | 'finalizar'; readonly cual: number }
  | { readonly que: 'pagar'; readonly parte: number }
  | { readonly que: 'enlazar'; readonly cual: number; readonly parte: number; readonly horas: number }
  | { readonly que: 'abrir' | 'revocar' | 'rebotar'; readonly cual: number }
  | { readonly que: 'avisar'; readonly cual: number; readonly aviso: NoticeEstado }
  | { readonly que: 'reembolsar'; readonly cual: number; readonly parte: number }
  | { readonly que: 'esperar'; readonly horas: number };

export function happen(mundo: Mundo, suceso: Suceso): void {
  switch (suceso.que) {
    case 'inscribir':
      enrol(mundo, suceso.persona, suceso.espera);
      break;
    case 'aprobar':
    case 'rechazar':
    case 'finalizar':
      decide(mundo, pick(mundo.inscripciones, suceso.cual), suceso.que);
      break;
    case 'anular':
      cancel(mundo, pick(mundo.inscripciones, suceso.cual));
      break;
    case 'pagar':
      enter(mundo, suceso.parte);
      break;
    case 'enlazar':
      makeLink(mundo, suceso.cual, suceso.parte, suceso.horas);
      break;
    case 'abrir':
      openLink(mundo, suceso.cual);
      break;
    case 'revocar':
      revoke(pick(mundo.enlaces, suceso.cual));
      break;
    case 'avisar':
      hear(mundo, suceso.cual, suceso.aviso);
      break;
    case 'reembolsar':
      refund(mundo, pick(mundo.recibos, suceso.cual), Math.min(100, suceso.parte));
      break;
    case 'rebotar':
      bounce(mundo, pick(mundo.recibos, suceso.cual));
      break;
    case 'esperar':
      mundo.ahora += suceso.horas * 3_600_000;
      expire(mundo);
      break;
  }
}

function pick<T>(all: readonly T[], cual: number): T | undefined {
  return all.length === 0 ? undefined : all[cual % all.length];
}

function enrol(mundo: Mundo, persona: number, aceptaEspera: boolean): void {
  const { curso, inscripciones, ahora } = mundo;
  if (inscripciones.some((one) => one.persona === persona && blocksDuplicate(one.estado))) return;
  const enEspera = esperaOf(mundo).length;
  const cuposDisponibles = curso.cupo - ocupadosOf(mundo);
  const admitida = admit({ estado: estadoOf(mundo), cuposDisponibles, enEspera }, aceptaEspera);
  if (!admitida.ok) return;
  const { valor, descuento, total } = quoteCurso(curso, ahora);
  const hayCupo = admitida.valor === 'cupo';
  const estado = initialEstado({ hayCupo, requiereAprobacion: curso.requiereAprobacion, total });
  if (!hayCupo) mundo.ultimaEspera += 1;
  const inscripcion: Inscripcion = {
    numero: `I${inscripciones.length}`,
    persona,
    estado,
    pasos: [estado],
    valor,
    descuento,
    total,
    caducaEl: caducidadOf(estado, curso, ahora),
    orden: hayCupo ? undefined : mundo.ultimaEspera,
  };
  inscripciones.push(inscripcion);
  if (estado === 'pendiente_pago') bill(mundo, inscripcion);
}

/** The next state, if there is one, and what always goes with it. Answers whether it happened. */
function step(mundo: Mundo, inscripcion: Inscripcion, evento: EventoInscripcion): boolean {
  const next = transitionInscripcion(inscripcion, evento);
  if (!next.ok) return false;
  move(mundo, inscripcion, next.valor);
  return true;
}

function move(mundo: Mundo, inscripcion: Inscripcion, estado: EstadoInscripcion): void {
  const freed = takesSeat(inscripcion.estado) && !takesSeat(estado) && estado !== 'finalizada';
  const billed = facturaOf(mundo, inscripcion) !== undefined;
  inscripcion.estado = estado;
  inscripcion.pasos.push(estado);
  inscripcion.caducaEl = caducidadOf(estado, mundo.curso, mundo.ahora);
  if (estado === 'pendiente_pago' && !billed) bill(mundo, inscripcion);
  if (freed) promote(mundo);
}

function promote(mundo: Mundo): void {
  const libres = mundo.curso.cupo - ocupadosOf(mundo);
  for (const next of nextPromoted(esperaOf(mundo), libres, estadoOf(mundo))) step(mundo, next, 'promover');
}

function decide(
  mundo: Mundo,
  one: Inscripcion | undefined,
  evento: 'aprobar' | 'rechazar' | 'finalizar',
): void {
  if (!one || (evento === 'finalizar' && hoyOf(mundo) < mundo.curso.fin)) return;
  step(mundo, one, evento);
}

function cancel(mundo: Mundo, one: Inscripcion | undefined): void {
  if (!one) return;
  const factura = facturaOf(mundo, one);
  const vista = previewAnulacion({ ...one, moneda: 'USD', curso: mundo.curso, factura }, hoyOf(mundo));
  if (!vista.puedeAnular) return;
  revokeLinks(mundo, factura?.numero);
  settle(mundo, factura, vista);
  const before = ocupadosOf(mundo);
  const waiting = esperaOf(mundo).length;
  if (!step(mundo, one, 'anular')) throw new Error('The preview said that it could be done');
  // Exactly one seat, and it goes to who waits.
  const promoted = vista.liberaCupo ? waiting - esperaOf(mundo).length : 0;
  if (ocupadosOf(mundo) !== before - (vista.liberaCupo ? 1 : 0) + promoted) throw new Error('Seats');
}

function revokeLinks(mundo: Mundo, factura: string | undefined): void {
  for (const enlace of mundo.enlaces) {
    if (enlace.facturas.some(({ numero }) => numero === factura)) revoke(enlace);
  }
}

function revoke(enlace: Enlace | undefined): void {
  if (enlace?.estado === 'activo') enlace.estado = 'revocado';
}

/** At the counter, without a link. */
function enter(mundo: Mundo, parte: number): void {
  const owed = mundo.facturas.reduce((sum, factura) => sum + saldoFactura(factura), 0);
  const valor = Math.max(1, Math.floor((owed * parte) / 100));
  activate(mundo, receive(mundo, valor, mundo.ahora).seats);
}

function activate(mundo: Mundo, numeros: readonly string[]): void {
  for (const inscripcion of mundo.inscripciones) {
    if (numeros.includes(inscripcion.numero)) step(mundo, inscripcion, 'pagar');
  }
}

function makeLink(mundo: Mundo, cual: number, parte: number, horas: number): void {
  const factura = pick(mundo.facturas, cual);
  if (!factura) return;
  const pedidas = [
    { numero: factura.numero, valor: Math.max(1, Math.floor((saldoFactura(factura) * parte) / 100)) },
  ];
  const propias = mundo.facturas.map((one) => ({
    numero: one.numero,
    saldo: saldoFactura(one),
    moneda: 'USD' as const,
  }));
  const verdict = checkEnlace(pedidas, propias);
  if (!verdict.ok) return;
  mundo.enlaces.push({
    facturas: pedidas,
    valor: verdict.valor,
    moneda: verdict.moneda,
    estado: 'activo',
    caducaEl: endOfEnlace(mundo.ahora, horas),
  });
}

function openLink(mundo: Mundo, cual: number): void {
  const enlace = pick(mundo.enlaces, cual);
  if (!enlace) return;
  const saldos = mundo.facturas.map((one) => ({ numero: one.numero, saldo: saldoFactura(one) }));
  const open = openEnlace(enlace, saldos, mundo.ahora);
  if (!open.ok) return;
  mundo.pagos.push({ enlace, valor: open.valor.valor, estado: 'creado', creadoEl: mundo.ahora, asentado: 0 });
}

function hear(mundo: Mundo, cual: number, aviso: NoticeEstado): void {
  const pago = pick(mundo.pagos, cual);
  // The gateway of the model gives nothing back by itself: refunds are the institution's.
  if (!pago || aviso === 'reembolsado') return;
  const verdict = readNotice(pago.estado, aviso);
  if (!verdict.ok) return;
  pago.estado = verdict.valor;
  if (verdict.valor !== 'confirmado') return;
  const { recibo, pagaEnlace, seats } = receive(mundo, pago.valor, pago.creadoEl, { enlace: pago.enlace });
  pago.asentado += 1;
  if (pagaEnlace) {
    if (pago.enlace.estado !== 'activo') throw new Error('A closed link');
    pago.enlace.estado = 'pagado';
    pago.enlace.recibo = recibo.numero;
  }
  activate(mundo, seats);
}

/** What the API's jobs do when time goes by. */
function expire(mundo: Mundo): void {
  for (const enlace of mundo.enlaces) enlace.estado = estadoEnlaceAt(enlace, mundo.ahora);
  for (const inscripcion of mundo.inscripciones) {
    if (!isCaducada(inscripcion.caducaEl, mundo.ahora)) continue;
    const factura = facturaOf(mundo, inscripcion);
    revokeLinks(mundo, factura?.numero);
    settle(mundo, factura, settleFactura(factura, noRetencion));
    step(mundo, inscripcion, 'caducar');
  }
}
