// Signing in on a slow line, by the keyboard of a person: the form is there before its code, and the code takes its place unseen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveHostPage } from './support/hostPage.ts';
import { DEMO } from './support/steps.ts';
import { type Journey, test } from './support/test.ts';

interface Slow {
  page: Page;
  /** Lets the code come. */
  arrive: () => void;
  logins: string[];
}

/** The page of an institution with the sign-in form; the code that draws it is held back. */
async function openSlow({ url, context, open }: Journey): Promise<Slow> {
  const body =
    '<button>Antes</button><portal-login help-href="/ayuda"></portal-login><button>Después</button>';
  await serveHostPage(context, url, (path) => path === '/ingreso/', body);
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/chunks/base-*', async (route) => {
    await promise;
    await route.continue();
  });
  const logins: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) logins.push(request.url());
  });
  // Does not wait for the load event, which the held files hold back.
  const page = await open('/comun/logo.svg');
  await page.goto('/ingreso/', { waitUntil: 'commit' });
  await page.locator('input[name=username]').waitFor();
  return { page, arrive: resolve, logins };
}

/** Call it before the code comes. */
const untilReady = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('portal-ready', () => resolve(), { once: true })),
  );

/** Returns where Tab leads from the button before the tag to the one after it, by the names that are read out. */
async function tabOrder(page: Page): Promise<string[]> {
  await page.getByText('Antes').focus();
  const names: string[] = [];
  while (names.at(-1) !== 'Después' && names.length < 20) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const shadow = document.activeElement?.shadowRoot;
      const element = shadow ? shadow.activeElement : document.activeElement;
      return (
        element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
      );
    });
    names.push(name);
  }
  return names;
}

test('Tab and screen readers meet the same form before its code and after', async ({ journey }) => {
  const { page, arrive } = await openSlow(journey);
  const tag = page.locator('portal-login');
  const before = { tabs: await tabOrder(page), spoken: await tag.ariaSnapshot() };
  expect(before.tabs).toContain('username');
  expect(before.spoken).toContain('Contraseña');
  const ready = untilReady(page);
  arrive();
  await ready;
  expect({ tabs: await tabOrder(page), spoken: await tag.ariaSnapshot() }).toEqual(before);
});

test('typing goes on while the code takes over, and Enter pressed before signs in once', async ({
  journey,
}) => {
  const { page, arrive, logins } = await openSlow(journey);
  await page.locator('input[name=username]').click();
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('button[type=submit]').getAttribute('aria-busy')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/ingreso/');
  arrive();
  await page.getByText('Ya ingresó como').waitFor();
  expect(logins).toHaveLength(1);
});

test('what is typed across the change is whole', async ({ journey }) => {
  const { page, arrive } = await openSlow(journey);
  const username = page.locator('input[name=username]');
  await username.click();
  const half = DEMO.email.length >> 1;
  await page.keyboard.type(DEMO.email.slice(0, half));
  const ready = untilReady(page);
  arrive();
  // A key for each frame, for as long as the code takes to run.
  for (const letter of DEMO.email.slice(half)) await page.keyboard.type(letter, { delay: 16 });
  await ready;
  await expect.poll(() => username.inputValue()).toBe(DEMO.email);
  expect(await username.evaluate((input) => input.matches(':focus'))).toBe(true);
});

for (const [by, press] of [
  ['Enter', (page: Page) => page.locator('a[href*=clave]').press('Enter')],
  ['a click', (page: Page) => page.locator('a[href*=clave]').click()],
] as const)
  test(`a link that is followed by ${by} before the code came leaves the focus on the title to which it leads`, async ({
    journey,
  }) => {
    const { page, arrive } = await openSlow(journey);
    await press(page);
    arrive();
    const title = page.getByRole('heading', { level: 1, name: 'Cambio de contraseña' });
    await title.waitFor();
    await expect.poll(() => title.evaluate((heading) => heading.matches(':focus'))).toBe(true);
  });
