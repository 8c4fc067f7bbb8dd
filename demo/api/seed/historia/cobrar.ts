/** Payment links and the attempts that people make on them. */
import { horasEnlace } from '../../../../src/domain/plazos.ts';
import { chance } from '../azar.ts';
import { owed, receive } from './dinero.ts';
import type { EnlaceHecho, FacturaHecha, PagoHecho } from './hechos.ts';
import type { Mundo } from './mundo.ts';

const hour = 3_600_000;

/** For what is owed, good as long as links are, or for as long as the seat is held. */
export function makeLink(mundo: Mundo, factura: FacturaHecha, creadoEl: number): EnlaceHecho {
  const enlace: EnlaceHecho = {
    id: mundo.azar.string.uuid(),
    codigo: mundo.azar.string.alphanumeric(22),
    cliente: factura.cliente,
    factura,
    valor: owed(factura),
    estado: 'activo',
    creadoEl,
    caducaEl: factura.inscripcion.caducaEl ?? creadoEl + horasEnlace * hour,
  };
  if (enlace.caducaEl <= mundo.ahora) enlace.estado = 'caducado';
  mundo.hechos.enlaces.push(enlace);
  return enlace;
}

/** The link of the invoice for a seat that is held: it asks for the first instalment. */
export function makeSeatLink(mundo: Mundo, factura: FacturaHecha): EnlaceHecho {
  const enlace = makeLink(mundo, factura, factura.emitidaEl);
  enlace.valor = factura.cuotas[0]?.valor ?? factura.total;
  return enlace;
}

/** Everybody who is to pay for their seat has the link to do so. */
export function linkHeld(mundo: Mundo): void {
  const { facturas, enlaces } = mundo.hechos;
  const linked = new Set(enlaces.filter(({ estado }) => estado === 'activo').map(({ factura }) => factura));
  for (const factura of facturas) {
    if (factura.inscripcion.estado === 'pendiente_pago' && !linked.has(factura)) makeSeatLink(mundo, factura);
  }
}

/** Pays by card through a link; now and then the first attempt is refused. */
export function payByLink(mundo: Mundo, factura: FacturaHecha, valor: number, fecha: number): void {
  const enlace = makeLink(mundo, factura, Math.max(factura.emitidaEl, fecha - hour));
  enlace.valor = valor;
  if (chance(mundo.azar, 15)) attempt(mundo, enlace, 'fallido', enlace.creadoEl);
  const pago = attempt(mundo, enlace, 'confirmado', fecha);
  const recibo = receive(mundo, factura, valor, fecha, { medio: 'tarjeta', referencia: pago.referencia });
  recibo.pago = pago;
  enlace.estado = 'pagado';
  enlace.recibo = recibo;
}

export function attempt(
  mundo: Mundo,
  enlace: EnlaceHecho,
  estado: PagoHecho['estado'],
  creadoEl: number,
): PagoHecho {
  const pago: PagoHecho = {
    id: mundo.azar.string.uuid(),
    enlace,
    valor: enlace.valor,
    estado,
    referencia: `DEMO-${mundo.azar.string.alphanumeric({ length: 12, casing: 'upper' })}`,
    creadoEl,
  };
  mundo.hechos.pagos.push(pago);
  return pago;
}
