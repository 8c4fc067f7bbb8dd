// All files of the plugin as an administrator uploads it: its own, the texts compiled as WordPress reads them, and the bundle.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { mo, po } from 'gettext-parser';

const plugin = join(import.meta.dirname, 'portal-clientes');
const bundle = join(import.meta.dirname, '..', '..', 'dist', 'widgets');

/** What sites do not read: what editors of code do. */
const notServed = /\.d\.ts$/;

/** The content of each file, by its path in the archive, which has one folder. */
export async function pluginFiles(): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const file of await filesBelow(plugin)) {
    const path = `portal-clientes/${pathFrom(plugin, file)}`;
    const content = await readFile(file);
    files[path] = content;
    if (path.endsWith('.po')) files[path.replace(/\.po$/, '.mo')] = mo.compile(po.parse(content));
  }
  for (const file of await filesBelow(bundle))
    if (!notServed.test(basename(file)))
      files[`portal-clientes/widgets/${pathFrom(bundle, file)}`] = await readFile(file);
  return files;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const pathFrom = (folder: string, file: string): string => relative(folder, file).replaceAll(sep, '/');
