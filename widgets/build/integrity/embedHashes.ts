// Writes into each file the hashes of the files that it asks for, so that a page that trusts its loader can trust what that brings.
import { sumOf } from './integrityOf.ts';

/** Names a file at a place where its hash belongs. */
export const withoutHash = (path: string): string => `${path} *`;

const mark = /(["'`])(chunks\/[^"'`]+) \*\1/g;

export interface HashedFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The hash of each file. */
  readonly sums: ReadonlyMap<string, string>;
  /** The files that ask for a file that asks for them: one of the two cannot have the other's hash. The loader has to bring it. */
  readonly circular: readonly string[];
}

/**
 * Throws where a file asks for one that is not there.
 * @param told the files whose hashes the loader carries
 */
export function embedHashes(files: Readonly<Record<string, string>>, told: ReadonlySet<string>): HashedFiles {
  const hashed: Record<string, string> = {};
  const sums = new Map<string, string>();
  const circular = new Set<string>();
  const open = new Set<string>();

  const embed = (name: string): string => {
    const known = sums.get(name);
    if (known !== undefined) return known;
    const code = files[name];
    if (code === undefined) throw new Error(`The build has not made ${name}, for which a file asks.`);
    open.add(name);
    const text = code.replace(mark, (_whole, quote: string, other: string) => {
      if (told.has(other)) return quote + other + quote;
      if (!open.has(other)) return `${quote}${other} ${embed(other)}${quote}`;
      circular.add(other);
      return quote + other + quote;
    });
    open.delete(name);
    const sum = sumOf(text);
    hashed[name] = text;
    sums.set(name, sum);
    return sum;
  };

  for (const name of Object.keys(files).sort()) embed(name);
  return { files: hashed, sums, circular: [...circular] };
}
