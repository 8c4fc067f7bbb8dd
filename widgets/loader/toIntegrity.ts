/** Returns the value of `integrity` for a hash as the loader has it: SHA-256 in base64url. */
export const toIntegrity = (sum: string): string =>
  `sha256-${sum.replaceAll('-', '+').replaceAll('_', '/')}=`;
