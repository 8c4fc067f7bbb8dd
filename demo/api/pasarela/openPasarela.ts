/** Chooses the payment gateway. A real one is added here. */
import type { ApiConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { loadSecret } from './muestra/loadSecret.ts';
import { MuestraPasarela } from './muestra/MuestraPasarela.ts';
import type { Pasarela } from './pasarela.ts';

export async function openPasarela(
  db: Db,
  { pasarelaSecret }: Pick<ApiConfig, 'pasarelaSecret'>,
  now: () => Date,
): Promise<Pasarela> {
  return new MuestraPasarela({ db, secret: await loadSecret(db, pasarelaSecret), now });
}
