// Proves that the check's own steps find violations: each reads a fixture that breaks its rule, with the expected findings beside it.
// layerFixtures.ts proves the rules that only the linter checks.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { readTree, type SourceFile } from '../files.ts';
import { root } from '../tool.ts';
import { findLostFiles } from './comments.ts';
import { findDeadRules } from './deadRules.ts';
import { findWrongNames } from './fileNames.ts';
import { findCycles } from './folders.ts';
import { findBannedVariants } from './glossary.ts';
import { findForeignWords } from './names.ts';
import { findPrivateNames } from './privateNames.ts';
import { checkPublishedLibraries } from './publishedLibraries.ts';
import { findEnglishKeys } from './textKeys.ts';
import { findMissingKeys } from './titles.ts';
import { findInstitutionWords } from './uiWords.ts';
import { findSharedNames } from './uniqueNames.ts';
import { findUnusedTexts } from './unusedTexts.ts';
import { findBrokenWalks } from './walks.ts';
import { findBannedWords } from './words.ts';

/** Each gives its findings in a fixture's folder. */
type Step = (fixture: string) => Promise<string[]>;

const onFiles =
  (step: (files: readonly SourceFile[]) => string[]): Step =>
  async (fixture) =>
    step((await readTree(fixture)).filter(({ path }) => path !== 'expected.txt'));

const steps: Readonly<Record<string, Step>> = {
  folders: onFiles(findCycles),
  fileNames: onFiles(findWrongNames),
  uniqueNames: onFiles(findSharedNames),
  names: onFiles(findForeignWords),
  privateNames: onFiles(findPrivateNames),
  uiWords: onFiles(findInstitutionWords),
  glossary: onFiles(findBannedVariants),
  textKeys: onFiles(findEnglishKeys),
  unusedTexts: onFiles(findUnusedTexts),
  walks: onFiles(findBrokenWalks),
  titles: onFiles(findMissingKeys),
  words: onFiles(findBannedWords),
  comments: onFiles(findLostFiles),
  deadRules: findDeadRules,
  publishedLibraries: async (fixture) => {
    const { default: options } = (await import(join(fixture, 'vite.config.ts'))) as { default: InlineConfig };
    return checkPublishedLibraries(options);
  },
};

/** Gives a line for each finding that a step should have made and did not, or made and should not have. */
export async function checkStepFixtures(): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(steps).map(async ([name, step]) => {
      const fixture = join(root, 'tests', 'check', 'fixtures', name);
      const expected = (await readFile(join(fixture, 'expected.txt'), 'utf8')).trim().split('\n');
      // The first line of a finding says what is wrong, the others where.
      const found = (await step(fixture)).map((finding) => finding.split('\n')[0] ?? '');
      return [
        ...expected.filter((line) => !found.includes(line)).map((line) => `${name} did not find: ${line}`),
        ...found
          .filter((line) => !expected.includes(line))
          .map((line) => `${name} found without reason: ${line}`),
      ];
    }),
  );
  return problems.flat();
}
