// Signing in on a slow line: the form is there before its code, and the code takes its place unseen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveHostPage } from '../support/hostPage.ts';
import { type Journey, test } from '../support/test.ts';

interface Slow {
  page: Page;
  /** Lets the code come. */
  arrive: () => void;
}

/** The page of an institution with the sign-in form; the code that draws it is held back. */
async function openSlow({ url, context }: Journey): Promise<Slow> {
  const body =
    '<button>Antes</button><portal-login help-href="/ayuda"></portal-login><button>Después</button>';
  await serveHostPage(context, url, (path) => path === '/ingreso/', body);
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/chunks/base-*', async (route) => {
    await promise;
    await route.continue();
  });
  // Does not wait for the load event, which the held files hold back.
  const page = await context.newPage();
  await page.goto('/ingreso/', { waitUntil: 'commit' });
  await page.locator('input[name=username]').waitFor();
  return { page, arrive: resolve };
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
