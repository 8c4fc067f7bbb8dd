/** Reads courses by id or code, each in its own call, so that one that is gone is omitted and does not hide the others. */
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import { isNotFound } from '../../client/isNotFound.ts';
import { consultaOf } from '../../state/consultas.ts';

export function useCursosById(ids: readonly string[]) {
  const key = ids.join(' ');
  const { reads, $states } = useMemo(() => {
    const each = (key ? key.split(' ') : []).map((id) =>
      consultaOf('GET /api/cliente/cursos/{id}', { params: { id } }),
    );
    return { reads: each, $states: computed(each, (...states) => states) };
  }, [key]);
  const all = useStore($states);
  const states = all.filter(({ error }) => !isNotFound(error));
  return {
    /** Lists the courses that have been read so far. */
    cursos: states.flatMap(({ data }) => data ?? []),
    /** Those of the ids that the API does not know. */
    gone: ids.filter((_, at) => isNotFound(all[at]?.error)),
    hasAll: states.every(({ data }) => data !== undefined),
    /** The first error of their reads. */
    error: states.find(({ error }) => error !== undefined)?.error,
    loading: states.some(({ data, error }) => data === undefined && error === undefined),
    retry: () => {
      for (const read of reads) if (read.get().error !== undefined) void read.reload();
    },
  };
}
