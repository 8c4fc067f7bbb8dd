/** The secret in a link that changes a password or confirms a mailbox: 256 random bits in base64url. Knows only their form. */

/** Returns whether a text has the form of such a secret. One without it is refused without a look-up. */
export function isTokenEnlace(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
