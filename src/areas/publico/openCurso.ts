/** Stores in this browser tab which course's form is open, for pages whose URL does not name it. */
import { openKey } from '../../state/publicoKeys.ts';
import { tabStorage } from '../../state/tabStorage.ts';

export const readOpen = (): string | undefined => tabStorage.read(openKey());
/** `undefined` forgets it. */
export const rememberOpen = (curso: string | undefined): void => tabStorage.write(openKey(), curso);
