/** The secret in a link that changes a password or confirms a mailbox: 256 random bits in base64url. Knows none of them. */

/** Tells whether a text has the form of such a secret. One that has not is refused without a look-up. */
export function isTokenEnlace(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
