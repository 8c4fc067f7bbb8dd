// Chooses the files of the bundle for the plugin. PHP accepts uploads of 2 MB by default, so files that no site requests are left out.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where `npm run build` puts the bundle. */
export const builtBundle = join(import.meta.dirname, '..', '..', 'dist', 'widgets');

/** The plugin's pages include `portal.js`, which requests tools at the address of its version. */
const served = [
  /^portal\.js$/,
  /^configurar\.js$/,
  // What lines in the console lead to.
  /^ayuda\.html$/,
  /^\d+\.\d+\.\d+\/portal-(diagnostico|compat)\.js$/,
  /^assets\/(?!vista-)/,
  /^chunks\//,
];

/** The content of each file, by its path in the folder `bundle`. */
export async function bundleFiles(bundle: string): Promise<Record<string, Uint8Array>> {
  const read = (file: string): Promise<Buffer> => readFile(join(bundle, file));
  const { release, version } = JSON.parse((await read('manifest.json')).toString()) as {
    release: string[];
    version: string;
  };
  const files: Record<string, Uint8Array> = {};
  for (const file of release)
    if (served.some((pattern) => pattern.test(file))) files[file] = await read(file);
  // The panel of a page reads this file.
  files['manifest.json'] = Buffer.from(JSON.stringify({ version }));
  files[`${version}/manifest.json`] = await read(`${version}/manifest.json`);
  return files;
}
