// Signing in with a cheap phone on a slow line: 150 ms to the server, 1.6 Mb/s, a processor of a quarter of the speed. What people do
// before, while and after the code takes the form over is not lost.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../browser/intercept.ts';
import { serveHostPage } from '../journeys/support/hostPage.ts';
import { DEMO } from '../journeys/support/steps.ts';
import { type Journey, test } from '../journeys/support/test.ts';

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The form stands, its code is on the way. */
async function openSlow(
  { url, context, open }: Journey,
  options: { entry?: string; lang?: string },
): Promise<Page> {
  const body = '<portal-login><a href="/ayuda">Ayuda</a></portal-login>';
  await serveHostPage(context, url, (path) => path === '/ingreso/', body, options);
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
const fill = (page: Page, values: readonly [username: string, password: string], composed: boolean) =>
  page.evaluate(
    ([[username, password], isComposed]) => {
      const root = document.querySelector('portal-login')?.shadowRoot;
      const fields = ['username', 'password'].map((name) =>
        root?.querySelector(`[name=${name}]`),
      ) as HTMLInputElement[];
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const [at, field] of fields.entries()) set?.call(field, at === 0 ? username : password);
      for (const field of fields)
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true, composed: isComposed }));
    },
    [values, composed] as const,
  );

for (const entry of ['portal', 'portal-login'])
  for (const lang of ['es', 'ar'])
    test(`typing goes on from the first moment until the code is there, and Enter signs in: ${entry}.js, ${lang}`, async ({
      journey,
    }) => {
      const page = await openSlow(journey, { entry, lang });
      const username = page.locator('input[name=username]');
      await username.click();
      // Selected, cut, and pasted again, while the code travels.
      await page.keyboard.type('دون Pérez');
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(DEMO.email);
      await page.keyboard.press('Tab');
      let typed = '';
      while (!(await isOver(page)) && typed.length < 400) {
        await page.keyboard.type('x', { delay: 16 });
        typed += 'x';
      }
      const password = page.locator('input[name=password]');
      await expect.poll(() => password.inputValue()).toBe(typed);
      await expect.poll(() => username.inputValue()).toBe(DEMO.email);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(DEMO.password);
      await page.keyboard.press('Enter');
      await signedIn(page);
    });

for (const [when, wait] of [
  ['before the loader', () => Promise.resolve()],
  ['while the code comes', (page: Page) => page.waitForFunction(() => customElements.get('portal-login'))],
  ['after the code has come', (page: Page) => page.waitForSelector('portal-login[listo]')],
] as const)
  test(`a password manager fills both fields ${when}, and the form is sent with them`, async ({
    journey,
  }) => {
    const page = await openSlow(journey, { entry: 'portal-login' });
    await wait(page);
    await fill(page, [DEMO.email, DEMO.password], when !== 'while the code comes');
    await page.locator('button[type=submit]').click();
    await signedIn(page);
  });

test('code that is blocked for ever leaves what was typed, and is told with a way to try again', async ({
  journey,
}) => {
  journey.allow(/chunks\/|ERR_FAILED|ChunkLoadError/);
  await intercept(journey.context, '**/chunks/base-*', (route) => route.abort());
  const page = await openSlow(journey, { entry: 'portal-login' });
  await page.locator('input[name=username]').fill(DEMO.email);
  await page.getByRole('alert').getByRole('button').click();
  await page.getByRole('alert').getByRole('button').waitFor();
  await expect.poll(() => page.locator('input[name=username]').inputValue()).toBe(DEMO.email);
});
