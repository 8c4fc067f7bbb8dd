import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';

/** Polls the latest links, with one call for all awaited ones. @param look reads something else each time */
export function useLatestEnlaces(look?: () => Promise<unknown>) {
  const { data, reload } = useRead('GET /api/cliente/enlaces', {
    query: { orden: '-creadoEl', limite: 20 },
  });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return data?.resultados;
}
