/** Hashes and verifies passwords with Argon2id. The configuration sets the cost of new hashes. */
import { hash, verify } from '@node-rs/argon2';
import type { CosteClave } from '../config.ts';

export function hashClave(clave: string, coste: CosteClave): Promise<string> {
  return hash(clave.normalize('NFC'), coste);
}

const standIns = new Map<string, Promise<string>>();

/**
 * Returns whether the password matches the hash. Without a hash it verifies another one and returns false, so that the
 * time does not reveal whether the account exists.
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
