// WebKit's own WebDriver under a virtual display, as Debian brings both.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { findInstalled } from './findInstalled.ts';

export interface WebKitDriver {
  /** The port on 127.0.0.1 at which it listens. */
  port: number;
  stop(): Promise<void>;
}

/**
 * @param composites whether pages are composited in layers, as on any desktop. It takes more processor time, but without it this
 * engine crashes with a segmentation fault at any view transition, even of an empty page.
 */
export async function startWebKitDriver(composites = false): Promise<WebKitDriver> {
  const port = await freePort();
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const screen = spawn(
    findInstalled('/usr/bin/Xvfb'),
    [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: 'ignore' },
  );
  const driver = spawn(findInstalled('/usr/bin/WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Root has no user namespace to sandbox in; without a GPU the compositor must be the software one.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...(!composites && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  await answers(`http://127.0.0.1:${port}/status`, driver);
  return {
    port,
    async stop() {
      driver.kill();
      await ended(driver);
      screen.kill();
      await ended(screen);
    },
  };
}

/** The folder that Debian puts WebKit's test browser in has the API's version in its name. */
export function miniBrowser(): string {
  const lib = '/usr/lib/x86_64-linux-gnu';
  const versions = existsSync(lib) ? readdirSync(lib).filter((name) => name.startsWith('webkit2gtk-4')) : [];
  return findInstalled(process.env.WEBKIT_PATH, ...versions.map((name) => `${lib}/${name}/MiniBrowser`));
}

/** Polls until the driver answers; it says nothing on its standard output when it is ready. */
async function answers(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`The WebKit driver ended with ${driver.exitCode}.`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}
