/**
 * Who takes part, where it is not the person signed in: clients enrol their children too. Told by the name shown in
 * the account, which is all that a session knows of a person; a name written otherwise is shown, which does no harm.
 */
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { $sesion } from '../../../state/sesion.ts';

type Participante = Pick<Inscripcion['participante'], 'nombres' | 'apellidos'>;

const plain = (nombre: string): string => nombre.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The full name of another person, or undefined when it is oneself. */
export function useOtherPerson(): (participante: Participante) => string | undefined {
  const sesion = useStore($sesion);
  const own = sesion.estado === 'autenticado' ? plain(sesion.usuario.displayName) : '';
  return useCallback(
    ({ nombres, apellidos }) => {
      const nombre = `${nombres} ${apellidos}`;
      return plain(nombre) === own ? undefined : nombre;
    },
    [own],
  );
}
