// The guides of the demo site: read, searched, and their calls run in a shell.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { ownSite } from '../support/site.ts';
import { test } from '../support/test.ts';

test('every guide that the list names can be read, and each of its links leads to a heading that is there', async ({
  journey,
}) => {
  const page = await journey.open('/docs/');
  const addresses = await page
    .locator('.grupos a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(30);
  const headings = new Map<string, Set<string>>();
  const links: { from: string; to: URL }[] = [];
  for (const from of addresses) {
    await page.goto(from);
    expect(await page.locator('h1').count(), from).toBe(1);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...document.querySelectorAll<HTMLAnchorElement>('article a')].map(({ href }) => href),
    }));
    headings.set(new URL(from).pathname, new Set(found.ids));
    links.push(...found.hrefs.map((href) => ({ from, to: new URL(href) })));
  }
  const lost = links.filter(({ to }) => {
    if (to.origin !== new URL(page.url()).origin || !to.pathname.startsWith('/docs/')) return false;
    const ids = headings.get(to.pathname);
    return (
      to.pathname !== '/docs/' && (!ids || (to.hash !== '' && !ids.has(decodeURIComponent(to.hash.slice(1)))))
    );
  });
  expect(lost.map(({ from, to }) => `${from} → ${to.href}`)).toEqual([]);
});

test('the search of the guides finds a section by words without their accents and with a letter wrong, by keyboard', async ({
  journey,
}) => {
  const page = await journey.open('/docs/');
  const search = page.getByRole('searchbox', { name: 'Buscar en las guías' });
  await search.fill('encontrar el codgo');
  await page.getByRole('link', { name: /^Encontrar el código/ }).waitFor();
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => decodeURI(page.url())).toContain('/docs/es/un-curso/#encontrar-el-código');
  await search.fill('zzzzzzzz');
  await page.getByText('Nada dice eso. Pruebe con otra palabra.').first().waitFor();
  await search.press('Escape');
  await expect.poll(() => page.locator('#hallado > *').count()).toBe(0);
});

test('each call of the quickstart is answered as the guide says, and none is refused', async () => {
  const text = readFileSync('demo/docs/server/quickstart.md', 'utf8');
  const answers: Record<string, unknown> = {};
  let title = '';
  for (const [, heading, script] of text.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    title = heading ?? title;
    if (script === undefined) continue;
    const command = script.replaceAll('http://127.0.0.1:4173', ownSite().url);
    const { stdout } = await promisify(execFile)('bash', ['-euc', command]);
    // One of them shows the headers too.
    answers[title] = JSON.parse(stdout.slice(stdout.indexOf('{')));
  }
  expect(answers).toMatchObject({
    'List the courses': {
      total: 1,
      resultados: [{ identificacion: 'KICHWA-1', precio: 7500, estado: 'abierto' }],
    },
    'Read one course': { identificacion: 'KICHWA-1' },
    'Take an application': { solicitud: expect.any(String), correo: 'a•••@ejemplo.com' },
    'Sign in': { accessToken: expect.any(String), user: { email: 'demo@portal.test' } },
    'Read the current user': { user: { displayName: 'Ana Lucía Andrade Cevallos' } },
  });
});
