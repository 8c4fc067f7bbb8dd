/** Takes every secret that the check has met out of what it prints: passwords, tokens, permits. */
export interface Secrets {
  add(secret: string): void;
  hide(text: string): string;
}

/** A shorter one would be taken out of ordinary words too; nothing that short is printed in a report. */
const shortest = 4;

export function createSecrets(): Secrets {
  const known = new Set<string>();
  return {
    add: (secret) => {
      if (secret.length >= shortest) known.add(secret);
    },
    hide: (text) =>
      [...known]
        .sort((a, b) => b.length - a.length)
        .reduce((shown, one) => shown.replaceAll(one, '•••'), text),
  };
}
