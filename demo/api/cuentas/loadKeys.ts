/**
 * The keys of the access tokens. One algorithm, HS256. From JWT_SECRET, or made once and kept in the database, so that
 * every process of the API has the same. More than one may verify; one signs: that is how a key is changed without signing
 * anybody out.
 */
import { createHash, randomBytes } from 'node:crypto';
import { desc, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clavesFirma } from '../db/schema/cuentas.ts';
import type { Services } from '../http/context.ts';

export interface SigningKeys {
  kid: string;
  /** Every key that may have signed a token that is still good, by kid. */
  secrets: ReadonlyMap<string, Uint8Array>;
}

/** What the calls about accounts need: they sign tokens. */
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
  // A fixed first id: of two processes that start at once on a new database, one inserts and both read that one.
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

/** The same in every process, and tells nothing of the secret. */
function kidOf(secret: string): string {
  return createHash('sha256').update(`kid ${secret}`).digest('hex').slice(0, 8);
}
