/** The people in a list of enrolments, where the client enrols others too. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { AvatarGroup } from '../../../ui/data/AvatarGroup.tsx';

export function Participantes({ inscripciones }: { readonly inscripciones: readonly Inscripcion[] }) {
  const people = new Map(
    inscripciones.map(({ participante: { identificacion, nombres, apellidos } }) => [
      identificacion,
      { name: `${nombres} ${apellidos}` },
    ]),
  );
  return people.size > 1 ? <AvatarGroup people={[...people.values()]} /> : null;
}
