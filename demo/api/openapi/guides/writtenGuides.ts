import { fieldsGuide } from './fieldsGuide.ts';
import { problemsGuide } from './problemsGuide.ts';

/** The guides that are generated from the contract, by path from the root of the repository. */
export const writtenGuides = (): Readonly<Record<string, string>> => ({
  'demo/docs/server/fields.md': fieldsGuide(),
  'demo/docs/server/problems.md': problemsGuide(),
});
