// The journeys' own `test`: each gets a fresh browser context, and fails on anything unexpected that its pages say or do,
// even when everything else went well.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from '../../browser/launchChromium.ts';
import { storeToken } from '../../browser/storeToken.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { ownSite } from './site.ts';
import { watch } from './watch.ts';

/** An earlier visit left this in the tab. */
export interface Earlier {
  /** The token of a session at the page's own origin. */
  token?: string;
  idioma?: string;
}

export interface Journey {
  url: string;
  context: BrowserContext;
  /** Opens `path` in a new tab of the journey's context. */
  open: (path: string, earlier?: Earlier) => Promise<Page>;
  /** Says that messages matching this are part of what is tested. */
  allow: (pattern: RegExp) => void;
  /** A second person: another context, watched alike. `baseURL` where they are at another server. */
  another: (options?: BrowserContextOptions) => Promise<Journey>;
}

/** One for all files of a worker, and it ends with the worker. What a journey leaves behind goes with its context. */
let browser: Promise<Browser> | undefined;

async function begin(
  options: BrowserContextOptions,
): Promise<{ journey: Journey; end: () => Promise<void> }> {
  const url = options.baseURL ?? ownSite().url;
  browser ??= launchChromium(inject('chromium'));
  const context = await (await browser).newContext({
    baseURL: url,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const watched = await watch(context, url);
  const others: (() => Promise<void>)[] = [];
  const journey: Journey = {
    url,
    context,
    allow: watched.allow,
    open: async (path, { token, idioma } = {}) => {
      const page = await context.newPage();
      // Before the page's own code, and not again on its next pages.
      const stored = [
        ...(token ? [await page.addInitScript(storeToken, token)] : []),
        ...(idioma ? [await page.addInitScript(storeIdioma, idioma)] : []),
      ];
      await page.goto(path);
      for (const script of stored) await script.dispose();
      return page;
    },
    another: async (more = {}) => {
      const other = await begin({ ...options, ...more });
      others.push(other.end);
      return other.journey;
    },
  };
  const end = async (): Promise<void> => {
    for (const endOther of others) await endOther();
    // An answer that is changed on its way may still be under way, and has nobody to come to.
    for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(watched.unexpected(), 'nothing unexpected in console, network or policy').toEqual([]);
  };
  return { journey, end };
}

function storeIdioma(idioma: string): void {
  localStorage.setItem('i18nextLng', idioma);
}

/** A line for each page with what stood on it, for the error: one of another machine says little without. */
async function whereItStood({ context }: Journey): Promise<string> {
  const lines = context.pages().map(async (page) => {
    const seen = await page
      .locator('h1, h2, [role=alert], [role=status]')
      .allInnerTexts()
      .catch((error: unknown) => [String(error)]);
    return `\nSeen on ${page.url()}: ${seen.filter((text) => text.trim() !== '').join(' | ')}`;
  });
  return (await Promise.all(lines)).join('');
}

export const test = base.extend<{ options: BrowserContextOptions; journey: Journey }>({
  options: {},
  journey: async ({ options, task }, use) => {
    const { journey, end } = await begin(options);
    await use(journey);
    for (const error of task.result?.errors ?? []) error.message += await whereItStood(journey);
    await end();
  },
});
