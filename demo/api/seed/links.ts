/** Payment links and the attempts that people make on them. */
import { enlaceHours } from '../../../src/domain/deadlines.ts';
import type { DraftEnlace, DraftFactura, DraftPago } from './drafts.ts';
import { owed, receive } from './money.ts';
import { chance, random } from './random.ts';
import { minute, type World } from './world.ts';

const hour = 60 * minute;

/** Adds a link for the debt. It is valid as long as the seat is held, or as long as links usually are. */
export function makeLink(world: World, factura: DraftFactura, creadoEl: number, valor = owed(factura)) {
  const caducaEl = factura.inscripcion.caducaEl ?? creadoEl + enlaceHours * hour;
  const enlace: DraftEnlace = {
    id: random.string.uuid(),
    codigo: random.string.alphanumeric(22),
    cliente: factura.cliente,
    factura,
    valor,
    creadoEl,
    caducaEl,
    recibo: null,
    estado: caducaEl <= world.now ? 'caducado' : 'activo',
  };
  world.enlaces.push(enlace);
  return enlace;
}

/** Adds the link for an unpaid seat: it asks for the first instalment. */
export function makeSeatLink(world: World, factura: DraftFactura): DraftEnlace {
  return makeLink(world, factura, factura.creadaEl, factura.cuotas[0]?.valor ?? factura.total);
}

/** Adds a link for each unpaid seat that has none. */
export function linkHeld(world: World): void {
  const linked = new Set(
    world.enlaces.filter(({ estado }) => estado === 'activo').map(({ factura }) => factura),
  );
  for (const factura of world.facturas) {
    if (factura.inscripcion.estado === 'pendiente_pago' && !linked.has(factura)) makeSeatLink(world, factura);
  }
}

/** Pays by card through a link; now and then the first attempt is refused. */
export function payByLink(world: World, factura: DraftFactura, valor: number, fecha: number): void {
  const enlace = makeLink(world, factura, Math.max(factura.creadaEl, fecha - hour), valor);
  if (chance(15)) attempt(world, enlace, 'fallido', enlace.creadoEl);
  const pago = attempt(world, enlace, 'confirmado', fecha);
  enlace.recibo = receive(world, factura, valor, fecha, { medio: 'tarjeta', referencia: pago.referencia });
  enlace.recibo.pago = pago;
  enlace.estado = 'pagado';
}

export function attempt(
  world: World,
  enlace: DraftEnlace,
  estado: DraftPago['estado'],
  creadoEl: number,
): DraftPago {
  const id = random.string.uuid();
  const referencia = `DEMO-${random.string.alphanumeric({ length: 12, casing: 'upper' })}`;
  const pago: DraftPago = { id, enlace, valor: enlace.valor, estado, referencia, creadoEl };
  world.pagos.push(pago);
  return pago;
}
