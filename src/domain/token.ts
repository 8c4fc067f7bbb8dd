/** Reads when an access token ends. It verifies nothing: only the server can, the browser just spares a hopeless call. */

/** The `exp` claim in seconds since 1970, or undefined where the text is no JWT or has none. */
export const readExp = (token: string): number | undefined => readSeconds(token, 'exp');

/** The `iat` claim, when the token was made, likewise. */
export const readIat = (token: string): number | undefined => readSeconds(token, 'iat');

function readSeconds(token: string, claim: 'exp' | 'iat'): number | undefined {
  const [, payload, signature, more] = token.split('.');
  if (payload === undefined || signature === undefined || more !== undefined) return undefined;
  try {
    const { [claim]: seconds } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Number.isFinite(seconds) ? seconds : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether the expiry is later than `now` (milliseconds), compared in seconds (spec.md 5). */
export function isTokenValid(token: string, now: number): boolean {
  return (readExp(token) ?? 0) > now / 1000;
}
