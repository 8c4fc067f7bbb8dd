/** The identification that a person asked to be remembered on this device. Never the password; nothing unless asked. */
import { createSafeStorage } from '../../state/safeStorage.ts';

const key = 'portal.identificacion';
const almacen = /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage);

/** '' when there is none, or when storage is blocked. */
export const readUsername = (): string => almacen.read(key) ?? '';

/** `undefined` forgets it. */
export const rememberUsername = (username: string | undefined): void => almacen.write(key, username);
