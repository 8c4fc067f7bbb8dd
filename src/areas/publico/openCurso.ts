/** Remembers, for this tab and this page, which course's form is open where no URL says so. Forgotten with the tab. */
import { createSafeStorage } from '../../state/safeStorage.ts';

const almacen = createSafeStorage(() => (typeof sessionStorage === 'undefined' ? undefined : sessionStorage));

/** By page: two pages of a site may hold the tag, and the form of one must not open in the other. */
const key = (): string => `portal-inscripcion:${location.pathname}`;

export const readOpen = (): string | undefined => almacen.read(key());
export const rememberOpen = (curso: string): void => almacen.write(key(), curso);
export const forgetOpen = (): void => almacen.write(key(), undefined);
