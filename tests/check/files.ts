// Lists the project's own text files as git sees them: tracked, or new and not ignored. Fixtures are not among them.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root, runTool } from './tool.ts';

export interface SourceFile {
  /** Path from the project's folder, with forward slashes. */
  path: string;
  text: string;
}

const TEXT = /\.(ts|tsx|js|mjs|cjs|php|json|css|html|md|sh|sql|yml|yaml)$|^\.ci\//;

/** Every text file whose path passes `wanted`. */
export async function listFiles(wanted: (path: string) => boolean): Promise<SourceFile[]> {
  const { stdout } = await runTool('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const paths = stdout
    .split('\0')
    .filter((path) => TEXT.test(path) && !path.startsWith('tests/check/fixtures/') && wanted(path));
  const files = await Promise.all(
    paths.map((path) => readFile(join(root, path), 'utf8').catch(() => undefined)),
  );
  return paths.flatMap((path, index) => {
    const text = files[index];
    return text === undefined ? [] : [{ path, text }];
  });
}

/** Every file below a folder, by its path from there: a tree that is not part of the project's own code. */
export async function readTree(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => ({
      path: relative(folder, file).replaceAll(sep, '/'),
      text: await readFile(file, 'utf8'),
    })),
  );
}
