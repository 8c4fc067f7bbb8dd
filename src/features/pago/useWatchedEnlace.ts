import { useRead } from '../../ui/hooks/useRead.ts';
import { useWatch } from '../../ui/hooks/useWatch.ts';

/** Polls one payment link. @param look reads something else each time */
export function useWatchedEnlace(id: string, look?: () => Promise<unknown>) {
  const { data, error, reload } = useRead('GET /api/cliente/enlaces/{id}', { params: { id } });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return { enlace: data, error };
}
