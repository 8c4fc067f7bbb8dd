/** Returns the stand-in gateway's secret: PASARELA_SECRET, or one that is made once and stored in the database. */
import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { muestraSecreto } from '../../db/schema/muestra.ts';

export async function loadSecret(db: Db, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  // If two processes start at once on a new database, one inserts a secret and both read it.
  await db
    .insert(muestraSecreto)
    .values({ secreto: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(muestraSecreto);
  if (!kept) throw new Error('The secret of the stand-in gateway is not there.');
  return kept.secreto;
}
