// Writes into each file the hashes of the files that it asks for, so that a page that trusts its loader can trust what that brings.
import { sumOf } from './integrityOf.ts';

/** Names a file at a place where its hash belongs. */
export const unsealed = (path: string): string => `${path} *`;

const mark = /(["'`])(chunks\/[^"'`]+) \*\1/g;

export interface SealedFiles {
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
export function sealFiles(files: Readonly<Record<string, string>>, told: ReadonlySet<string>): SealedFiles {
  const sealed: Record<string, string> = {};
  const sums = new Map<string, string>();
  const circular = new Set<string>();
  const open = new Set<string>();

  const seal = (name: string): string => {
    const known = sums.get(name);
    if (known !== undefined) return known;
    const code = files[name];
    if (code === undefined) throw new Error(`The build has not made ${name}, for which a file asks.`);
    open.add(name);
    const text = code.replace(mark, (_whole, quote: string, other: string) => {
      if (told.has(other)) return quote + other + quote;
      if (!open.has(other)) return `${quote}${other} ${seal(other)}${quote}`;
      circular.add(other);
      return quote + other + quote;
    });
    open.delete(name);
    const sum = sumOf(text);
    sealed[name] = text;
    sums.set(name, sum);
    return sum;
  };

  for (const name of Object.keys(files).sort()) seal(name);
  return { files: sealed, sums, circular: [...circular] };
}
