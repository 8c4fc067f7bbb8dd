/** Whether who is to take part is enrolled in the course already, as far as the client's own enrolments tell. */
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Inscripcion } from '../../../../contract/inscripcion.ts';
import { normalizeIdentificacion } from '../../../../domain/documentos/identificacion.ts';
import { isCompleto, participanteOf, type Valores } from './valores.ts';

export function findDuplicada(
  { quien, participante }: Pick<Valores, 'quien' | 'participante'>,
  cliente: Cliente,
  vigentes: readonly Inscripcion[],
): Inscripcion | undefined {
  const { tipoIdentificacion = '05', identificacion = '' } =
    quien === 'yo' && isCompleto(cliente) ? cliente : participante;
  if (identificacion === '') return undefined;
  const buscada = normalizeIdentificacion(tipoIdentificacion, identificacion);
  return vigentes.find((vigente) => vigente.participante.identificacion === buscada);
}

/** The client's own. What the record lacks is taken from the form, which is why a client without identification has none here. */
export const findPropia = (cliente: Cliente, vigentes: readonly Inscripcion[]): Inscripcion | undefined =>
  findDuplicada({ quien: 'yo', participante: participanteOf(cliente) }, cliente, vigentes);
