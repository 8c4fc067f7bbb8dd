// A browser that puppeteer has started.
import type { Browser } from 'puppeteer-core';
import type { Driver } from './visitor.ts';

export async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    navigate: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: async (script, ...args) => (await page.evaluate(script as never, ...args)) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async shortcut(key) {
      await page.keyboard.down('Control');
      await page.keyboard.press(key as 'a');
      await page.keyboard.up('Control');
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
