// Drives Debian's WebKit (MiniBrowser under a virtual display) over WebDriver.
import { setTimeout as wait } from 'node:timers/promises';
import WebDriver from 'webdriver';
import { miniBrowser, startWebKitDriver } from '../browser/webKitDriver.ts';
import type { Driver } from './visitor.ts';

/**
 * Milliseconds. WebKitWebDriver 2.50 sometimes never answers a script that comes while a page changes its process; a
 * second request is answered (seen in 2 of 9 runs). So a script may be carried out twice, and has to allow for it.
 */
const answerMs = 5000;
/** WebDriver's codes of the keys (its specification, 17.4.2). */
const control = '\uE009';
const enter = '\uE007';

export async function openWebKit(): Promise<Driver> {
  const { port, stop } = await startWebKitDriver();
  const session = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    } as never,
  });
  const press = (keys: readonly string[]) =>
    session.performActions([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    navigate: (url) => session.navigateTo(url),
    async run(script, ...args) {
      const source = `return (${script.toString()}).apply(null, arguments)`;
      for (let tries = 1; ; tries += 1) {
        const answer = session.executeScript(source, [...args] as never).then((value) => ({ value }));
        const first = await Promise.race([answer, wait(answerMs, undefined)]);
        if (first) return first.value as never;
        if (tries === 3) throw new Error('WebKit does not answer.');
      }
    },
    async click(x, y) {
      await session.performActions([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: (text) => press([...text.replaceAll('\n', enter)]),
    async shortcut(key) {
      await session.performActions([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: control },
            { type: 'keyDown', value: key },
            { type: 'keyUp', value: key },
            { type: 'keyUp', value: control },
          ],
        },
      ]);
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.deleteSession();
      await stop();
    },
  };
}
