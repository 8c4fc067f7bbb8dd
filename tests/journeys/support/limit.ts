/** The API's answer to too many tries, without trying that often. */
import type { Page } from 'playwright-core';

/** The next request to `url` is told to come back in two seconds. */
export async function limitOnce(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2' },
        contentType: 'application/problem+json',
        body: '{"status":429,"code":"demasiados_intentos"}',
      }),
    { times: 1 },
  );
}
