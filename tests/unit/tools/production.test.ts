import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BORROWED } from '../../../demo/serve/pages.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

it('the pages take files only from packages that an installation for production has', () => {
  const packages = Object.values(BORROWED).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  expect(packages).not.toEqual([]);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
