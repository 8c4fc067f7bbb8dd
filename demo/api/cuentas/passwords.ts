/** Argon2id. What a hash costs is the configuration's, and stands in the hash too. */
import { hash, verify } from '@node-rs/argon2';
import type { CosteClave } from '../config.ts';

export function hashClave(clave: string, coste: CosteClave): Promise<string> {
  return hash(clave.normalize('NFC'), coste);
}

const standIns = new Map<string, Promise<string>>();

/**
 * Whether `clave` is the one. Without a hash the same work is done on another hash and the answer is false: how long an
 * answer takes does not tell whether there was an account.
 */
export async function verifyClave(
  known: string | undefined,
  clave: string,
  coste: CosteClave,
): Promise<boolean> {
  const matches = await verify(known ?? (await standInOf(coste)), clave.normalize('NFC'));
  return known !== undefined && matches;
}

function standInOf(coste: CosteClave): Promise<string> {
  const key = JSON.stringify(coste);
  const standIn = standIns.get(key) ?? hashClave('nobody has this one', coste);
  standIns.set(key, standIn);
  return standIn;
}
