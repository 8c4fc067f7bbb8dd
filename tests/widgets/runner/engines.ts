// Starts Debian's three engines. WebKit has its own WebDriver and runs under a virtual display.
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findChromium } from '../../browser/findChromium.ts';
import { findFirefox } from '../../browser/findFirefox.ts';
import { findInstalled } from '../../browser/findInstalled.ts';
import { miniBrowser, startWebKitDriver } from '../../browser/webKitDriver.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

interface Launched {
  launcher: BrowserLauncher;
  stop(): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

function chromium(): Launched {
  const executablePath = findInstalled(findChromium());
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return { launcher: chromeLauncher({ launchOptions: { executablePath, args } }), stop: nothing };
}

function firefox(): Launched {
  const executablePath = findFirefox();
  return {
    launcher: puppeteerLauncher({ launchOptions: { browser: 'firefox', executablePath, headless: true } }),
    stop: nothing,
  };
}

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
  return { launcher, stop };
}

/**
 * Throws a readable error if the engine is not installed.
 * @param transitions whether pages have view transitions
 */
export async function launch(engine: Engine, transitions = false): Promise<Launched> {
  if (engine === 'chromium') return chromium();
  return engine === 'firefox' ? firefox() : webkit(transitions);
}
