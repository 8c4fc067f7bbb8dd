/**
 * Signed notices: HMAC-SHA256 over the instant and the body, as `t=<seconds>,v1=<hex>`. The instant is signed too, so that
 * a notice that somebody kept cannot be played again later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodigoRechazo } from './pasarela.ts';

/** Seconds that clocks may be apart and a notice may be on its way. */
const tolerancia = 300;

export function sign(cuerpo: string, secreto: string, ahora: number): string {
  const t = Math.floor(ahora / 1000);
  return `t=${t},v1=${digest(t, cuerpo, secreto).toString('hex')}`;
}

/** Undefined for a good one. @param ahora milliseconds */
export function checkSignature(
  firma: string | null,
  cuerpo: string,
  secreto: string,
  ahora: number,
): Exclude<CodigoRechazo, 'aviso_ilegible'> | undefined {
  const [, t = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(firma ?? '') ?? [];
  if (t === '') return 'firma_ausente';
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), digest(Number(t), cuerpo, secreto))) return 'firma_distinta';
  return Math.abs(ahora / 1000 - Number(t)) > tolerancia ? 'firma_vieja' : undefined;
}

function digest(t: number, cuerpo: string, secreto: string): Buffer {
  return createHmac('sha256', secreto).update(`${t}.${cuerpo}`).digest();
}
