/**
 * Hashes and verifies passwords with Argon2id. The configuration sets the cost of new hashes. A hash keeps a processor
 * busy, on a thread of its own, and those who come in a rush wait their turn.
 */
import type { ClaveCost } from '../config.ts';
import { createWorkers } from '../http/workers.ts';

/** A job for claveWorker.ts: make a new hash, or say which of these are the password's. */
export type ClaveJob = { clave: string; cost: ClaveCost } | { clave: string; hashes: string[] };

/** The queue holds the sign-ins of some seconds; later ones are asked to come back. Argon2 works in memory outside of V8's heap. */
const hashers = createWorkers<ClaveJob, unknown>(new URL('./claveWorker.ts', import.meta.url), {
  waitingMax: 100,
  megabytesMax: 64,
});

export const clavesInLine = hashers.line;

export async function hashClave(clave: string, cost: ClaveCost): Promise<string> {
  return (await hashers.ask({ clave: clave.normalize('NFC'), cost })) as string;
}

const standIns = new Map<string, Promise<string>>();

/**
 * Returns for each hash whether the password matches it. In the place of one that is missing it verifies another and
 * returns false, so that the time does not reveal whether the account exists.
 */
export async function verifyClaves(
  known: readonly (string | undefined)[],
  clave: string,
  cost: ClaveCost,
): Promise<boolean[]> {
  const standIn = await standInOf(cost);
  const job = { clave: clave.normalize('NFC'), hashes: known.map((one) => one ?? standIn) };
  const verdicts = (await hashers.ask(job)) as boolean[];
  return known.map((one, i) => one !== undefined && verdicts[i] === true);
}

export async function verifyClave(
  known: string | undefined,
  clave: string,
  cost: ClaveCost,
): Promise<boolean> {
  const [matches = false] = await verifyClaves([known], clave, cost);
  return matches;
}

/** Makes the hash once for each cost, however many ask at once, and again after a failure. */
function standInOf(cost: ClaveCost): Promise<string> {
  const key = JSON.stringify(cost);
  const known = standIns.get(key);
  if (known) return known;
  const standIn = hashClave('nobody has this one', cost);
  standIns.set(key, standIn);
  standIn.catch(() => standIns.delete(key));
  return standIn;
}
