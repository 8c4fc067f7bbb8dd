/**
 * Says who takes part if that is not the signed-in person: clients enrol their children too. It compares names,
 * because a session knows no more about a person. A name that is spelled differently is shown, which does no harm.
 */

import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { fullName } from '../../../domain/fullName.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';

type Participante = Pick<Inscripcion['participante'], 'nombres' | 'apellidos'>;

const plain = (nombre: string): string => nombre.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns a function that gives the full name of another person, and undefined for the signed-in person. */
export function useOtherPerson(): (participante: Participante) => string | undefined {
  const own = plain(useUsuario()?.displayName ?? '');
  return (participante) => {
    const nombre = fullName(participante);
    return plain(nombre) === own ? undefined : nombre;
  };
}
