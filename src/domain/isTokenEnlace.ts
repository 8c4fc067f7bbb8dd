/** The secret in a link that changes a password or confirms a mailbox: 256 random bits in base64url. Knows none of them. */

/** Whether a text could be one. What is not, is refused without asking anybody. */
export function isTokenEnlace(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
