/** Reads when an access token ends. It verifies nothing: only the server can, the browser just spares a hopeless call. */

/** The `exp` claim in seconds since 1970, or undefined where the text is no JWT or has none. */
export const readExp = (token: string): number | undefined => readSeconds(token, 'exp');

/** The `iat` claim, when the token was made, likewise. */
export const readIat = (token: string): number | undefined => readSeconds(token, 'iat');

function readSeconds(token: string, claim: 'exp' | 'iat'): number | undefined {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const seconds: unknown = Reflect.get(claims, claim);
    return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined;
  } catch {
    return undefined;
  }
}

/** spec.md 5: valid only if the expiry is later than now, compared in seconds. `now` in milliseconds. */
export function isTokenValid(token: string, now: number): boolean {
  const exp = readExp(token);
  return exp !== undefined && exp > now / 1000;
}
