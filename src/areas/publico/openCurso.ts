/** Stores in this browser tab which course's form is open, for pages whose URL does not name it. */
import { createSafeStorage } from '../../state/safeStorage.ts';

const almacen = createSafeStorage(() => (typeof sessionStorage === 'undefined' ? undefined : sessionStorage));

/** Each page has its own key, so that the form of one page does not open in another page of the site. */
const key = (): string => `portal-inscripcion:${location.pathname}`;

export const readOpen = (): string | undefined => almacen.read(key());
export const rememberOpen = (curso: string): void => almacen.write(key(), curso);
export const forgetOpen = (): void => almacen.write(key(), undefined);
