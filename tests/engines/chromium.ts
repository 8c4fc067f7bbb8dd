// Drives Chromium by puppeteer, with the back/forward cache: the headless shell has it on request, and playwright, which drives the
// journeys, forbids it.
import { launch } from 'puppeteer-core';
import { findChromium } from '../browser/findChromium.ts';
import { findInstalled } from '../browser/findInstalled.ts';
import { drive } from './drive.ts';
import type { Driver } from './visitor.ts';

export const openChromium = async (): Promise<Driver> =>
  drive(
    await launch({
      executablePath: findInstalled(findChromium()),
      headless: 'shell',
      args: [
        '--enable-bfcache',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    }),
  );
