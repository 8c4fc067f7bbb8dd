/**
 * What of an Idempotency-Key is stored. The key itself never is: with it go three secrets, one to find the row, one to
 * compare the request, one to lock the answer away. So a copy of the table tells neither what was asked (a body may
 * hold a password) nor what was answered (a token).
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface Peticion {
  /** Whose key it is. */
  ambito: string;
  key: string;
  method: string;
  path: string;
  /** As it came. */
  body: string;
}

export interface Sello {
  clave: string;
  huella: string;
  seal(text: string): string;
  open(sealed: string): string;
}

export function selloOf({ ambito, key, method, path, body }: Peticion): Sello {
  const derive = (use: string, text = ''): Buffer =>
    createHmac('sha256', key).update(`${use}\n${ambito}\n${text}`).digest();
  const cipherKey = derive('sello');
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
