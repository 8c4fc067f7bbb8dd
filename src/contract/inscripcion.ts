/** Enrolments: a client's own, the public application, and cancelling in two steps. */
import * as v from 'valibot';
import { estadosInscripcion, motivosNoAnulable } from '../domain/estados/inscripcion.ts';
import { Enlace } from './enlace.ts';
import { Fecha, Id, Importe, Instante, Moneda, paragraphs, Version, WholeNumber } from './fields.ts';
import { baseQuery, dateRange, listOf, repeatable, sortBy } from './list.ts';
import { CompradorNuevo, Participante, ParticipanteNuevo } from './persona.ts';
import { ruta } from './ruta.ts';
import { bodyOf } from './validation.ts';

const Estado = v.picklist(estadosInscripcion);

export const motivosAnulacion = ['salud', 'trabajo', 'horario', 'economia', 'otro_curso', 'otro'] as const;

/** `de` is null for the first step; `actor` never names a person of the staff. */
const Step = v.object({
  de: v.nullable(Estado),
  a: Estado,
  fecha: Instante,
  actor: v.picklist(['cliente', 'institucion', 'sistema']),
});

/** `motivo`: one of motivosAnulacion, or one that the institution gives (curso_cancelado). `comentario`: in lines. */
const Anulada = v.object({
  fecha: Fecha,
  motivo: v.string(),
  comentario: v.optional(v.string()),
  retencion: Importe,
  notaCredito: v.optional(v.string()),
});

/** `curso` is frozen. `valor` − `descuento` is `total`, taxes included; `saldo` is what is still owed of it. */
export const Inscripcion = v.object({
  numero: Id,
  estado: Estado,
  fecha: Fecha,
  curso: v.object({ id: Id, codigo: v.string(), nombre: v.string() }),
  participante: Participante,
  valor: Importe,
  descuento: Importe,
  total: Importe,
  saldo: Importe,
  moneda: Moneda,
  caducaEl: v.optional(Instante),
  posicionEspera: v.optional(WholeNumber),
  anulableHasta: Fecha,
  puedeAnular: v.boolean(),
  motivoNoAnulable: v.optional(v.picklist(motivosNoAnulable)),
  anulada: v.optional(Anulada),
  facturas: v.array(v.string()),
  canal: v.picklist(['portal', 'publico']),
  terminos: v.object({ version: v.string(), aceptadosEl: Instante }),
  historial: v.array(Step),
  version: Version,
});
export type Inscripcion = v.InferOutput<typeof Inscripcion>;

/**
 * With a bearer the client enrols (`participante` left out: the client in person). Without one it is a public
 * application, which has to name `participante` and `tardoMs`: how long a person took to fill the form. `sitioWeb` is the
 * honeypot, empty when a person did.
 */
export const InscripcionNueva = bodyOf({
  curso: Id,
  participante: v.optional(ParticipanteNuevo),
  comprador: v.optional(CompradorNuevo),
  terminos: bodyOf({
    version: v.pipe(v.string('requerido'), v.minLength(1, 'requerido'), v.maxLength(40, 'demasiado_largo')),
  }),
  /** Take a place in the waiting list where the course turns out to be full. */
  aceptaEspera: v.optional(v.boolean()),
  sitioWeb: v.optional(v.pipe(v.string(), v.maxLength(200, 'demasiado_largo'))),
  tardoMs: v.optional(WholeNumber),
});
export type InscripcionNueva = v.InferInput<typeof InscripcionNueva>;

/** The same whether or not the person is enrolled already; `correo` is masked. */
export const Solicitud = v.object({ solicitud: Id, correo: v.string() });
export type Solicitud = v.InferOutput<typeof Solicitud>;

/** What cancelling does with the money and the seat. Minor units; `notaCredito` is 0 where the invoice itself is annulled. */
const anulacionEffect = {
  pagado: Importe,
  retencion: Importe,
  notaCredito: Importe,
  saldoAFavor: Importe,
  anulaFactura: v.boolean(),
  liberaCupo: v.boolean(),
  moneda: Moneda,
};

/** What cancelling would do now. Reading it holds nobody up: whatever changes afterwards changes the fingerprint. */
export const AnulacionPreview = v.object({
  numero: Id,
  /** Before it. */
  estado: Estado,
  puedeAnular: v.boolean(),
  motivoNoAnulable: v.optional(v.picklist(motivosNoAnulable)),
  anulableHasta: Fecha,
  ...anulacionEffect,
  /** Fingerprint of all this: sent back, so that nothing else than what was shown can happen. */
  huella: v.string(),
});
export type AnulacionPreview = v.InferOutput<typeof AnulacionPreview>;

export const AnulacionNueva = bodyOf({
  motivo: v.picklist(motivosAnulacion, 'opcion_desconocida'),
  comentario: v.optional(paragraphs(500)),
  /** Of the preview; another one now answers 409 vista_previa_cambio. */
  huella: v.optional(v.pipe(v.string(), v.maxLength(128, 'demasiado_largo'))),
});
export type AnulacionNueva = v.InferInput<typeof AnulacionNueva>;

/** What cancelling did, and the enrolment as it is after it. The number of a credit note is in `inscripcion.anulada`. */
export const AnulacionResult = v.object({ ...anulacionEffect, inscripcion: Inscripcion });
export type AnulacionResult = v.InferOutput<typeof AnulacionResult>;

export const ConsultaInscripciones = v.strictObject({
  ...baseQuery,
  ...dateRange,
  estado: repeatable(estadosInscripcion),
  curso: v.optional(Id),
  orden: sortBy('fecha', 'numero', 'curso'),
});

export const listInscripciones = ruta({
  method: 'GET',
  path: '/api/cliente/inscripciones',
  auth: 'bearer',
  summary: 'Own enrolments',
  query: ConsultaInscripciones,
  status: 200,
  response: listOf(Inscripcion),
});

export const getInscripcion = ruta({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}',
  auth: 'bearer',
  summary: 'One enrolment; {id} is its number',
  status: 200,
  response: Inscripcion,
  versioned: true,
});

export const createInscripcion = ruta({
  method: 'POST',
  path: '/api/cliente/inscripciones',
  auth: 'opcional',
  summary: 'Enrol (201), or apply without an account (202)',
  body: InscripcionNueva,
  status: 201,
  response: v.union([Inscripcion, Solicitud]),
});

export const previewAnulacion = ruta({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}/anular',
  auth: 'bearer',
  summary: 'What cancelling would do',
  status: 200,
  response: AnulacionPreview,
});

export const anularInscripcion = ruta({
  method: 'POST',
  path: '/api/cliente/inscripciones/{id}/anular',
  auth: 'bearer',
  summary: 'Cancel, exactly as previewed; tells the whole effect and the enrolment after it',
  body: AnulacionNueva,
  status: 200,
  response: AnulacionResult,
});

export const listEnlacesInscripcion = ruta({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}/enlaces',
  auth: 'bearer',
  summary: 'Payment links of an enrolment',
  query: v.strictObject(baseQuery),
  status: 200,
  response: listOf(Enlace),
});
