/** The payment links whose payment this tab waits for. */
import { atom, type WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { pageSlot } from '../../state/pageSlot.ts';
import { awaitedKey, tabStorage } from '../../state/tabStorage.ts';

/** Their ids, also across a reload. */
export const $awaited: WritableAtom<readonly string[]> = pageSlot('pagosEsperados', () => {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    tabStorage.read(awaitedKey),
  );
  return atom<readonly string[]>(kept.success ? kept.output : []);
});

function setAwaited(enlaces: readonly string[]): void {
  tabStorage.write(awaitedKey, enlaces.length > 0 ? JSON.stringify(enlaces) : undefined);
  $awaited.set(enlaces);
}

export function awaitConfirmation(enlace: string): void {
  if (!$awaited.get().includes(enlace)) setAwaited([...$awaited.get(), enlace]);
}

export function forgetConfirmation(enlace: string): void {
  setAwaited($awaited.get().filter((id) => id !== enlace));
}
