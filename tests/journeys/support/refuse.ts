/** Makes calls fail as if the API refused them. */
import type { Page } from 'playwright-core';
import { intercept } from '../../browser/intercept.ts';

/** The next request to `url` is told to retry after this many seconds. */
export function limitOnce(page: Page, url: string, seconds = 2): Promise<void> {
  return refuseOnce(page, url, 429, { code: 'demasiados_intentos' }, { 'retry-after': String(seconds) });
}

/** The next request to `url` is told that its field at `pointer` is wrong. */
export function faultOnce(page: Page, url: string, pointer: string, code: string): Promise<void> {
  return refuseOnce(page, url, 422, { code: 'validacion', errors: [{ pointer, code }] });
}

async function refuseOnce(
  page: Page,
  url: string,
  status: number,
  problem: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await intercept(
    page,
    url,
    (route) =>
      route.fulfill({
        status,
        headers: { ...headers, 'content-type': 'application/problem+json' },
        body: JSON.stringify({ status, ...problem }),
      }),
    { times: 1 },
  );
}
