// Starts the three engines as Debian brings them. WebKit speaks WebDriver through its own driver under a virtual display.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findChromium } from '../../browser/findChromium.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

interface Launched {
  launcher: BrowserLauncher;
  stop(): Promise<void>;
}

const found = (...paths: (string | undefined)[]): string => {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  if (!path)
    throw new Error(`None of these is installed: ${paths.filter(Boolean).join(', ')}. See README, "Tests".`);
  return path;
};

const nothing = async (): Promise<void> => undefined;

function chromium(): Launched {
  const executablePath = found(findChromium());
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return { launcher: chromeLauncher({ launchOptions: { executablePath, args } }), stop: nothing };
}

function firefox(): Launched {
  const executablePath = found(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
  return {
    launcher: puppeteerLauncher({ launchOptions: { browser: 'firefox', executablePath, headless: true } }),
    stop: nothing,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

/** Tries until the driver answers; it says nothing on its standard output when it is ready. */
async function answers(url: string, process: ChildProcess): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`The WebKit driver ended with ${process.exitCode}.`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** The folder that Debian puts WebKit's test browser in has the API's version in its name. */
function miniBrowser(): string {
  const lib = '/usr/lib/x86_64-linux-gnu';
  const versions = existsSync(lib) ? readdirSync(lib).filter((name) => name.startsWith('webkit2gtk-4')) : [];
  return found(process.env.WEBKIT_PATH, ...versions.map((name) => `${lib}/${name}/MiniBrowser`));
}

async function webkit(): Promise<Launched> {
  const port = await freePort();
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const screen = spawn(found('/usr/bin/Xvfb'), [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn(found('/usr/bin/WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Root has no user namespace to sandbox in; without a GPU the compositor must be the software one.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  await answers(`http://127.0.0.1:${port}/status`, driver);
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
  return {
    launcher,
    async stop() {
      driver.kill();
      await ended(driver);
      screen.kill();
      await ended(screen);
    },
  };
}

/** Throws readably when the engine is not installed. */
export async function launch(engine: Engine): Promise<Launched> {
  if (engine === 'chromium') return chromium();
  return engine === 'firefox' ? firefox() : webkit();
}
