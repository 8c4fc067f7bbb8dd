/** Waiting for the gateway: the links that this tab left open somewhere else, and how each of them is looked at. */
import { atom, type WritableAtom } from 'nanostores';
import { pageSlot } from '../../state/pageSlot.ts';
import { useRead } from '../../ui/useRead.ts';
import { useWatch } from '../../ui/useWatch.ts';

/** Ids of links. */
export const $awaited: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () =>
  atom<readonly string[]>([]),
);

export function awaitConfirmation(enlace: string): void {
  if (!$awaited.get().includes(enlace)) $awaited.set([...$awaited.get(), enlace]);
}

export function forgetConfirmation(enlace: string): void {
  $awaited.set($awaited.get().filter((id) => id !== enlace));
}

/** The links made last, looked at again and again: one call for all that wait. @param look what else to look at each time */
export function useLatestEnlaces(look?: () => Promise<unknown>) {
  const { data, reload } = useRead('GET /api/cliente/enlaces', {
    query: { orden: '-creadoEl', limite: 20 },
  });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return data?.resultados;
}
