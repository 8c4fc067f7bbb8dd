/** Says what the parameter of each path is, with an example, for the OpenAPI document. The compiler asks for every call with one. */
import type { EndpointKey } from '../../../src/contract/endpoints.ts';
import { solicitud } from '../../../src/contract/examples/answers.ts';
import * as records from '../../../src/contract/examples/records.ts';

type WithParameter = Extract<EndpointKey, `${string}{id}${string}`>;

interface PathText {
  readonly description: string;
  readonly example: string;
}

const curso = {
  description: 'The id of the course, or its code (`identificacion`).',
  example: records.curso.identificacion,
};
const inscripcion = {
  description: 'The number of the enrolment (`numero`).',
  example: records.inscripcion.numero,
};
const factura = {
  description: 'The number of the invoice or credit note (`numero`).',
  example: records.factura.numero,
};
const recibo = { description: 'The number of the receipt (`numero`).', example: records.recibo.numero };
const enlace = { description: 'The id of the payment link.', example: records.enlace.id };

const texts: Readonly<Record<WithParameter, PathText>> = {
  'GET /api/cliente/cursos/{id}': curso,
  'GET /api/cliente/cursos/{id}/calendario.ics': curso,
  'POST /api/cliente/cursos/{id}/cotizacion': curso,
  'GET /api/cliente/usuarios/{id}': {
    description: 'The id of the user, which must be the one that the credential belongs to.',
    example: records.usuario.id,
  },
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': {
    description:
      'What the person signs in with: an e-mail or an identification. Known and unknown ones are answered alike.',
    example: records.usuario.email,
  },
  'DELETE /api/cliente/perfil/sesiones/{id}': {
    description: 'The id of the session; `actual` is the one of the credential.',
    example: 'actual',
  },
  'GET /api/cliente/inscripciones/{id}': inscripcion,
  'GET /api/cliente/inscripciones/{id}/anular': inscripcion,
  'POST /api/cliente/inscripciones/{id}/anular': inscripcion,
  'GET /api/cliente/inscripciones/{id}/enlaces': inscripcion,
  'POST /api/cliente/solicitudes/{id}/correo': {
    description: 'The number of the application (`solicitud`).',
    example: solicitud.solicitud,
  },
  'GET /api/cliente/facturas/{id}': factura,
  'GET /api/cliente/recibos/{id}': recibo,
  'POST /api/cliente/recibos/{id}/reenviar': recibo,
  'GET /api/cliente/enlaces/{id}': enlace,
  'DELETE /api/cliente/enlaces/{id}': enlace,
  'POST /api/cliente/enlaces/{id}/renovar': enlace,
};

/** @param call as `GET /api/cliente/cursos/{id}` */
export const pathText = (call: string): PathText | undefined => texts[call as WithParameter];
