/** Enrolments: a client's own enrolments, the public application, and the two steps of cancelling. */
import * as v from 'valibot';
import { estadosInscripcion, motivosNoAnulable } from '../domain/estados/inscripcion.ts';
import { Condicion, CondicionPresentada } from './condicion.ts';
import { endpoint } from './endpoint.ts';
import { Enlace } from './enlace.ts';
import { Correo, Fecha, Importe, Instante, Moneda, paragraphs, Version, WholeNumber } from './fields.ts';
import { Id } from './Id.ts';
import { baseQuery, csvForm, dateRange, listOf, repeatable, sortBy } from './list.ts';
import { CompradorNuevo, Participante, ParticipanteNuevo } from './persona.ts';
import { bodyOf } from './validation.ts';

const Estado = v.picklist(estadosInscripcion);

export const motivosAnulacion = ['salud', 'trabajo', 'horario', 'economia', 'otro_curso', 'otro'] as const;

/** `de` is null for the first change; `actor` never names a member of the staff. */
const Step = v.object({
  de: v.nullable(Estado),
  a: Estado,
  fecha: Instante,
  actor: v.picklist(['cliente', 'institucion', 'sistema']),
});

/** `motivo`: one of motivosAnulacion, or the institution's own (curso_cancelado). `comentario` may have line breaks. */
const Anulada = v.object({
  fecha: Fecha,
  motivo: v.string(),
  comentario: v.optional(v.string()),
  retencion: Importe,
  notaCredito: v.optional(v.string()),
});

/** `curso` is a copy made at enrolment. `total` is `valor` − `descuento`, tax included; `saldo` is still owed. */
export const Inscripcion = v.object({
  numero: Id,
  estado: Estado,
  fecha: Fecha,
  curso: v.object({ id: Id, codigo: v.string(), nombre: v.string() }),
  participante: Participante,
  valor: Importe,
  descuento: Importe,
  /** The condition that earned the discount: the sentence that was declared, or the fact that a valid code was given. */
  condicion: v.optional(Condicion),
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
  /** Absent if there were no terms to read. */
  terminos: v.optional(v.object({ version: v.string(), aceptadosEl: Instante })),
  historial: v.array(Step),
  version: Version,
});
export type Inscripcion = v.InferOutput<typeof Inscripcion>;

/**
 * A request with a bearer token enrols for the client; without `participante` it enrols the client in person. A request
 * without a token is a public application: it must name `participante`, and `tardoMs`, the milliseconds that a person
 * took to fill in the form. `sitioWeb` is a honeypot: people leave it empty.
 */
export const InscripcionNueva = bodyOf({
  curso: Id,
  participante: v.optional(ParticipanteNuevo),
  comprador: v.optional(CompradorNuevo),
  /**
   * Absent if there are no terms to read; required if the course names their document. A client may send back the course's
   * `terminos` unchanged: `url` is not stored.
   */
  terminos: v.optional(
    bodyOf({
      version: v.pipe(v.string('requerido'), v.minLength(1, 'requerido'), v.maxLength(40, 'demasiado_largo')),
      url: v.optional(v.string('formato')),
    }),
  ),
  /** The proof for a discount with a condition. If it does not earn the discount, nobody is enrolled. */
  condicion: v.optional(CondicionPresentada),
  /** True takes a place on the waiting list when the course is full. */
  aceptaEspera: v.optional(v.boolean()),
  sitioWeb: v.optional(v.pipe(v.string(), v.maxLength(200, 'demasiado_largo'))),
  tardoMs: v.optional(WholeNumber),
});
export type InscripcionNueva = v.InferInput<typeof InscripcionNueva>;

/**
 * The answer is the same whether or not the person is already enrolled. `correo` is masked. With `permiso`, which nobody
 * else gets, the sender may correct the e-mail for a day.
 */
export const Solicitud = v.object({ solicitud: Id, correo: v.string(), permiso: v.optional(v.string()) });
export type Solicitud = v.InferOutput<typeof Solicitud>;

/** The e-mail that was meant; the same one again resends the mail. */
const CorreoCorregido = bodyOf({
  permiso: v.pipe(v.string('requerido'), v.minLength(1, 'requerido'), v.maxLength(128, 'demasiado_largo')),
  correo: Correo,
});

