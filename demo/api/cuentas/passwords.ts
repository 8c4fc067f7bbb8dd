/**
 * Hashes and verifies passwords with Argon2id. The configuration sets the cost of new hashes. A hash keeps a processor
 * busy on a thread of its own: one is left for the event loop, and those who come in a rush wait their turn.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { CosteClave } from '../config.ts';
import { createLine } from '../http/createLine.ts';

/** As many sign-ins wait as are done in some seconds; the next are asked to come back. */
export const clavesInLine = createLine({ atOnce: Math.max(1, availableParallelism() - 1), waitingMax: 100 });

export function hashClave(clave: string, coste: CosteClave): Promise<string> {
  return clavesInLine(() => hash(clave.normalize('NFC'), coste));
}

const standIns = new Map<string, Promise<string>>();

/**
 * Returns for each hash whether the password matches it. In the place of one that is missing it verifies another and
 * returns false, so that the time does not reveal whether the account exists.
 */
export async function verifyClaves(
  known: readonly (string | undefined)[],
  clave: string,
  coste: CosteClave,
): Promise<boolean[]> {
  const standIn = await standInOf(coste);
  return clavesInLine(async () => {
    const verdicts: boolean[] = [];
    for (const one of known) {
      const matches = await verify(one ?? standIn, clave.normalize('NFC'));
      verdicts.push(one !== undefined && matches);
    }
    return verdicts;
  });
}

export async function verifyClave(
  known: string | undefined,
  clave: string,
  coste: CosteClave,
): Promise<boolean> {
  const [matches = false] = await verifyClaves([known], clave, coste);
  return matches;
}

function standInOf(coste: CosteClave): Promise<string> {
  const key = JSON.stringify(coste);
  const standIn = standIns.get(key) ?? hash('nobody has this one', coste);
  standIns.set(key, standIn);
  return standIn;
}
