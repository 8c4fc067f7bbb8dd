// A Chromium slowed down to a cheap phone on a slow network, and what is read from it.
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { installChromium } from '../browser/installChromium.ts';

/** 150 ms round trip, 1.6 Mb/s down, 0.75 Mb/s up: the usual "slow 4G". */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

const CPU_SLOWDOWN = 4;

export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  close(): Promise<void>;
}

/** @param flags for V8: `--no-opt` */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await installChromium((line) => process.stdout.write(`${line}\n`)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      ...(flags.length > 0 ? [`--js-flags=${flags.join(' ')}`] : []),
    ],
  });
}

/** A page in a fresh profile, with an empty cache. `slowNetwork` false leaves the network alone. */
export async function slowPage(browser: Browser, slowNetwork = true): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-EC' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp, close: () => context.close() };
}

/** Signs the demo client in, in the portal's own page. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/portal/`);
  await page.locator('input[name=username]').fill('1714307103');
  await page.locator('input[name=password]').fill('demostracion-2026');
  await page.locator('form button[type=submit]').click();
  await page.locator('portal-cliente h1').waitFor();
}

/** JS heap in use after a collection, in bytes. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Main-thread time so far, in milliseconds. */
export const mainThreadTime = (cdp: CDPSession): Promise<number> => milliseconds(cdp, 'TaskDuration');

/** Time in scripts so far, in milliseconds. */
export const scriptTime = (cdp: CDPSession): Promise<number> => milliseconds(cdp, 'ScriptDuration');

/** `Performance.enable` must have been sent. */
async function milliseconds(cdp: CDPSession, metric: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
