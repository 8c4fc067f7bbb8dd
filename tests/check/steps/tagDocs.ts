// Checks that the files made from the description of the tags are as `npm run format` writes them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenFiles } from '../../../widgets/build/description/writtenFiles.ts';
import { root } from '../tool.ts';

/** Gives a line for each file that says something else. */
export async function checkTagDocs(): Promise<string[]> {
  const files = Object.entries(writtenFiles(root));
  const stale = await Promise.all(
    files.map(async ([path, text]) =>
      (await readFile(join(root, path), 'utf8').catch(() => undefined)) === text
        ? []
        : [`${path} is not what widgets/description says: npm run format`],
    ),
  );
  return stale.flat();
}
