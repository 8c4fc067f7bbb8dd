// Drives Debian's Firefox over WebDriver BiDi.
import { launch } from 'puppeteer-core';
import { findFirefox } from '../browser/findFirefox.ts';
import { drive } from './drive.ts';
import type { Driver } from './visitor.ts';

export const openFirefox = async (): Promise<Driver> =>
  drive(await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true }));
