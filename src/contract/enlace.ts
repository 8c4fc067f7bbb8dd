/** Payment links: addresses where anyone pays chosen invoices, or parts of them, without signing in. */
import * as v from 'valibot';
import { importeMax } from '../domain/dinero.ts';
import { estadosEnlace } from '../domain/estados/enlace.ts';
import { idiomas } from '../domain/idiomas.ts';
import { facturasMax } from '../domain/pagos/enlace.ts';
import { endpoint } from './endpoint.ts';
import { Importe, ImportePositivo, Instante, Moneda } from './fields.ts';
import { Id } from './Id.ts';
import { baseQuery, listOf, repeatable, sortBy } from './list.ts';
import { bodyOf } from './validation.ts';

export const Enlace = v.object({
  id: Id,
  /** The address where anyone pays it. The interface adds EnlaceVisit. */
  url: v.string(),
  /** `curso` is the name of the course of the invoice. */
  facturas: v.array(v.object({ numero: v.string(), curso: v.optional(v.string()), valor: Importe })),
  valor: Importe,
  moneda: Moneda,
  estado: v.picklist(estadosEnlace),
  /**
   * Derived: the amount that the link can still collect, now or after a renewal. It is 0 once the link is paid or
   * revoked, or once its invoices are paid, credited or annulled. A link that reaches 0 stays active until it expires:
   * if a payment is refunded, the link asks for that money again.
   */
  pendiente: Importe,
  creadoEl: Instante,
  caducaEl: Instante,
  recibo: v.optional(v.string()),
});
export type Enlace = v.InferOutput<typeof Enlace>;

/**
 * The parameters that the interface adds to a link's `url` when it sends a person there to pay. A payment page uses those that it
 * knows and ignores the rest. It must check `volver`: an address of its own site, or of a site that may call the API.
 */
export const EnlaceVisit = v.object({
  /** The address to come back to, with or without a payment. */
  volver: v.optional(v.string()),
  /** The language, theme, contrast and colour that the person chose. */
  idioma: v.optional(v.picklist(idiomas)),
  tema: v.optional(v.picklist(['light', 'dark'])),
  contraste: v.optional(v.picklist(['default', 'bold'])),
  color: v.optional(v.picklist(['purple', 'cyan', 'blue', 'orange', 'red', 'default'])),
});
export type EnlaceVisit = v.InferOutput<typeof EnlaceVisit>;

const CaducaEnHoras = v.optional(
  v.pipe(
    v.number('formato'),
    v.integer('formato'),
    v.minValue(1, 'fuera_de_rango'),
    v.maxValue(720, 'fuera_de_rango'),
  ),
);

/** The invoices to pay, each at most once, with the amount for each. */
export const FacturasPedidas = v.pipe(
  v.array(bodyOf({ numero: Id, valor: ImportePositivo }), 'requerido'),
  v.minLength(1, 'requerido'),
  v.maxLength(facturasMax, 'demasiado_largo'),
  v.check((facturas) => new Set(facturas.map((f) => f.numero)).size === facturas.length, 'repetido'),
  // A link is paid in one payment, which has the same maximum as any amount.
  v.check((facturas) => facturas.reduce((sum, f) => sum + f.valor, 0) <= importeMax, 'fuera_de_rango'),
);

/**
 * All invoices have the same currency, and each `valor` is at most the saldo of its invoice. A link lasts at most
 * a month. Without `caducaEnHoras` the API answers an active link for the same amounts, if there is time left to pay it.
 */
export const EnlaceNuevo = bodyOf({ facturas: FacturasPedidas, caducaEnHoras: CaducaEnHoras });
export type EnlaceNuevo = v.InferInput<typeof EnlaceNuevo>;

const EnlaceRenovado = bodyOf({ caducaEnHoras: CaducaEnHoras });

export const ConsultaEnlaces = v.strictObject({
  ...baseQuery,
  estado: repeatable(estadosEnlace),
  orden: sortBy('creadoEl', 'caducaEl'),
});
export type ConsultaEnlaces = v.InferOutput<typeof ConsultaEnlaces>;

export const createEnlace = endpoint({
  method: 'POST',
  path: '/api/cliente/enlaces',
  auth: 'bearer',
  summary:
    'The active link that asks for exactly this, found or made; others that ask for some of it are revoked, except those being paid',
  body: EnlaceNuevo,
  status: 201,
  response: Enlace,
});

export const listEnlaces = endpoint({
  method: 'GET',
  path: '/api/cliente/enlaces',
  auth: 'bearer',
  summary: 'Own payment links',
  query: ConsultaEnlaces,
  status: 200,
  response: listOf(Enlace),
});

export const getEnlace = endpoint({
  method: 'GET',
  path: '/api/cliente/enlaces/{id}',
  auth: 'bearer',
  summary: 'One of your own payment links',
  status: 200,
  response: Enlace,
});

export const revokeEnlace = endpoint({
  method: 'DELETE',
  path: '/api/cliente/enlaces/{id}',
  auth: 'bearer',
  summary: 'Revoke a payment link; it stays in the list',
  status: 200,
  response: Enlace,
});

export const renewEnlace = endpoint({
  method: 'POST',
  path: '/api/cliente/enlaces/{id}/renovar',
  auth: 'bearer',
  summary: 'A new link, with a new address, for what is left to pay of an expired one',
  body: EnlaceRenovado,
  status: 201,
  response: Enlace,
});
