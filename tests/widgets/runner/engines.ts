// Starts Debian's three engines. WebKit has its own WebDriver and runs under a virtual display.
import type { BrowserLauncher } from '@web/test-runner';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import type { Page } from 'puppeteer-core';
import { findChromium } from '../../browser/findChromium.ts';
import { findFirefox } from '../../browser/findFirefox.ts';
import { findInstalled } from '../../browser/findInstalled.ts';
import { miniBrowser, startWebKitDriver } from '../../browser/webKitDriver.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

interface Launched {
  launcher: BrowserLauncher;
  /** A PNG of the page that runs the tests; undefined if this engine gives none. */
  takePicture(): Promise<Uint8Array | undefined>;
  stop(): Promise<void>;
}

type PuppeteerOptions = NonNullable<NonNullable<Parameters<typeof puppeteerLauncher>[0]>['launchOptions']>;

/** Chromium and Firefox, which puppeteer drives. */
function byPuppeteer(launchOptions: PuppeteerOptions): Launched {
  let page: Page | undefined;
  const launcher = puppeteerLauncher({
    launchOptions,
    createPage: async ({ browser }) => {
      page = await browser.newPage();
      return page;
    },
  });
  return { launcher, takePicture: async () => page?.screenshot(), stop: async () => undefined };
}

function chromium(): Launched {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return byPuppeteer({ executablePath: findInstalled(findChromium()), headless: 'shell', args });
}

const firefox = (): Launched =>
  byPuppeteer({ browser: 'firefox', executablePath: findFirefox(), headless: true });

async function webkit(composites: boolean): Promise<Launched> {
  const { port, stop } = await startWebKitDriver(composites);
  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    automationProtocol: 'webdriver',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    } as WebdriverIO.Capabilities,
  }) as BrowserLauncher;
  return { launcher, takePicture: async () => undefined, stop };
}

/**
 * Throws a readable error if the engine is not installed.
 * @param transitions whether pages have view transitions
 */
export async function launch(engine: Engine, transitions = false): Promise<Launched> {
  if (engine === 'chromium') return chromium();
  return engine === 'firefox' ? firefox() : webkit(transitions);
}
