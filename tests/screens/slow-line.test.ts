// Signing in with a cheap phone on a slow line: 150 ms to the server, 1.6 Mb/s, a processor of a quarter of the speed. What people do
// before the app hydrates the form is not lost. tests/widgets holds the page at any moment, and has the other moments and Arabic.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveHostPage } from '../journeys/support/hostPage.ts';
import { DEMO } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';
import { PATIENCE_MS } from '../support/patience.ts';

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The form stands, its code is on the way. */
async function openSlow({ url, context, open, allow }: Journey): Promise<Page> {
  // The browser finds seconds long for what was fetched ahead; on this line they are not.
  allow(/preloaded using link preload but not used within a few seconds/);
  const body = '<portal-login><a href="/ayuda">Ayuda</a></portal-login>';
  await serveHostPage(context, url, (path) => path === '/ingreso/', body);
  const page = await open('/comun/logo.svg');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/ingreso/', { waitUntil: 'commit' });
  await page.locator('input[name=username]').waitFor();
  return page;
}

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('portal-login')?.hasAttribute('listo') === true);

const signedIn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => sessionStorage.getItem('accessToken') !== null);

/** Fills as password managers do: both values, then both events, in one task. */
const fill = (page: Page, values: readonly [username: string, password: string]) =>
  page.evaluate(([username, password]) => {
    const root = document.querySelector('portal-login')?.shadowRoot;
    const fields = ['username', 'password'].map((name) =>
      root?.querySelector(`[name=${name}]`),
    ) as HTMLInputElement[];
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [at, field] of fields.entries()) set?.call(field, at === 0 ? username : password);
    for (const field of fields)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }, values);

test('typing goes on from the first moment until the code is there, and Enter signs in', async ({
  journey,
}) => {
  const page = await openSlow(journey);
  const username = page.locator('input[name=username]');
  await username.click();
  // Selected, cut, and pasted again, while the code travels.
  await page.keyboard.type('دون Pérez');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(DEMO.email);
  await page.keyboard.press('Tab');
  const end = performance.now() + PATIENCE_MS;
  let typed = '';
  while (!(await isOver(page))) {
    await page.keyboard.type('x', { delay: 16 });
    typed += 'x';
    expect(performance.now(), 'the code does not come').toBeLessThan(end);
  }
  const password = page.locator('input[name=password]');
  await expect.poll(() => password.inputValue()).toBe(typed);
  await expect.poll(() => username.inputValue()).toBe(DEMO.email);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(DEMO.password);
  await page.keyboard.press('Enter');
  await signedIn(page);
});

test('a password manager fills both fields before the loader has come, and the form is sent with them', async ({
  journey,
}) => {
  const page = await openSlow(journey);
  await fill(page, [DEMO.email, DEMO.password]);
  await page.locator('button[type=submit]').click();
  await signedIn(page);
});
