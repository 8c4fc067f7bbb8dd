/** Argon2id, with the parameters that OWASP gives for it (19 MiB, two passes, one lane). */
import { hash, verify } from '@node-rs/argon2';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashClave(clave: string): Promise<string> {
  return hash(clave.normalize('NFC'), parameters);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `clave` is the one. Without a hash the same work is done on a decoy and the answer is false: how long an
 * answer takes does not tell whether there was an account.
 */
export async function verifyClave(known: string | undefined, clave: string): Promise<boolean> {
  decoy ??= hashClave('nobody has this one');
  const matches = await verify(known ?? (await decoy), clave.normalize('NFC'));
  return known !== undefined && matches;
}
