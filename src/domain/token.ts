/** Reads when an access token expires. It verifies nothing: only the server can; the browser just avoids a hopeless call. */

/** The `exp` claim in seconds since 1970, or undefined if the text is not a JWT or has none. */
export const readExp = (token: string): number | undefined => readSeconds(token, 'exp');

/** The `iat` claim, when the token was issued, likewise. */
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

/** Returns whether the expiry is later than `now` (milliseconds), compared in seconds (spec.md 5). */
export function isTokenValid(token: string, now: number): boolean {
  return (readExp(token) ?? 0) > now / 1000;
}
