import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The SHA-256 of every file below `folder`, as `sha256sum -c` reads it. */
export async function checksums(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return `${hash.digest('hex')}  ${relative(folder, file).replaceAll(sep, '/')}\n`;
  });
  return (await Promise.all(lines)).join('');
}
