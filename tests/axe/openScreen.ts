import type { Browser, Page } from 'playwright-core';
import { storeToken } from '../browser/storeToken.ts';
import { whenStill } from '../browser/whenStill.ts';
import type { Screen } from './screens.ts';

/** Where the screens are. */
export interface Site {
  browser: Browser;
  url: string;
  /** An access token of the demo client. */
  token: string;
}

interface View {
  /** px */
  width: number;
  height: number;
  /** What the browser asks for; pages of the server alone follow it. */
  locale: string;
}

/** Opens a screen in a context of its own, which the caller closes, and waits until nothing moves. */
export async function openScreen(
  { browser, url, token }: Site,
  screen: Screen,
  { width, height, locale }: View,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'America/Guayaquil',
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  try {
    const page = await context.newPage();
    if (screen.isPrivate) {
      await page.goto('/comun/logo.svg');
      await page.evaluate(storeToken, token);
    }
    await page.goto(screen.path);
    await whenStill(page);
    await screen.reach?.(page);
    await whenStill(page);
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
}
