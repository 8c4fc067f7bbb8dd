/** Payment links: an address where chosen invoices, or parts of them, can be paid without signing in. */
import * as v from 'valibot';
import { importeMax } from '../domain/dinero.ts';
import { estadosEnlace } from '../domain/estados/enlace.ts';
import { Id, Importe, ImportePositivo, Instante, Moneda } from './fields.ts';
import { baseQuery, listOf, repeatable, sortBy } from './list.ts';
import { ruta } from './ruta.ts';
import { bodyOf } from './validation.ts';

export const Enlace = v.object({
  id: Id,
  url: v.string(),
  facturas: v.array(v.object({ numero: v.string(), valor: Importe })),
  valor: Importe,
  moneda: Moneda,
  estado: v.picklist(estadosEnlace),
  /**
   * Derived: what can still be paid of it, or asked for again by renewing it; 0 where its invoices were paid, credited or
   * annulled meanwhile, and once it was paid or revoked. An active link of which nothing is left stays active: should a
   * payment be given back, it asks for that money again until it runs out.
   */
  pendiente: Importe,
  creadoEl: Instante,
  caducaEl: Instante,
  recibo: v.optional(v.string()),
});
export type Enlace = v.InferOutput<typeof Enlace>;

const CaducaEnHoras = v.optional(
  v.pipe(
    v.number('formato'),
    v.integer('formato'),
    v.minValue(1, 'fuera_de_rango'),
    v.maxValue(720, 'fuera_de_rango'),
  ),
);

/** Invoices, each once, and how much of each. */
export const FacturasPedidas = v.pipe(
  v.array(bodyOf({ numero: Id, valor: ImportePositivo }), 'requerido'),
  v.minLength(1, 'requerido'),
  v.maxLength(50, 'demasiado_largo'),
  v.check((facturas) => new Set(facturas.map((f) => f.numero)).size === facturas.length, 'repetido'),
  // It is paid at once, and one payment has its ceiling like any other amount.
  v.check((facturas) => facturas.reduce((sum, f) => sum + f.valor, 0) <= importeMax, 'fuera_de_rango'),
);

/**
 * All invoices in one currency; each `valor` at most the saldo of its invoice. A month at the longest; where `caducaEnHoras`
 * is left out, an active link that asks for the same is answered as long as there is time to pay it.
 */
export const EnlaceNuevo = bodyOf({ facturas: FacturasPedidas, caducaEnHoras: CaducaEnHoras });
export type EnlaceNuevo = v.InferInput<typeof EnlaceNuevo>;

const EnlaceRenovado = bodyOf({ caducaEnHoras: CaducaEnHoras });

export const ConsultaEnlaces = v.strictObject({
  ...baseQuery,
  estado: repeatable(estadosEnlace),
  orden: sortBy('creadoEl', 'caducaEl'),
});

export const createEnlace = ruta({
  method: 'POST',
  path: '/api/cliente/enlaces',
  auth: 'bearer',
  summary:
    'The active link that asks for exactly this, found or made; others that ask for some of it are revoked, save those that a payment is under way of',
  body: EnlaceNuevo,
  status: 201,
  response: Enlace,
});

export const listEnlaces = ruta({
  method: 'GET',
  path: '/api/cliente/enlaces',
  auth: 'bearer',
  summary: 'Own payment links',
  query: ConsultaEnlaces,
  status: 200,
  response: listOf(Enlace),
});

export const revokeEnlace = ruta({
  method: 'DELETE',
  path: '/api/cliente/enlaces/{id}',
  auth: 'bearer',
  summary: 'Revoke a payment link; it stays in the list',
  status: 200,
  response: Enlace,
});

export const renewEnlace = ruta({
  method: 'POST',
  path: '/api/cliente/enlaces/{id}/renovar',
  auth: 'bearer',
  summary: 'Another link, with another address, for what is left to pay of one that ran out',
  body: EnlaceRenovado,
  status: 201,
  response: Enlace,
});
