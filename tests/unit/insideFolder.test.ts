import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insideFolder } from '../../demo/serve/insideFolder.ts';

const folder = join(import.meta.dirname, 'site');

test.each([
  ['/index.html', 'index.html'],
  ['/comun/copy.min.js', 'comun/copy.min.js'],
  ['/a%20b.css', 'a b.css'],
  ['/a..b/c.', 'a..b/c.'],
])('the path %s is a file inside the folder', (path, file) => {
  expect(insideFolder(folder, path)).toBe(join(folder, file));
});

test.each([
  ['outside', ['/..', '/../x', '/a/../../x', '/%2e%2e/x', '/..%2fsite-2/x', '/a/..']],
  ['hidden', ['/.env', '/.git/config', '/a/.b', '/%2eenv', '/.']],
  ['the folder itself', ['', '/', '//']],
  ['malformed', ['/%', '/%E0%A4%A', '/%00', '/a%5c..%5cb']],
])('a path that is %s is no file', (_, paths) => {
  expect(paths.map((path) => insideFolder(folder, path))).toEqual(paths.map(() => undefined));
});
