// The journeys' own `test`: each gets a fresh browser context, and fails on anything unexpected that its pages say or do,
// even when everything else went well.
import { basename } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from '../../browser/launchChromium.ts';
import { storeToken } from '../../browser/storeToken.ts';
import { OVER_FAULTS } from '../../faults/startOverFaults.ts';
import { failurePath, TEST_TRACE } from '../../support/failures.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { ownSite } from './site.ts';
import { watch } from './watch.ts';

/** What an earlier visit left in the tab. */
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
  /** A second person: another context, watched alike. `baseURL` if they are at another server. */
  another: (options?: BrowserContextOptions) => Promise<Journey>;
}

/** A trace of every step takes a third of a journey's time, so only a test that is retried leaves one. */
const TRACES = process.env[TEST_TRACE] !== undefined;

/** One for all files of a worker, and it ends with the worker. What a journey leaves behind goes with its context. */
let browser: Promise<Browser> | undefined;

/** The API's answers when it could not ride out a fault (not available, or still under way), and the console's errors for them. */
const OF_FAULTS: readonly RegExp[] = [
  /^answer 503: \w+ \S+\/api\//,
  /^answer 409: POST \S+\/api\//,
  /^console error: Failed to load resource: the server responded with a status of (409|503) /,
];

interface Begun {
  journey: Journey;
  /** What was not allowed, on the person's own pages and on the others'. */
  unexpected: () => string[];
  /** Ends all of it. @param trace the beginning of the names of its traces, in a run that has some */
  end: (trace: string) => Promise<void>;
}

async function begin(options: BrowserContextOptions): Promise<Begun> {
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
  if (TRACES) await context.tracing.start({ screenshots: true, snapshots: true });
  const watched = await watch(context, url);
  if (process.env[OVER_FAULTS]) for (const pattern of OF_FAULTS) watched.allow(pattern);
  const others: Begun[] = [];
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
      // Twice, on a busy machine, the event `load` of a page that stood there was awaited in vain. Tests wait for what they need.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const script of stored) await script.dispose();
      return page;
    },
    another: async (more = {}) => {
      const other = await begin({ ...options, ...more });
      others.push(other);
      return other.journey;
    },
  };
  const unexpected = (): string[] => [
    ...watched.unexpected(),
    ...others.flatMap((other) => other.unexpected()),
  ];
  const end = async (trace: string): Promise<void> => {
    for (const [i, other] of others.entries()) await other.end(`${trace}-person-${i + 2}`);
    if (TRACES) await context.tracing.stop({ path: `${trace}.zip` });
    // An intercepted answer may still be under way, with nobody left to receive it.
    for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { journey, unexpected, end };
}

function storeIdioma(idioma: string): void {
  localStorage.setItem('i18nextLng', idioma);
}

/** Saves screenshots of the pages of a failed journey. Returns a line for each page with what it showed, for the error. */
async function leaveFailure({ context }: Journey, path: string): Promise<string> {
  const lines = context.pages().map(async (page, i) => {
    await page.screenshot({ path: `${path}-${i + 1}.png` }).catch(() => undefined);
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
    const { journey, unexpected, end } = await begin(options);
    await use(journey);
    const path = failurePath(`journeys ${basename(task.file.name, '.test.ts')}`, task.name);
    const [error] = task.result?.errors ?? [];
    const hasUnexpected = unexpected().length > 0;
    const stood = error || hasUnexpected ? await leaveFailure(journey, path) : '';
    if (error) error.message += stood;
    await end(path);
    expect(unexpected(), `nothing unexpected in console, network or policy${stood}`).toEqual([]);
  },
});
