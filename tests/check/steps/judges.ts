// Proves that the steps that judge our own files, ourselves or by knip, find what they look for: each is given a tree that breaks its rule, and the
// expectations beside it. What only the linter judges is proved in law.ts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTree, type SourceFile } from '../files.ts';
import { root } from '../tool.ts';
import { findDeadRules } from './deadRules.ts';
import { findWrongNames } from './fileNames.ts';
import { findCircles } from './folders.ts';
import { findBannedVariants } from './glossary.ts';
import { findSpanishNames } from './names.ts';
import { findInstitutionWords } from './uiWords.ts';
import { findUnusedTexts } from './unusedTexts.ts';
import { findBrokenWalks } from './walks.ts';

/** Each gives its findings in a fixture's folder. */
type Judge = (fixture: string) => Promise<string[]>;

const onFiles =
  (judge: (files: readonly SourceFile[]) => string[]): Judge =>
  async (fixture) =>
    judge((await readTree(fixture)).filter(({ path }) => path !== 'expected.txt'));

const judges: Readonly<Record<string, Judge>> = {
  folders: onFiles(findCircles),
  fileNames: onFiles(findWrongNames),
  names: onFiles(findSpanishNames),
  uiWords: onFiles(findInstitutionWords),
  glossary: onFiles(findBannedVariants),
  unusedTexts: onFiles(findUnusedTexts),
  walks: onFiles(findBrokenWalks),
  deadRules: findDeadRules,
};

/** Gives a line for each finding that a judge should have made and did not, or made and should not have. */
export async function checkJudges(): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(judges).map(async ([name, judge]) => {
      const fixture = join(root, 'tests', 'check', 'fixtures', name);
      const expected = (await readFile(join(fixture, 'expected.txt'), 'utf8')).trim().split('\n');
      // The first line of a finding says what is wrong, the others where.
      const found = (await judge(fixture)).map((finding) => finding.split('\n')[0] ?? '');
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