/** The effect of cancelling on money and seat. Minor units. `notaCredito` is 0 when the invoice itself is annulled. */
const anulacionEffect = {
  pagado: Importe,
  retencion: Importe,
  notaCredito: Importe,
  saldoAFavor: Importe,
  anulaFactura: v.boolean(),
  liberaCupo: v.boolean(),
  moneda: Moneda,
};

/** The effect of cancelling now. Reading it locks nothing: a later change of the enrolment changes the fingerprint. */
export const AnulacionPreview = v.object({
  numero: Id,
  /** The state before cancelling. */
  estado: Estado,
  puedeAnular: v.boolean(),
  motivoNoAnulable: v.optional(v.picklist(motivosNoAnulable)),
  anulableHasta: Fecha,
  ...anulacionEffect,
  /** A fingerprint of the preview. The client sends it back, so that cancelling does what the preview showed. */
  huella: v.string(),
});
export type AnulacionPreview = v.InferOutput<typeof AnulacionPreview>;

export const AnulacionNueva = bodyOf({
  motivo: v.picklist(motivosAnulacion, 'opcion_desconocida'),
  comentario: v.optional(paragraphs(500)),
  /** The fingerprint of the preview. The API answers 409 vista_previa_cambio when it no longer matches. */
  huella: v.optional(v.pipe(v.string(), v.maxLength(128, 'demasiado_largo'))),
});
export type AnulacionNueva = v.InferInput<typeof AnulacionNueva>;

/** The effect of cancelling and the enrolment after it. `inscripcion.anulada` has the number of the credit note. */
export const AnulacionResult = v.object({ ...anulacionEffect, inscripcion: Inscripcion });
export type AnulacionResult = v.InferOutput<typeof AnulacionResult>;

export const ConsultaInscripciones = v.strictObject({
  ...baseQuery,
  ...dateRange,
  estado: repeatable(estadosInscripcion),
  curso: v.optional(Id),
  orden: sortBy('fecha', 'numero', 'curso'),
  ...csvForm,
});

export const listInscripciones = endpoint({
  method: 'GET',
  path: '/api/cliente/inscripciones',
  auth: 'bearer',
  summary: 'Own enrolments',
  query: ConsultaInscripciones,
  status: 200,
  response: listOf(Inscripcion),
  media: ['text/csv'],
});

export const getInscripcion = endpoint({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}',
  auth: 'bearer',
  summary: 'One enrolment; {id} is its number',
  status: 200,
  response: Inscripcion,
  versioned: true,
});

export const createInscripcion = endpoint({
  method: 'POST',
  path: '/api/cliente/inscripciones',
  auth: 'opcional',
  summary: 'Enrol (201), or apply without an account (202)',
  body: InscripcionNueva,
  status: 201,
  response: v.union([Inscripcion, Solicitud]),
  answers: { 201: Inscripcion, 202: Solicitud },
});

export const correctSolicitud = endpoint({
  method: 'POST',
  path: '/api/cliente/solicitudes/{id}/correo',
  auth: 'publica',
  summary: 'Correct the e-mail of a public application, or send its mail again; {id} is its number',
  body: CorreoCorregido,
  status: 202,
  response: Solicitud,
});

export const previewAnulacion = endpoint({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}/anular',
  auth: 'bearer',
  summary: 'What cancelling would do; it only reads, and locks nothing',
  status: 200,
  response: AnulacionPreview,
});

export const anularInscripcion = endpoint({
  method: 'POST',
  path: '/api/cliente/inscripciones/{id}/anular',
  auth: 'bearer',
  summary: 'Cancel, exactly as previewed; returns the whole effect and the enrolment after it',
  body: AnulacionNueva,
  status: 200,
  response: AnulacionResult,
});

export const listEnlacesInscripcion = endpoint({
  method: 'GET',
  path: '/api/cliente/inscripciones/{id}/enlaces',
  auth: 'bearer',
  summary: 'Payment links of an enrolment',
  query: v.strictObject(baseQuery),
  status: 200,
  response: listOf(Enlace),
});
