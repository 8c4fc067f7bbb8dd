/** Keeps the links whose payment this tab waits for, and reads them again and again. */
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

/** Polls the latest links, one call for all that are awaited. @param look what else to read each time */
export function useLatestEnlaces(look?: () => Promise<unknown>) {
  const { data, reload } = useRead('GET /api/cliente/enlaces', {
    query: { orden: '-creadoEl', limite: 20 },
  });
  useWatch(true, () => Promise.all([reload(), look?.()]));
  return data?.resultados;
}
