/**
 * Hashes and verifies passwords with Argon2id. The configuration sets the cost of new hashes. Hashing keeps a processor
 * busy, so it runs on separate threads, and in a rush callers wait their turn.
 */
import { parseOptions } from '@node-rs/argon2';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { ClaveCost } from '../config.ts';
import { createWorkers } from '../http/createWorkers.ts';

/** A job for computeClave.ts: make a new hash, or say which of these are the password's. */
export type ClaveJob =
  | { clave: string; cost: ClaveCost; salt?: Uint8Array }
  | { clave: string; hashes: string[] };

/** The queue holds the sign-ins of some seconds; later ones are told to retry. Argon2 works in memory outside of V8's heap. */
const hashers = createWorkers<ClaveJob, unknown>(new URL('./computeClave.ts', import.meta.url), {
  waitingMax: 100,
  megabytesMax: 64,
});

export const waitingClaves = hashers.waiting;

export async function hashClave(clave: string, cost: ClaveCost): Promise<string> {
  return (await hashers.ask({ clave: clave.normalize('NFC'), cost })) as string;
}

export function isOfCost(hash: string, cost: ClaveCost): boolean {
  const made = parseOptions(hash);
  return (
    made.memoryCost === cost.memoryCost &&
    made.timeCost === cost.timeCost &&
    made.parallelism === cost.parallelism
  );
}

/** Hashes a just verified password again, at another cost. The salt stays: isSameClave recognises the password by it. */
export async function rehashClave(clave: string, cost: ClaveCost, hash: string): Promise<string> {
  const salt = Buffer.from(saltOf(hash), 'base64');
  return (await hashers.ask({ clave: clave.normalize('NFC'), cost, salt })) as string;
}

/** True for a stored hash of the same password as this one, even at another cost: each new password gets a new salt. */
export function isSameClave(stored: Column, hash: string): SQL {
  return sql`split_part(${stored}, '$', 5) = ${saltOf(hash)}`;
}

/** A hash is `$argon2id$v=19$m=…,t=…,p=…$salt$digest`. */
function saltOf(hash: string): string {
  return hash.split('$')[4] ?? '';
}

const standIns = new Map<string, Promise<string>>();

/**
 * Returns for each hash whether the password matches it. For a missing hash it verifies a stand-in and returns false, so that
 * the time does not reveal whether the account exists.
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
