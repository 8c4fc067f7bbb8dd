// All files of the plugin as an administrator uploads it: its own, the texts compiled as WordPress reads them, and the bundle.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mo, po } from 'gettext-parser';
import { builtBundle, bundleFiles } from './bundleFiles.ts';

const plugin = join(import.meta.dirname, 'portal-clientes');

/** The content of each file, by its path in the archive, which has one folder. @param bundle the folder of a built bundle */
export async function pluginFiles(bundle = builtBundle): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const file of await filesBelow(plugin)) {
    const path = `portal-clientes/${pathFrom(plugin, file)}`;
    const content = await readFile(file);
    files[path] = content;
    if (path.endsWith('.po')) files[path.replace(/\.po$/, '.mo')] = mo.compile(po.parse(content));
  }
  for (const [path, content] of Object.entries(await bundleFiles(bundle)))
    files[`portal-clientes/widgets/${path}`] = content;
  return files;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const pathFrom = (folder: string, file: string): string => relative(folder, file).replaceAll(sep, '/');
