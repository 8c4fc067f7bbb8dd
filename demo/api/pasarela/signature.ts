/**
 * Signs notices with HMAC-SHA256 over the time and the body, as `t=<seconds>,v1=<hex>`. The time is signed too, so that
 * nobody can send an old notice again later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AvisoFault } from './pasarela.ts';

/** Seconds that a signature is valid, for clocks that differ and slow networks. */
const tolerance = 300;

export function sign(body: string, secret: string, now: number): string {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${digest(t, body, secret).toString('hex')}`;
}

/** Returns why a signature is rejected; undefined if it is valid. @param now milliseconds */
export function checkSignature(
  signature: string | null,
  body: string,
  secret: string,
  now: number,
): Exclude<AvisoFault, 'aviso_ilegible'> | undefined {
  const [, t = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (t === '') return 'firma_ausente';
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), digest(Number(t), body, secret))) return 'firma_distinta';
  return Math.abs(now / 1000 - Number(t)) > tolerance ? 'firma_vieja' : undefined;
}

function digest(t: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${t}.${body}`).digest();
}
