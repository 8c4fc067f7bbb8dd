// How long until the first input of each public tag can be used on a slow phone, beside a page of React and one input.
import type { Browser } from 'playwright-core';
import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { startServer } from '../../demo/server.ts';
import { heapAfterCollection, launchBrowser, median, slowPage } from './browser.ts';
import { servePlainPage } from './plain-page.ts';
import type { Bench } from './run.ts';

const ROUNDS = 3;

interface Figures {
  milliseconds: number;
  heap: number;
}

/** Time from navigation until an input, in the page or in a shadow root, is there and takes focus. */
async function firstInput(browser: Browser, url: string): Promise<Figures> {
  const { page, cdp, close } = await slowPage(browser);
  await page.addInitScript(() => {
    const find = (root: Document | ShadowRoot): HTMLInputElement | null => {
      const input = root.querySelector<HTMLInputElement>('input:not([type=hidden])');
      if (input) return input;
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const inside = shadowRoot && find(shadowRoot);
        if (inside) return inside;
      }
      return null;
    };
    const look = (): void => {
      const input = find(document);
      if (input && input.getClientRects().length > 0) {
        input.focus();
        Reflect.set(window, 'firstInput', performance.now());
      } else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => Reflect.get(window, 'firstInput') as number | undefined,
    null,
    { timeout: 60_000 },
  );
  const milliseconds = (await handle.jsonValue()) ?? Number.NaN;
  const heap = await heapAfterCollection(cdp);
  await close();
  return { milliseconds, heap };
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await firstInput(browser, url));
  return { milliseconds: median(rounds.map((r) => r.milliseconds)), heap: median(rounds.map((r) => r.heap)) };
}

export const bench: Bench = {
  title: 'First usable input at 150 ms RTT, 1.6 Mb/s, CPU ×4 (median of 3, cold cache)',
  async run() {
    await ensureBundle();
    const plain = await servePlainPage();
    const server = await startServer({ port: 0, memory: true, seed: 'demo' });
    const browser = await launchBrowser();
    const pages = {
      'React and one input': plain.url,
      'portal-login': `${server.url}/etiquetas/`,
      'portal-inscripcion-publica': `${server.url}/cms/`,
    };
    const lines: string[] = [];
    let yardstick: Figures | undefined;
    for (const [name, url] of Object.entries(pages)) {
      const figures = await measure(browser, url);
      yardstick ??= figures;
      const time = `${Math.round(figures.milliseconds)} ms (×${(figures.milliseconds / yardstick.milliseconds).toFixed(2)})`;
      const heap = `${(figures.heap / 1048576).toFixed(1)} MiB heap (×${(figures.heap / yardstick.heap).toFixed(2)})`;
      lines.push(`${name.padEnd(28)} ${time.padEnd(20)} ${heap}`);
    }
    await browser.close();
    await server.close();
    plain.close();
    return lines;
  },
};
