// Browsers keep a file of the same name for a year, and refuse it where its hash is another one than the loader expects: how files
// are put together is a part of the names of all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of what puts files together. */
export const buildRules = [
  'widgets/tags.ts',
  ...['', 'firstViews', 'integrity'].flatMap((folder) =>
    readdirSync(join('widgets/build', folder))
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => join('widgets/build', folder, name)),
  ),
]
  .map((name) => readFileSync(name, 'utf8'))
  .join();
