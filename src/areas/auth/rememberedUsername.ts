/** The identification that a person asked to have remembered on this device. Nothing is stored unasked. */
import { createSafeStorage } from '../../state/safeStorage.ts';

const key = 'portal.identificacion';
const storage = /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage);

/** '' when there is none, or when storage is blocked. */
export const readUsername = (): string => storage.read(key) ?? '';

/** `undefined` forgets it. */
export const rememberUsername = (username: string | undefined): void => storage.write(key, username);
