/** Reads one page of the courses that take people or have a waiting list. */
import type { Curso } from '../../contract/curso.ts';
import type { ListPage } from '../../contract/list.ts';
import { openCursos } from '../../contract/openCursos.ts';
import { consultaOf } from '../../state/consultas.ts';
import { provideDrawnRead } from '../../ui/drawnRead.ts';
import { awaitDrawn, useConsulta } from '../../ui/useConsulta.ts';
import type { Read } from '../../ui/useRead.ts';
import type { Filters } from './useFilters.ts';

/** Sorted by their first day. @param cursor undefined for the first page */
export function useCursos(
  { q, modalidad }: Filters,
  cursor: string | undefined,
): Omit<Read<ListPage<Curso>>, 'reload'> {
  const consulta = consultaOf('GET /api/cliente/cursos', {
    query: {
      ...openCursos,
      ...(q && { q }),
      ...(modalidad && { modalidad }),
      ...(cursor !== undefined && { cursor }),
    },
  });
  const { data, error, loading } = useConsulta(consulta);
  return { data, error, loading, retry: () => void consulta.reload() };
}

provideDrawnRead(() => awaitDrawn(consultaOf('GET /api/cliente/cursos', { query: openCursos })));
