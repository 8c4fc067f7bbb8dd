import { formsOf } from './formsOf.ts';

/** Removes every secret that the check has met from what it prints: passwords, tokens, permits, in whatever form they came back. */
export interface Secrets {
  add(secret: string): void;
  hide(text: string): string;
}

/** Shorter ones would be removed from ordinary words too; nothing that short is printed in a report. */
const shortest = 4;

export function createSecrets(): Secrets {
  const known = new Set<string>();
  /** The longest first: one may be a part of another. Empty if it must be sorted again. */
  let sorted: string[] = [];
  return {
    add: (secret) => {
      if (secret.length < shortest) return;
      for (const form of formsOf(secret)) if (form.length >= shortest) known.add(form);
      sorted = [];
    },
    hide: (text) => {
      if (sorted.length < known.size) sorted = [...known].sort((a, b) => b.length - a.length);
      return sorted.reduce((shown, one) => shown.replaceAll(one, '•••'), text);
    },
  };
}
