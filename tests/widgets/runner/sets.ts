// Which files of the tags' tests run together, and in which engine.
import { globSync, readFileSync } from 'node:fs';
import type { Engine } from './engines.ts';

const all = globSync('tests/widgets/*.test.ts').sort();
const isHosts = (file: string): boolean => file.includes('/hosts-');
export const hasTransitions = (file: string): boolean => file.includes('/hosts-transitions');
/** Engines but Chromium tell nothing about what moves. */
const isLayout = (file: string): boolean => file.includes('/layout-');
const holds = (file: string, pattern: RegExp): boolean => pattern.test(readFileSync(file, 'utf8'));
/** support.ts says what the marks mean. */
const hasMark = (file: string): boolean => holds(file, /\binEveryEngine\b|\bengines: true\b/);
/** Whether not all tests of a file have the mark. */
const hasOthers = (file: string): boolean => holds(file, /\bit\)?\(|\btestHosts\(|\btellsEach\(/);

const sets = {
  /** In Chromium. */
  widgets: () => all.filter((file) => !isHosts(file)),
  /** In pages of others, in Chromium. */
  hosts: () => all.filter(isHosts),
  /** In the gate, in Firefox and WebKit: the tests whose subject is the engine. */
  engine: () => all.filter(hasMark),
  /** In Firefox and WebKit before a release: all other tests. */
  rest: () => all.filter((file) => hasOthers(file) && !isLayout(file)),
} as const;

export type SetName = keyof typeof sets;

export const isSet = (word: string): word is SetName => word in sets;

/** The runs of a set, each in a browser of its own. */
export function runsOf(set: SetName, engine: Engine): string[][] {
  const files = sets[set]();
  if (engine === 'chromium') return [files];
  // In one browser for all, Firefox lost its tab between two files of hosts in four of four runs. WebKit draws in layers where a page has
  // transitions, which takes more of the processor.
  const isAlone = engine === 'firefox' ? isHosts : hasTransitions;
  const together = files.filter((file) => !isAlone(file));
  return [together, ...files.filter(isAlone).map((file) => [file])].filter((run) => run.length > 0);
}
