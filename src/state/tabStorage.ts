/** The session storage of this tab. One for all its users, so that they also share what is kept in memory instead. */
import { createSafeStorage } from './safeStorage.ts';

export const tabStorage = /* #__PURE__ */ createSafeStorage(() =>
  typeof sessionStorage === 'undefined' ? undefined : sessionStorage,
);

/** Keeps the invoices that a client has chosen to pay, until they sign out. */
export const chosenKey = 'portal.elegidas';

/** Keeps the links whose payment a client waits for, until they sign out. */
export const awaitedKey = 'portal.pagos';

/** Keeps what a visitor applied for before creating the account, until they sign out. */
export const solicitudKey = 'portal.solicitud';
