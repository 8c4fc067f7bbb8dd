// Which files of the tags' tests run together, and in which engine.
import { globSync } from 'node:fs';

/**
 * Their subject is the engine: events, focus, selection, styles, shadow DOM, fonts, navigation or storage. They run in Firefox and WebKit
 * too; all others prove a rule that one engine can prove.
 */
const ENGINE: readonly string[] = [];

const all = globSync('tests/widgets/*.test.ts').sort();
const isHosts = (file: string): boolean => file.includes('/hosts-');
/** Engines but Chromium tell nothing about what moves. */
const isLayout = (file: string): boolean => file.includes('/layout-');
const isEngine = (file: string): boolean => ENGINE.some((name) => file.endsWith(`/${name}.test.ts`));

const sets = {
  /** In Chromium. */
  widgets: () => all.filter((file) => !isHosts(file)),
  /** In pages of others, in Chromium. */
  hosts: () => all.filter(isHosts),
  /** In the gate, in Firefox and WebKit. */
  engine: () => all.filter(isEngine),
  /** In Firefox and WebKit before a release. */
  rest: () => all.filter((file) => !isEngine(file) && !isLayout(file)),
} as const;

export const isSet = (word: string): word is keyof typeof sets => word in sets;

/** The runs of a set, each in a browser of its own. */
export function runsOf(set: keyof typeof sets): string[][] {
  const files = sets[set]();
  // In one browser for all, Firefox lost its tab between two files of hosts in four of four runs.
  const alone = files.filter(isHosts).map((file) => [file]);
  const together = files.filter((file) => !isHosts(file));
  return together.length > 0 ? [together, ...alone] : alone;
}
