/** Chooses the payment gateway. A real one is added here. */
import { randomBytes } from 'node:crypto';
import type { ApiConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { muestraSecreto } from '../db/schema/muestra.ts';
import { MuestraPasarela } from './muestra/MuestraPasarela.ts';
import type { Pasarela } from './pasarela.ts';

export async function openPasarela(
  db: Db,
  { pasarelaSecret }: Pick<ApiConfig, 'pasarelaSecret'>,
  now: () => Date,
): Promise<Pasarela> {
  return new MuestraPasarela({ db, secret: pasarelaSecret ?? (await loadSecret(db)), now });
}

/** Returns the secret of the stand-in gateway, which is made once and kept in the database. */
export async function loadSecret(db: Db): Promise<string> {
  // If two processes start at once on a new database, one inserts a secret and both read it.
  await db
    .insert(muestraSecreto)
    .values({ secreto: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(muestraSecreto);
  if (!kept) throw new Error('The secret of the stand-in gateway is not there.');
  return kept.secreto;
}
