/** The API's answer to too many tries, without trying that often. */
import type { Page } from 'playwright-core';

/** The next request to `url` is told to come back after so many seconds. */
export async function limitOnce(page: Page, url: string, seconds = 2): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': String(seconds) },
        contentType: 'application/problem+json',
        body: '{"status":429,"code":"demasiados_intentos"}',
      }),
    { times: 1 },
  );
}
