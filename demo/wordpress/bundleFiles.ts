// Chooses the files of the bundle for the plugin. PHP accepts uploads of 2 MB by default, so files that a site never asks for stay
// out. Of files that are nearly the same as another one only the differences come, and the plugin writes them (includes/made-files.php):
// what tags start with in each language.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edits, editsBetween } from './editsBetween.ts';

const bundle = join(import.meta.dirname, '..', '..', 'dist', 'widgets');

/** The plugin's pages have `portal.js`, which asks for tools at the address of its version. */
const served = [
  /^portal\.js$/,
  /^configurar\.js$/,
  /^\d+\.\d+\.\d+\/portal-(diagnostico|compat)\.js$/,
  /^assets\/(?!vista-)/,
  /^chunks\/(?!loader-)/,
];

/** The file that another one is nearly the same as; undefined where there is none. */
function originalOf(file: string): string | undefined {
  const original = file.replace(/^(chunks\/starts-[^/]+\/)[a-z]+(?=\/)/, '$1es');
  return original === file ? undefined : original;
}

/** The content of each file, by its path in the folder of the bundle. */
export async function bundleFiles(): Promise<Record<string, Uint8Array>> {
  const read = (file: string): Promise<Buffer> => readFile(join(bundle, file));
  const { release, version } = JSON.parse((await read('manifest.json')).toString()) as {
    release: string[];
    version: string;
  };
  const files: Record<string, Uint8Array> = {};
  const edits: Record<string, readonly [original: string, edits: Edits]> = {};
  // An original may be made of edits itself: the plugin goes through them in this order, copies last.
  for (const file of release.toSorted()) {
    const original = originalOf(file);
    if (original)
      edits[file] = [
        original,
        editsBetween((await read(original)).toString(), (await read(file)).toString()),
      ];
    else if (served.some((pattern) => pattern.test(file))) files[file] = await read(file);
  }
  // The panel of a page reads this file.
  files['manifest.json'] = Buffer.from(JSON.stringify({ version }));
  files[`${version}/manifest.json`] = await read(`${version}/manifest.json`);
  files['edits.json'] = Buffer.from(JSON.stringify(edits));
  return files;
}
