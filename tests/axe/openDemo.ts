import { ensureBundle } from '../../demo/serve/ensureBundle.ts';
import { startServer } from '../../demo/server.ts';
import { installChromium } from '../browser/installChromium.ts';
import { launchChromium } from '../browser/launchChromium.ts';
import { signInDemo } from '../browser/signInDemo.ts';
import type { Site } from './openScreen.ts';
import { listScreens, type Screen } from './screens.ts';

interface Demo {
  readonly site: Site;
  readonly screens: readonly Screen[];
  readonly close: () => Promise<void>;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the demo in memory and a browser, for a command that visits every screen, or those whose names its command line gives in part. */
export async function openDemo(): Promise<Demo> {
  const executablePath = await installChromium(say);
  await ensureBundle(() => say('Building the bundle'));
  const server = await startServer({ port: 0, memory: true, seed: 'demo' });
  const browser = await launchChromium(executablePath);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    const site = { browser, url: server.url, token: await signInDemo(server.url) };
    const words = process.argv.slice(2);
    const screens = (await listScreens(site.url, site.token)).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    return { site, screens, close };
  } catch (error) {
    await close();
    throw error;
  }
}
