/** The identification that a person asked to be remembered on this device. Never the password; nothing unless asked. */

const key = 'portal.identificacion';

/** '' when there is none, or when storage is blocked. */
export function readUsername(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** `undefined` forgets it. */
export function rememberUsername(username: string | undefined): void {
  try {
    if (username === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, username);
  } catch {
    // Blocked or full: it is only a comfort.
  }
}
