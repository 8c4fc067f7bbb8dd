import { createHash } from 'node:crypto';

/** Returns the value of the `integrity` attribute for a file with this text (Subresource Integrity). */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The hash of a file as the loader has it (loader/manifest.ts). */
export const sumOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
