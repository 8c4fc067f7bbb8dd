// Opens one page per tag, signed in for the client's area, and records the files of the bundle that it requested.

import type { Browser } from 'playwright-core';
import { signInDemo } from '../browser/signInDemo.ts';
import { storeToken } from '../browser/storeToken.ts';

export interface Download {
  /** Below /widgets, with a slash in front. */
  path: string;
}

const TAGS = ['portal-login', 'portal-inscripcion-publica', 'portal-cliente', 'portal-completo'] as const;

/** If no script was requested for this long, the first screen has what it needs. */
const QUIET_MS = 1_500;

/** The scripts of each tag, in the order in which they were requested. */
export async function measurePages(browser: Browser, url: string): Promise<Map<string, Download[]>> {
  const token = await signInDemo(url);
  const downloads = new Map<string, Download[]>();
  for (const tag of TAGS) {
    downloads.set(tag, await measurePage(browser, url, tag, tag === 'portal-cliente' ? token : undefined));
  }
  return downloads;
}

async function measurePage(
  browser: Browser,
  url: string,
  tag: string,
  token: string | undefined,
): Promise<Download[]> {
  const context = await browser.newContext({ locale: 'es' });
  const page = await context.newPage();
  const found = new Set<string>();
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/widgets/') || !pathname.endsWith('.js')) return;
    last = Date.now();
    found.add(pathname.slice('/widgets'.length));
  });
  // The page that an institution would have: nothing but the tag.
  await page.route(`${url}/medida/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es"><title>Medida</title><link rel="icon" href="data:,">
        <script type="module" src="/widgets/portal.js"></script><${tag}></${tag}>`,
    }),
  );
  // Files that are prefetched while the browser is idle are not needed to show the tag.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  if (token !== undefined) {
    await page.addInitScript(storeToken, token);
  }
  await page.goto(`${url}/medida/`);
  await page.locator(`${tag} h1`).first().waitFor();
  while (Date.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
  await context.close();
  return [...found].map((path) => ({ path }));
}
