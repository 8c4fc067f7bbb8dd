import { createHash } from 'node:crypto';

/** What an `integrity` attribute says of a file with this text (Subresource Integrity). */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
