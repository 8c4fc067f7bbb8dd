// Checks that the files made from the description of the tags and from the contract are as `npm run format` writes them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenGuides } from '../../../demo/api/openapi/guides/writtenGuides.ts';
import { writtenFiles } from '../../../widgets/build/description/writtenFiles.ts';
import { root } from '../tool.ts';

/** Gives a line for each file that says something else. */
export async function checkWrittenFiles(): Promise<string[]> {
  const files = Object.entries({ ...writtenFiles(), ...writtenGuides() });
  const stale = await Promise.all(
    files.map(async ([path, text]) =>
      (await readFile(join(root, path), 'utf8').catch(() => undefined)) === text
        ? []
        : [`${path} is not what it is made from: npm run format`],
    ),
  );
  return stale.flat();
}
