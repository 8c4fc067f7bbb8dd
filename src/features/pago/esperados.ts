/** The payment links that this tab left open somewhere else: as long as there are any, somebody watches for their payment. */
import { atom, type WritableAtom } from 'nanostores';
import { pageSlot } from '../../state/pageSlot.ts';

/** Ids of links. */
export const $esperados: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () =>
  atom<readonly string[]>([]),
);

export function awaitPago(enlace: string): void {
  if (!$esperados.get().includes(enlace)) $esperados.set([...$esperados.get(), enlace]);
}

export function forgetPago(enlace: string): void {
  $esperados.set($esperados.get().filter((id) => id !== enlace));
}
