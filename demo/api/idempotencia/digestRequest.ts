/**
 * Computes what is stored of a request with an Idempotency-Key. The key itself is not stored. Three secrets are derived
 * from it: one finds the row, one compares requests, and one encrypts the answer. So a copy of the table reveals
 * neither the request (a body may hold a password) nor the answer (a token).
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface KeyedRequest {
  /** The owner of the key. */
  ambito: string;
  key: string;
  method: string;
  path: string;
  /** The body as it was received. */
  body: string;
}

export interface RequestDigest {
  /** Finds the row. */
  clave: string;
  /** Equal for equal requests. */
  huella: string;
  seal(text: string): string;
  open(sealed: string): string;
}

export function digestRequest({ ambito: scope, key, method, path, body }: KeyedRequest): RequestDigest {
  const derive = (use: string, text = ''): Buffer =>
    createHmac('sha256', key).update(`${use}\n${scope}\n${text}`).digest();
  const cipherKey = derive('answer');
  return {
    clave: derive('clave').toString('base64url'),
    huella: derive('huella', `${method} ${path}\n${body}`).toString('base64url'),
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
