// The panel on pages that the test server cannot serve: one that came without encryption, and a file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownSite } from '../journeys/support/site.ts';
import { test } from '../journeys/support/test.ts';

const pageWith = (portal: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Inscripciones</title><link rel="icon" href="data:,"><script type="module" src="${portal}/widgets/portal.js"></script></head><body><portal-inscripcion-publica></portal-inscripcion-publica></body></html>`;

/** What the panel says, a row each, without the rows of what is right. They come one after the other. */
async function wrongOn(page: Page): Promise<string> {
  return (await page.locator('#portal-diagnostico-panel li:not(.ok)').allTextContents()).join('\n');
}

test('a page by http works, and the panel advises encryption', async ({ journey }) => {
  const site = 'http://www.universidad.example';
  journey.allow(/^request to another origin/);
  const page = await journey.context.newPage();
  // All of the site is the portal's server, by a name that is not this machine's.
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: pageWith(site) });
    const { origin: _, ...headers } = route.request().headers();
    await route.fulfill({
      response: await route.fetch({ url: `${ownSite().url}${pathname}${search}`, headers }),
    });
  });
  await page.goto(`${site}/?portal-diagnostico`);
  await expect
    .poll(() => wrongOn(page))
    .toMatch(/^!La página llega por http, sin cifrar\..*Publíquela con https/);
  await page
    .getByRole('button', { name: /^Inscribirme/ })
    .first()
    .waitFor();
});

test('a page that was opened as a file says that the API does not answer it, and how to serve it', async ({
  journey,
}) => {
  journey.allow(/origin 'null'|net::ERR_|request failed|got no answer|request to another origin/);
  const folder = await mkdtemp(join(tmpdir(), 'pagina-'));
  try {
    const file = join(folder, 'index.html');
    await writeFile(file, pageWith(ownSite().url));
    const page = await journey.context.newPage();
    await page.goto(`${pathToFileURL(file)}?portal-diagnostico`);
    await expect.poll(() => wrongOn(page)).toMatch(/se abrió como archivo \(file:\/\/\).*npx serve/);
    expect(await wrongOn(page)).not.toMatch(/CORS_ORIGINS/);
    const told = await page.getByRole('alert').first().textContent();
    expect(told).not.toMatch(/aislada en un marco/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
