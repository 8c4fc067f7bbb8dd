// Programs bundled with the packed file: every tag in them, and what they say if its code does not come.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { tags } from '../../widgets/tags.ts';
import { test } from '../journeys/support/test.ts';
import { type Installed, installPackage } from './support/packPackage.ts';
import { serveApp } from './support/serveApp.ts';

let folder: string;
let packed: Installed;

beforeAll(() => {
  packed = installPackage('.package-rest');
  ({ folder } = packed);
});

afterAll(() => packed?.remove());

test('each tag shows itself in a page that is bundled with the packed file', async ({ journey }) => {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="main.js"></script>');
  writeFileSync(
    join(page, 'main.js'),
    `import 'portal-clientes/define';
    const [tag, api] = location.hash.slice(1).split('%20');
    document.body.append(Object.assign(document.createElement(tag), { apiBase: decodeURIComponent(api), routing: 'memory' }));`,
  );
  await build({ root: page, configFile: false, logLevel: 'error' });
  const app = await serveApp(join(page, 'dist'));
  try {
    for (const tag of tags) {
      const there = await journey.another({ baseURL: app.url });
      there.allow(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(api|imagenes)\//);
      const opened = await there.open(`/#${tag}%20${encodeURIComponent(journey.url)}`);
      await opened.locator(`body > ${tag}[listo]`).waitFor();
      await opened.close();
    }
  } finally {
    await app.close();
  }
});

describe('a program whose tag cannot load its code says so in the console', () => {
  const programs: [what: string, change: (code: string) => string, says: RegExp][] = [
    [
      'as no ES module',
      (code) => code.replaceAll('import.meta.url', 'undefined'),
      /empaquetarse como módulo ES/,
    ],
    ['without a file', (code) => code.replaceAll(/\.\/portal-login-/g, './none-'), /<portal-login>: .*none-/],
  ];

  test.for(programs)('%s', async ([what, change, says], { journey }) => {
    const root = join(folder, what);
    mkdirSync(root);
    writeFileSync(
      join(root, 'index.html'),
      '<!doctype html><link rel="icon" href="data:,"><portal-login></portal-login><script type="module" src="main.js"></script>',
    );
    writeFileSync(join(root, 'main.js'), `import 'portal-clientes/define/portal-login';`);
    const plugins = [{ name: 'change', renderChunk: change }];
    await build({ root, configFile: false, logLevel: 'error', plugins });
    const app = await serveApp(join(root, 'dist'));
    const there = await journey.another({ baseURL: app.url });
    there.allow(/none-|404|Portal: /);
    const page = await there.open('/none-yet');
    const said = page.waitForEvent('console', (message) => message.text().startsWith('Portal: '));
    await page.goto(app.url);
    expect((await said).text()).toMatch(says);
    await page.close();
    await app.close();
  });
});
