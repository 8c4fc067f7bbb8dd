/** What the stand-in gateway signs with: PASARELA_SECRET, or made once and kept, so that notices outlive a restart. */
import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { muestraSecreto } from '../../db/schema/muestra.ts';

export async function loadSecret(db: Db, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  // Of two processes that start at once on a new database, one inserts and both read that one.
  await db
    .insert(muestraSecreto)
    .values({ secreto: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(muestraSecreto);
  if (!kept) throw new Error('The secret of the stand-in gateway is not there.');
  return kept.secreto;
}
