/** Argon2id. What a hash costs is the configuration's, and stands in the hash too. */
import { hash, verify } from '@node-rs/argon2';

export interface CosteClave {
  /** KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** As OWASP gives it: 19 MiB, two passes, one lane. No variable changes it: hashes that cost less than others would tell whose they are by time. */
export const costeOwasp: CosteClave = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashClave(clave: string, coste: CosteClave): Promise<string> {
  return hash(clave.normalize('NFC'), coste);
}

const decoys = new Map<string, Promise<string>>();

/**
 * Whether `clave` is the one. Without a hash the same work is done on a decoy and the answer is false: how long an
 * answer takes does not tell whether there was an account.
 */
export async function verifyClave(
  known: string | undefined,
  clave: string,
  coste: CosteClave,
): Promise<boolean> {
  const matches = await verify(known ?? (await decoyOf(coste)), clave.normalize('NFC'));
  return known !== undefined && matches;
}

function decoyOf(coste: CosteClave): Promise<string> {
  const key = JSON.stringify(coste);
  const decoy = decoys.get(key) ?? hashClave('nobody has this one', coste);
  decoys.set(key, decoy);
  return decoy;
}
