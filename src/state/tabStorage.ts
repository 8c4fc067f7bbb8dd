/** The session storage of this tab. One for all who use it, so that what is kept in memory instead is theirs as well. */
import { createSafeStorage } from './safeStorage.ts';

export const tabStorage = /* #__PURE__ */ createSafeStorage(() =>
  typeof sessionStorage === 'undefined' ? undefined : sessionStorage,
);

/** Where the invoices are kept that a client has chosen to pay. It goes when they sign out. */
export const chosenKey = 'portal.elegidas';

/** Where the links are kept whose payment a client waits for. It goes when they sign out. */
export const awaitedKey = 'portal.pagos';
