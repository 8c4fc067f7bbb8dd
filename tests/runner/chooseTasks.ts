// Reads the arguments of `npm test`.
import { join, relative, resolve } from 'node:path';
import { type Only, PARTS, type Suite, suites } from './suites.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Task {
  suite: Suite;
  /** Absent if the whole suite runs. */
  only?: Only;
}

/** The arguments are wrong. Its message is all that a person needs. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const isPart = (word: string): boolean => PARTS.some((part) => part === word);

/** The suites of a part, and of those before it. */
const untilPart = (part: Suite['part']): Suite[] =>
  suites.filter((suite) => PARTS.indexOf(suite.part) <= PARTS.indexOf(part));

/**
 * @param words names of suites, of parts (`gate`, `all`) and files. A file runs in the suites that are named beside it, or else in the
 * first that has it. Without words: what `npm test` runs.
 * @throws UsageError that names what is unknown, and what there is
 */
export function chooseTasks(words: readonly string[]): Task[] {
  const isFile = (word: string): boolean => /\.tsx?$/.test(word);
  const files = words.filter(isFile).map((word) => relative(ROOT, resolve(word)));
  const names = words.filter((word) => !isFile(word));
  const part = PARTS.findLast((one) => names.includes(one));
  const unknown = names.filter((name) => !isPart(name) && !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = [...PARTS, ...suites.map(({ name }) => name)].join(', ');
    throw new UsageError(`No suite is called ${unknown.join(' or ')}. There are: ${known}; and files.`);
  }
  const named = [...(part ? untilPart(part) : []), ...suites.filter(({ name }) => names.includes(name))];
  if (files.length > 0) return files.flatMap((file) => tasksOf(file, named));
  return [...new Set(named.length > 0 ? named : untilPart('test'))].map((suite) => ({ suite }));
}

function tasksOf(file: string, named: readonly Suite[]): Task[] {
  const fitting = (named.length > 0 ? named : suites).filter((suite) => suite.files.test(file));
  if (fitting.length === 0) throw new UsageError(`No suite has ${file}.`);
  return (named.length > 0 ? fitting : fitting.slice(0, 1)).map((suite) => ({
    suite,
    only: { file, title: '' },
  }));
}
