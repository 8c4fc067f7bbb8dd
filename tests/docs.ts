// `node tests/docs.ts` takes the pictures of README.md and of the guides from the real portal, into demo/docs. The plugin's needs Debian's
// WordPress; words after the command choose pictures by their names.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { ensureBundle } from '../demo/serve/ensureBundle.ts';
import { startServer } from '../demo/server.ts';
import { installChromium } from './browser/installChromium.ts';
import { launchChromium } from './browser/launchChromium.ts';
import { signInDemo } from './browser/signInDemo.ts';
import { storeToken } from './browser/storeToken.ts';
import { whenStill } from './browser/whenStill.ts';
import { openWordpress } from './wordpress/support/openWordpress.ts';
import { password } from './wordpress/support/people.ts';

interface Picture {
  name: string;
  path: string;
  signedIn: boolean;
  options: BrowserContextOptions;
  settings?: Record<string, string>;
  /** Brings the page to what the picture shows. Default: waits for the portal's screen. */
  prepare?: (page: Page) => Promise<void>;
}

const wide = { viewport: { width: 1280, height: 800 } };
const PICTURES: readonly Picture[] = [
  {
    name: 'inicio',
    path: '/portal/cliente',
    signedIn: true,
    options: wide,
    settings: { themeLayout: 'vertical' },
  },
  { name: 'ingreso', path: '/portal/auth/login', signedIn: false, options: wide },
  {
    name: 'cursos-movil',
    path: '/portal/cliente/cursos',
    signedIn: true,
    options: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 },
    settings: { themeMode: 'dark' },
  },
  { name: 'cms', path: '/cms/', signedIn: false, options: { viewport: { width: 1280, height: 1100 } } },
  {
    name: 'generador',
    path: '/generador/',
    signedIn: false,
    options: { viewport: { width: 1280, height: 900 } },
  },
  {
    name: 'panel',
    path: '/cms/',
    signedIn: false,
    options: { viewport: { width: 1280, height: 900 } },
    prepare: async (page) => {
      await settled(page);
      // A mistake that people make.
      await page.evaluate(() => document.body.append(document.createElement('portal-lgin')));
      await page.addScriptTag({ url: '/widgets/portal-diagnostico.js' });
      await page.locator('#portal-diagnostico-panel li.fault').first().waitFor();
      await whenStill(page);
    },
  },
];

/** The plugin's settings, as an administrator sees them. */
const PLUGIN = 'plugin';
const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const folder = join(import.meta.dirname, '..', 'demo', 'docs');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await mkdir(folder, { recursive: true });
const executablePath = await installChromium(say);
await ensureBundle(() => say('Building the bundle'));
const server = await startServer({ port: 0, memory: true, seed: 'demo' });
const browser = await launchChromium(executablePath);
try {
  const token = await signInDemo(server.url);
  for (const picture of PICTURES.filter(({ name }) => isChosen(name))) {
    const context = await browser.newContext({
      locale: 'es-EC',
      timezoneId: 'America/Guayaquil',
      reducedMotion: 'reduce',
      ...picture.options,
    });
    const page = await context.newPage();
    await page.addInitScript(
      (settings) => localStorage.setItem('settings', JSON.stringify(settings)),
      picture.settings ?? {},
    );
    if (picture.signedIn) await page.addInitScript(storeToken, token);
    await page.goto(server.url + picture.path);
    await (picture.prepare ?? settled)(page);
    await page.screenshot({ path: join(folder, `${picture.name}.png`) });
    say(`${picture.name}.png`);
    await context.close();
  }
  if (isChosen(PLUGIN)) await takePlugin();
} finally {
  await browser.close();
  await server.close();
}

async function settled(page: Page): Promise<void> {
  await page
    .locator(':is(portal-cliente, portal-login, portal-inscripcion-publica) [data-rank="1"]')
    .first()
    .waitFor();
  await whenStill(page);
  // Those below the window load only once they are near it.
  await page
    .locator('img')
    .evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[])
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.decode()),
      ),
    );
}

async function takePlugin(): Promise<void> {
  const wordpress = await openWordpress(server.url);
  try {
    const context = await browser.newContext({
      baseURL: wordpress.url,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/wp-login.php');
    await page.getByLabel('Username or Email Address').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.goto('/wp-admin/options-general.php?page=portal-clientes');
    await page.getByText('La API responde').first().waitFor();
    await page.screenshot({ path: join(folder, `${PLUGIN}.png`) });
    say(`${PLUGIN}.png`);
    await context.close();
  } finally {
    await wordpress.stop();
  }
}
