/**
 * Tells who takes part where that is not the person who is signed in: clients enrol their children too. It compares names,
 * because a session knows no more of a person. A name that is spelled in another way is shown, which does no harm.
 */

import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { fullName } from '../../../domain/fullName.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';

type Participante = Pick<Inscripcion['participante'], 'nombres' | 'apellidos'>;

const plain = (nombre: string): string => nombre.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns what gives the full name of another person, and undefined for the person who is signed in. */
export function useOtherPerson(): (participante: Participante) => string | undefined {
  const own = plain(useUsuario()?.displayName ?? '');
  return (participante) => {
    const nombre = fullName(participante);
    return plain(nombre) === own ? undefined : nombre;
  };
}
