/** Finds the enrolment that who is to take part has in the course already, as far as the client's own enrolments tell. */
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { normalizeIdentificacion } from '../../../../domain/documentos/identificacion.ts';
import type { InscripcionValues } from '../../../../features/inscripcion/inscripcionValues.ts';
import { isKnown } from './participante.ts';

/** @param inForce the client's enrolments in the course that keep the same person from another */
export function findDuplicate(
  values: Pick<InscripcionValues, 'quien' | 'participante'>,
  cliente: Cliente,
  inForce: readonly Inscripcion[],
): Inscripcion | undefined {
  const persona = isKnown(values, cliente) ? cliente : values.participante;
  const { tipoIdentificacion = '05', identificacion = '' } = persona;
  if (identificacion === '') return undefined;
  const wanted = normalizeIdentificacion(tipoIdentificacion, identificacion);
  return inForce.find(({ participante }) => participante.identificacion === wanted);
}
