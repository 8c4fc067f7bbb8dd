/**
 * Who takes part, where it is not the person signed in: clients enrol their children too. Told by the name shown in
 * the account, which is all that a session knows of a person; a name written otherwise is shown, which does no harm.
 */
import { useCallback } from 'react';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useUsuario } from '../../../ui/useUsuario.ts';

type Participante = Pick<Inscripcion['participante'], 'nombres' | 'apellidos'>;

const plain = (nombre: string): string => nombre.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The full name of another person, or undefined when it is oneself. */
export function useOtherPerson(): (participante: Participante) => string | undefined {
  const own = plain(useUsuario()?.displayName ?? '');
  return useCallback(
    ({ nombres, apellidos }) => {
      const nombre = `${nombres} ${apellidos}`;
      return plain(nombre) === own ? undefined : nombre;
    },
    [own],
  );
}
