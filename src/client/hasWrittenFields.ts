// Checks that the answer to a change has the contract's top-level fields. A screen reads such an answer only after it has
// reported success, so an answer from anything but the API must not get that far. Answers to reads are checked when a screen
// cannot show them (state/judgeAnswers.ts), those about sessions by their schemas.
import type { EndpointKey } from '../contract/endpoints.ts';
import type { Answer, ReadKey } from './call.ts';

type FieldOf<A> = A extends object ? keyof A : never;
/** One of them is enough. */
type Fields = { readonly [K in Exclude<EndpointKey, ReadKey>]?: readonly FieldOf<Answer<K>>[] };

const fields: Fields = {
  'PATCH /api/cliente': ['version'],
  'POST /api/cliente/aplicaciones': ['aplicaciones'],
  'POST /api/cliente/cursos/{id}/cotizacion': ['desglose'],
  'POST /api/cliente/enlaces': ['url'],
  'POST /api/cliente/enlaces/{id}/renovar': ['url'],
  'DELETE /api/cliente/enlaces/{id}': ['url'],
  'POST /api/cliente/inscripciones': ['numero', 'solicitud'],
  'POST /api/cliente/inscripciones/{id}/anular': ['inscripcion'],
  'POST /api/cliente/perfil/{id}/solicitud-cambio-clave': ['recibida'],
  'POST /api/cliente/perfil/verificacion-correo': ['recibida'],
  'POST /api/cliente/recibos/{id}/reenviar': ['correo'],
  'POST /api/cliente/solicitudes/{id}/correo': ['correo'],
};

export function hasWrittenFields(key: EndpointKey, answer: unknown): boolean {
  const wanted: readonly PropertyKey[] | undefined = Reflect.get(fields, key);
  if (!wanted) return true;
  return typeof answer === 'object' && answer !== null && wanted.some((name) => name in answer);
}
