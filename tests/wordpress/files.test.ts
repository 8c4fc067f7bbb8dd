// The archive has only the differences of files that are nearly the same as another one; the plugin writes them.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWordpress, type SetWordpress } from './support/openWordpress.ts';

const built = join(import.meta.dirname, '..', '..', 'dist', 'widgets');
let wordpress: SetWordpress;
let bundle: string;
let made: string[];

beforeAll(async () => {
  wordpress = await openWordpress('https://api.example');
  bundle = join(wordpress.site, 'wp-content', 'plugins', 'portal-clientes', 'widgets');
  made = Object.keys(JSON.parse(await readFile(join(bundle, 'edits.json'), 'utf8')));
});

afterAll(() => wordpress?.stop());

test('every file that the archive lacks is as it was built once the plugin is active', async () => {
  expect(made.filter((file) => file.includes('/ar/portal-login')).length).toBeGreaterThan(0);
  for (const file of made)
    expect((await readFile(join(bundle, file))).equals(await readFile(join(built, file))), file).toBe(true);
});

test('where PHP cannot write them WordPress answers with each, and with no other file', async () => {
  const [first = ''] = made;
  await rm(join(bundle, 'made.json'));
  for (const file of made) await rm(join(bundle, file));
  // A folder in the place of the first one stops the writing, also for root.
  await mkdir(join(bundle, first));
  const fetchFile = (file: string) =>
    fetch(`${wordpress.url}/wp-content/plugins/portal-clientes/widgets/${file}`);
  for (const file of [first, made.at(-1) ?? '']) {
    const answer = await fetchFile(file);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const text = Buffer.from(await answer.arrayBuffer());
    expect(text.equals(await readFile(join(built, file))), file).toBe(true);
  }
  for (const file of ['chunks/none.js', '../portal-clientes.txt', '%2e%2e/%2e%2e/none', ''])
    expect((await fetchFile(file)).headers.get('content-type') ?? '').not.toMatch(/javascript/);
  expect(await readdir(dirname(join(bundle, first)))).toEqual([basename(first)]);
});
