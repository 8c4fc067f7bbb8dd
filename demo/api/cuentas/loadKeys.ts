/**
 * Loads the keys of the access tokens (HS256): from JWT_SECRET, or one that is made once and stored in the database, so
 * that all processes of the API have the same. One key signs and several may verify, so that changing the key signs
 * nobody out.
 */
import { createHash, randomBytes } from 'node:crypto';
import { desc, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clavesFirma } from '../db/schema/cuentas.ts';
import type { Services } from '../http/context.ts';

export interface SigningKeys {
  kid: string;
  /** All keys that verify tokens, by kid. */
  secrets: ReadonlyMap<string, Uint8Array>;
}

/** The services of calls that sign tokens. */
export interface CuentaServices extends Services {
  keys: SigningKeys;
}

export async function loadKeys(
  db: Db,
  jwtSecret: string | undefined,
  previous?: string | undefined,
): Promise<SigningKeys> {
  if (jwtSecret !== undefined) {
    const given = [jwtSecret, ...(previous === undefined ? [] : [previous])];
    const encoder = new TextEncoder();
    return {
      kid: kidOf(jwtSecret),
      secrets: new Map(given.map((secret) => [kidOf(secret), encoder.encode(secret)])),
    };
  }
  // The first id is fixed: if two processes start at once on a new database, one inserts the key and both read it.
  await db
    .insert(clavesFirma)
    .values({ id: 'k1', secreto: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const found = await db
    .select()
    .from(clavesFirma)
    .where(isNull(clavesFirma.retiradaEl))
    .orderBy(desc(clavesFirma.creadaEl));
  const newest = found[0];
  if (!newest) throw new Error('Every signing key is retired: insert a new one into claves_firma.');
  return {
    kid: newest.id,
    secrets: new Map(found.map((key) => [key.id, Buffer.from(key.secreto, 'base64url')])),
  };
}

/** The id is the same in every process and reveals nothing about the secret. */
function kidOf(secret: string): string {
  return createHash('sha256').update(`kid ${secret}`).digest('hex').slice(0, 8);
}
