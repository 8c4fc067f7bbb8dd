/** Finds the courses in which the client began to enrol somebody: what was typed is kept in this tab. */
import { hasDraft, registroDraft } from '../../../features/curso/draftPlace.ts';
import { useRead } from '../../../ui/useRead.ts';

/** Asked with the id of a course. */
export function useDrafts(): (curso: string) => boolean {
  const { data: cliente } = useRead('GET /api/cliente');
  return (curso) => cliente !== undefined && hasDraft(registroDraft(cliente.id, curso), Date.now());
}
