/** Stores in this browser tab which course's form is open, for pages whose URL does not name it. */
import { tabStorage } from '../../state/tabStorage.ts';

/** Each page has its own key, so that the form of one page does not open in another page of the site. */
const key = (): string => `portal-inscripcion:${location.pathname}`;

export const readOpen = (): string | undefined => tabStorage.read(key());
export const rememberOpen = (curso: string): void => tabStorage.write(key(), curso);
export const forgetOpen = (): void => tabStorage.write(key(), undefined);
