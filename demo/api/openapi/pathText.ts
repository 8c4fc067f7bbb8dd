/** Says what the parameter of each path is, for the OpenAPI document. The compiler asks for every call with one. */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';

type WithParameter = Extract<EndpointKey, `${string}{id}${string}`>;

const curso = 'The id of the course, or its code (`identificacion`).';
const inscripcion = 'The number of the enrolment (`numero`).';
const factura = 'The number of the invoice or credit note (`numero`).';
const recibo = 'The number of the receipt (`numero`).';
const enlace = 'The id of the payment link.';

const texts: Readonly<Record<WithParameter, string>> = {
  'GET /api/cliente/cursos/{id}': curso,
  'GET /api/cliente/cursos/{id}/calendario.ics': curso,
  'POST /api/cliente/cursos/{id}/cotizacion': curso,
  'GET /api/cliente/usuarios/{id}':
    'The id of the user, which must be the one that the credential belongs to.',
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave':
    'What the person signs in with: an e-mail or an identification. Known and unknown ones are answered alike.',
  'DELETE /api/cliente/perfil/sesiones/{id}': 'The id of the session; `actual` is the one of the credential.',
  'GET /api/cliente/inscripciones/{id}': inscripcion,
  'GET /api/cliente/inscripciones/{id}/anular': inscripcion,
  'POST /api/cliente/inscripciones/{id}/anular': inscripcion,
  'GET /api/cliente/inscripciones/{id}/enlaces': inscripcion,
  'POST /api/cliente/solicitudes/{id}/correo': 'The number of the application (`solicitud`).',
  'GET /api/cliente/facturas/{id}': factura,
  'GET /api/cliente/recibos/{id}': recibo,
  'POST /api/cliente/recibos/{id}/reenviar': recibo,
  'GET /api/cliente/enlaces/{id}': enlace,
  'DELETE /api/cliente/enlaces/{id}': enlace,
  'POST /api/cliente/enlaces/{id}/renovar': enlace,
};

/** @param call as `GET /api/cliente/cursos/{id}` */
export const pathText = (call: string): string | undefined => texts[call as WithParameter];
