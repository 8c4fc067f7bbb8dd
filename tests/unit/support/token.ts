/** Access tokens as a server would sign them, with a signature that nobody here checks. */
export function tokenWith(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.firma`;
}

/** Ends `seconds` from now; `who` tells tokens apart. */
export function tokenFor(who: string, seconds = 3600): string {
  return tokenWith({ sub: who, exp: Math.floor(Date.now() / 1000) + seconds });
}
