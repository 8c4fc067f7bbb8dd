/** Signs and verifies access tokens (JWT). Each belongs to a row of `sesiones`. Times are seconds since the epoch. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { ProblemError } from '../http/problem.ts';
import type { SigningKeys } from './loadKeys.ts';

const issuer = 'portal-clientes';
const audience = 'portal-clientes/api';
const algorithm = 'HS256';
/** Seconds that the clocks of two processes of the API may differ. `exp` has no such grace. */
const skew = 60;

export interface Claims {
  cuentaId: string;
  sesionId: string;
}

export async function signToken(keys: SigningKeys, claims: Claims, now: Date, ttl: number): Promise<string> {
  const secret = keys.secrets.get(keys.kid);
  if (!secret) throw new Error(`No secret for key ${keys.kid}.`);
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sesionId })
    .setProtectedHeader({ alg: algorithm, kid: keys.kid, typ: 'JWT' })
    .setSubject(claims.cuentaId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(iat)
    .setExpirationTime(iat + ttl)
    .sign(secret);
}

/** Tokens whose signature was right; the oldest are forgotten. */
const rememberedMax = 10_000;

interface Signed extends Claims {
  iat: number;
  exp: number;
}

/**
 * Checks a signature once, and the times of a token at every call. The result throws 401: sesion_expirada for an expired
 * token, sesion_invalida for any other problem.
 */
export function createVerifyToken(keys: SigningKeys): (token: string, now: Date) => Promise<Claims> {
  const remembered = new Map<string, Signed>();
  return async (token, now) => {
    const known = remembered.get(token);
    const signed = known ?? (await readSigned(keys, token, now));
    const seconds = now.getTime() / 1000;
    if (signed.exp <= Math.floor(seconds)) throw unauthorized('sesion_expirada');
    if (signed.iat > seconds + skew) throw unauthorized('sesion_invalida');
    if (!known) {
      for (const oldest of remembered.keys()) {
        if (remembered.size < rememberedMax) break;
        remembered.delete(oldest);
      }
      remembered.set(token, signed);
    }
    return signed;
  };
}

async function readSigned(keys: SigningKeys, token: string, now: Date): Promise<Signed> {
  try {
    const { payload } = await jwtVerify(token, (header) => secretOf(keys, header.kid), {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    });
    const { sub, sid, iat, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || iat === undefined || exp === undefined)
      throw unauthorized('sesion_invalida');
    return { cuentaId: sub, sesionId: sid, iat, exp };
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw unauthorized(error instanceof errors.JWTExpired ? 'sesion_expirada' : 'sesion_invalida');
  }
}

export function unauthorized(code: 'sesion_requerida' | 'sesion_expirada' | 'sesion_invalida'): ProblemError {
  const challenge = code === 'sesion_requerida' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new ProblemError(code, { headers: { 'www-authenticate': challenge } });
}

function secretOf(keys: SigningKeys, kid: string | undefined): Uint8Array {
  const secret = kid === undefined ? undefined : keys.secrets.get(kid);
  if (!secret) throw new errors.JWSSignatureVerificationFailed();
  return secret;
}
