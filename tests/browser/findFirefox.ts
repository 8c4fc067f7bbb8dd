// The Firefox that the tests use: FIREFOX_PATH, or the system's.
import { findInstalled } from './findInstalled.ts';

export const findFirefox = (): string =>
  findInstalled(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
