// Starts the Chromium that was found, as the tests need it: headless, silent on the network, alike on every machine.
import { type Browser, chromium } from 'playwright-core';

/**
 * The sandbox is off because the gate may run as root in a container; only our own pages are opened. V8 does not optimize: a
 * journey's pages live for seconds, and V8's compilers took an eighth of the renderers' time (44 s became 38 in fifty journeys).
 */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--js-flags=--no-opt --no-maglev',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}
