// Measures the time from a key press in the public form until the next paint, on a slow phone: in a valid field, in an invalid
// one (each key checks the whole form), and beside a React page with one input. Goal: under 50 ms.
import type { Page } from 'playwright-core';
import { startServer } from '../../demo/server.ts';
import { launchBrowser, median, slowPage } from './browser.ts';
import { layPages } from './layPages.ts';
import type { Bench } from './run.ts';

const KEYS = 40;
/** Between two keys, as a person types. */
const PAUSE_MS = 60;

/** Milliseconds of each key, from the event's own time stamp until after the frame that follows it was painted. */
async function pressKeys(page: Page, keys: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'keyTimes', times);
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      { capture: true },
    );
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await page.waitForFunction(
    (count) => (Reflect.get(window, 'keyTimes') as number[]).length >= count,
    keys.length,
  );
  return page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
}

function line(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const worst = sorted.at(-1) ?? Number.NaN;
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
  return `${name.padEnd(34)} p50 ${ms(median(times))}   p95 ${ms(p95)}   worst ${ms(worst)}`;
}

export const bench: Bench = {
  title: `A key pressed in the form, until painted, at CPU ×4 (${KEYS} keys each)`,
  async run() {
    const pages = await layPages();
    const server = await startServer({ port: 0, memory: true, seed: 'demo', bundleDir: pages.folder });
    const browser = await launchBrowser();

    const bare = await slowPage(browser, false);
    await bare.page.goto(`${server.url}${pages.pathOf('react')}`);
    await bare.page.locator('input').focus();
    const yardstick = await pressKeys(bare.page, 'a'.repeat(KEYS));
    await bare.close();

    const { page, close } = await slowPage(browser, false);
    await page.goto(`${server.url}/cms/`);
    const tag = page.locator('portal-inscripcion-publica');
    await tag
      .getByRole('button', { name: /^Inscribirme/ })
      .first()
      .click();
    await tag.getByLabel('Nombres').focus();
    const fine = await pressKeys(page, 'a'.repeat(KEYS));
    await tag.getByRole('button', { name: 'Continuar' }).click();
    await tag.getByLabel('Número de identificación').focus();
    const wrong = await pressKeys(page, '17143071'.repeat(KEYS / 8));
    await close();
    await browser.close();
    await server.close();
    pages.remove();
    return [
      line('React and one input', yardstick),
      line('a field of the form', fine),
      line('a field that is wrong', wrong),
    ];
  },
};
