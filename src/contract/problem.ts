/**
 * Errors as application/problem+json (RFC 9457) and their codes. Codes are stable and part of the contract: the
 * interface translates them and never shows `detail` or `title`, which are for engineers.
 */
import * as v from 'valibot';
import { Fecha } from './fields.ts';

/** Each code with its HTTP status. */
export const problemStatuses = {
  // 400: the request itself is wrong; a person cannot correct it.
  json_invalido: 400,
  filtro_desconocido: 400,
  cursor_invalido: 400,
  idempotencia_requerida: 400,
  // 401 ends the session, except credenciales_invalidas, which never began one.
  credenciales_invalidas: 401,
  sesion_requerida: 401,
  sesion_expirada: 401,
  sesion_invalida: 401,
  origen_no_permitido: 403,
  // Records that do not exist, and records of other clients.
  no_encontrado: 404,
  metodo_no_permitido: 405,
  representacion_no_disponible: 406,
  idempotencia_en_curso: 409,
  vista_previa_cambio: 409,
  version_obsoleta: 412,
  cuerpo_demasiado_grande: 413,
  tipo_de_contenido: 415,
  // 422: understood, but refused by a rule.
  validacion: 422,
  rango_invertido: 422,
  conflicto_idempotencia: 422,
  transicion_no_permitida: 422,
  estado_final: 422,
  plazo_vencido: 422,
  curso_iniciado: 422,
  requiere_aprobacion: 422,
  cupo_agotado: 422,
  inscripcion_duplicada: 422,
  inscripciones_cerradas: 422,
  inscripciones_no_abiertas: 422,
  identificacion_requerida: 422,
  terminos_desactualizados: 422,
  descuento_no_disponible: 422,
  codigo_incorrecto: 422,
  correo_en_uso: 422,
  clave_actual_incorrecta: 422,
  token_invalido: 422,
  token_expirado: 422,
  token_usado: 422,
  factura_sin_saldo: 422,
  valor_excede_saldo: 422,
  saldo_a_favor_insuficiente: 422,
  monedas_distintas: 422,
  version_requerida: 428,
  demasiados_intentos: 429,
  interno: 500,
  no_disponible: 503,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

/** The faults of one field. Identification and password have more codes, in src/domain. */
export const fieldCodes = [
  'requerido',
  'formato',
  'caracteres',
  'demasiado_corto',
  'demasiado_largo',
  'fuera_de_rango',
  'opcion_desconocida',
  'campo_desconocido',
  'repetido',
  'correo_formato',
  'telefono_formato',
  'fecha_formato',
  'cursor_invalido',
] as const;

/** `pointer` is a JSON pointer into the body (`/participante/identificacion`), or `?name` for the query. */
export const FieldError = v.object({
  pointer: v.string(),
  code: v.pipe(v.string(), v.examples([...fieldCodes])),
  detail: v.optional(v.string()),
});
export type FieldError = v.InferOutput<typeof FieldError>;

export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  code: v.string(),
  errors: v.optional(v.array(FieldError)),
  /** The day on which enrolment opens (`inscripciones_no_abiertas`) or closed (`inscripciones_cerradas`). */
  fecha: v.optional(Fecha),
});
export type Problem = v.InferOutput<typeof Problem>;
