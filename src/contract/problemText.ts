/** Says when a server answers each problem, for the OpenAPI document and the guide of problems. The compiler asks for every code. */
import type { ClaveCode } from '../domain/clave.ts';
import type { IdentificacionCode } from '../domain/documentos/tipos.ts';
import type { fieldCodes, ProblemCode } from './problem.ts';

export const problemText: Readonly<Record<ProblemCode, string>> = {
  json_invalido: 'The body is not JSON.',
  filtro_desconocido:
    'The query names a parameter that the call does not have. `errors` names each, as `?name`.',
  cursor_invalido: 'The `cursor` was not made by this list, or for another `orden`.',
  idempotencia_requerida:
    'The `Idempotency-Key` is empty, too long, or has other characters than visible ASCII.',
  credenciales_invalidas:
    'Nobody has that name and password. The answer is the same, in content and time, whichever is wrong.',
  sesion_requerida: 'The request carries no credential.',
  sesion_expirada: 'The credential was valid and has expired.',
  sesion_invalida:
    'The credential cannot be read, was not signed by this server, or belongs to a session that was ended.',
  origen_no_permitido: 'A page of an origin that is not on the list sent the request.',
  no_encontrado: 'There is no such record, or it belongs to another client. Both answer alike.',
  metodo_no_permitido: 'The path exists with other methods; the header `Allow` names them.',
  representacion_no_disponible: 'The call has none of the formats that `Accept` names.',
  idempotencia_en_curso: 'A request with the same `Idempotency-Key` is still under way.',
  vista_previa_cambio:
    'What cancelling would do is no longer what the client saw. They read the preview again before they confirm.',
  version_obsoleta: 'Somebody changed the record after the client read it: `If-Match` has an older version.',
  cuerpo_demasiado_grande: 'The body has more bytes than the server takes.',
  tipo_de_contenido: 'The body is not `application/json`.',
  validacion:
    'Some fields are wrong. `errors` names each by its JSON pointer, or by `?name` for a parameter.',
  rango_invertido: 'The last day of a range comes before the first.',
  conflicto_idempotencia: 'The `Idempotency-Key` was already used for another request.',
  transicion_no_permitida: 'The record is not in a state in which this can be done.',
  estado_final: 'The record is in a state that nothing follows.',
  plazo_vencido: 'The time to do this has ended.',
  curso_iniciado: 'The course has begun.',
  requiere_aprobacion: 'Only the institution may do this: the course asks for its approval.',
  cupo_agotado: 'The course has no seats left and no waiting list.',
  inscripcion_duplicada: 'The participant already has an enrolment in this course.',
  inscripciones_cerradas: 'Enrolment ended on the day `fecha`.',
  inscripciones_no_abiertas: 'Enrolment begins on the day `fecha`.',
  identificacion_requerida: 'The client enrols as the participant and their account has no identification.',
  terminos_desactualizados:
    'The accepted version of the terms is not the one of today, or there are terms by now and none was accepted.',
  descuento_no_disponible:
    'The discount has ended, or the sentence that the person declared is not the one of today.',
  codigo_incorrecto: 'The code of the discount is wrong.',
  correo_en_uso:
    'Another account has this e-mail. Answer it only to somebody who has shown that the address is theirs.',
  clave_actual_incorrecta: 'The current password is wrong.',
  token_invalido: 'The token of the link was not made by this server.',
  token_expirado: 'The link has expired.',
  token_usado: 'The link was already used.',
  factura_sin_saldo: 'Nothing is left to pay of the invoice.',
  valor_excede_saldo: 'The amount is more than what is left to pay.',
  saldo_a_favor_insuficiente: 'The client has less credit than that.',
  monedas_distintas: 'The invoices, or the credit, have different currencies.',
  version_requerida: 'The change carries no `If-Match`.',
  demasiados_intentos: 'Too many tries. `Retry-After` has the seconds to wait.',
  interno: 'The server failed.',
  no_disponible: 'The server cannot answer now. `Retry-After` has the seconds to wait.',
};

/** The same for the codes of single fields. */
export const fieldText: Readonly<Record<(typeof fieldCodes)[number], string>> = {
  requerido: 'The field is absent or empty.',
  formato: 'The value has another form than the contract asks for.',
  caracteres: 'The value has characters that are not allowed.',
  demasiado_corto: 'The value is too short.',
  demasiado_largo: 'The value is too long.',
  fuera_de_rango: 'The number, amount or date is below or above what is allowed.',
  opcion_desconocida: 'The value is none of the listed ones.',
  campo_desconocido: 'The contract has no such field or parameter.',
  repetido: 'The same value stands twice in a list, or a parameter that may come once came twice.',
  correo_formato: 'The text is no e-mail address.',
  telefono_formato: 'The text is no telephone number with its country code.',
  fecha_formato: 'The text is no day of the calendar as `YYYY-MM-DD`.',
  cursor_invalido: 'The cursor is wrong; it accompanies the problem of the same name.',
};

/** The same for the fields of people that have codes of their own: names, identifications and new passwords. */
export const personText: Readonly<
  Record<IdentificacionCode | ClaveCode | 'nombre_formato' | 'razon_formato', string>
> = {
  nombre_formato: 'The name of a person has digits or signs, or no letter.',
  razon_formato: 'The billed name has no letter, or has emoji, `<` or `>`.',
  identificacion_longitud: 'The number has another length than this kind of document.',
  identificacion_caracteres: 'The number has characters that this kind of document does not have.',
  identificacion_provincia: 'The first two digits of a cédula or RUC are no province.',
  identificacion_digito_verificador: 'The check digit is wrong.',
  identificacion_establecimiento: 'The last digits of a RUC, its branch, are all zero.',
  identificacion_ceros: 'The number is nothing but zeros.',
  clave_corta: 'The password has fewer than 15 code points.',
  clave_larga: 'The password has more than 128 code points.',
  clave_comun: 'The password is common, one repetition or one run.',
  clave_igual_nombre: 'The password is the name of the person.',
  clave_igual_correo: 'The password is the e-mail of the person.',
  clave_igual_identificacion: 'The password is the identification of the person.',
};
