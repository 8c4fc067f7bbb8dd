/** A short fingerprint of values: two that differ show it. It notices change; it protects nothing from an attacker. */

const semilla = 0xcbf29ce484222325n;
const primo = 0x100000001b3n;

/** FNV-1a, 64 bits, over the values in JSON: the order of the list counts. */
export function digestOf(values: readonly (string | number | boolean | undefined)[]): string {
  let hash = semilla;
  for (const byte of new TextEncoder().encode(JSON.stringify(values))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * primo);
  }
  return hash.toString(36);
}
