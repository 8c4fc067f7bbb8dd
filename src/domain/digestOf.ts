/** Computes a short digest of values to notice a change. It is not cryptographic: an attacker can produce collisions. */

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** FNV-1a, 64 bits, over the values in JSON: the order of the list matters. */
export function digestOf(values: readonly (string | number | boolean | undefined)[]): string {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(JSON.stringify(values))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  }
  return hash.toString(36);
}
