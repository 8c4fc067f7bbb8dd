// Answers in place of the server, for pages that are open already.
import type { BrowserContext, Page } from 'playwright-core';

/**
 * `route()` of a page or context, in effect once this settles. Chromium applies the first route of an open page a moment after
 * `route()` has settled, and stops intercepting when the last one is removed: in 4 of 100 tries the request of a key pressed right
 * afterwards reached the server. So each open page polls until it is answered here, and the route that answers it stays.
 */
export async function intercept(
  target: Page | BrowserContext,
  ...route: Parameters<Page['route']>
): Promise<void> {
  await target.route(...route);
  const pages = 'pages' in target ? target.pages() : [target];
  await Promise.all(pages.filter((page) => page.url().startsWith('http')).map(untilIntercepted));
}

async function untilIntercepted(page: Page): Promise<void> {
  await page.route('**?intercepted', (route) => route.fulfill({ status: 204 }));
  // The page's own address, because the server answers it too while nothing is intercepted.
  await page.waitForFunction(async () => (await fetch('?intercepted', { method: 'HEAD' })).status === 204);
}
