// Node-side suites: pure rules, the reference API, and journeys that drive a real browser.
import { defineConfig } from 'vitest/config';
import { ResultReporter } from './tests/runner/ResultReporter.ts';
import { TEST_RESULTS } from './tests/runner/results.ts';
import { seedOfTheDay } from './tests/runner/seed.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

/** For a test that asks a server or a page many things in turn; `PATIENCE_MS` is for one of them. */
const testTimeout = 10 * PATIENCE_MS;
const hookTimeout = testTimeout;
const poll = { timeout: PATIENCE_MS };

const setupFiles = ['tests/support/setUpFastCheck.ts'];

const unit = {
  environment: 'node' as const,
  expect: { poll },
  // A rule is tested in milliseconds, and only what hangs comes near this.
  testTimeout,
  setupFiles,
};
const withMocks = 'tests/unit/**/*.mocked.test.ts';

/** The files of `api` that also run on the embedded database: where the two drivers differ. */
const PGLITE = [
  ...['statements', 'lists', 'dinero', 'database-rules'],
  // With one connection, a question beside a transaction waits for itself.
  ...['pasarela', 'espera', 'idempotencia', 'shared-answers'],
].map((name) => `tests/api/${name}.test.ts`);

/** For the API by itself. */
const inNode = {
  globalSetup: ['tests/api/support/globalSetup.ts'],
  setupFiles,
  environment: 'node' as const,
  // Each file opens an API of its own; reading the modules again for each took a third of the time.
  isolate: false,
  // MB of young objects before a collection (default 16): rows and answers are garbage by then.
  execArgv: ['--max-semi-space-size=32'],
  expect: { poll },
  testTimeout,
  hookTimeout,
};

/** For people in a browser: each file has a demo server of its own. */
const withSite = {
  globalSetup: ['tests/journeys/support/globalSetup.ts'],
  setupFiles: ['tests/journeys/support/setup.ts'],
  environment: 'node' as const,
  expect: { poll },
  testTimeout,
  hookTimeout,
};

/** For people in Chromium. */
const inChromium = {
  ...withSite,
  // One more than cores: people wait, and so do their journeys. Each file has a server of its own.
  maxWorkers: 3,
  // A worker keeps its browser and its modules from file to file; each journey has a browser context of its own.
  isolate: false,
};

export default defineConfig({
  test: {
    reporters: process.env[TEST_RESULTS] ? ['default', new ResultReporter()] : ['default'],
    // As many as the smallest machine has cores that must pass this.
    maxWorkers: 2,
    // Files that share modules (`isolate: false`) run in a random order, so that one that depends on an earlier one fails.
    sequence: { shuffle: { files: true }, seed: seedOfTheDay() },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [withMocks],
          ...unit,
          // Reading the modules again for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          // A module can only be replaced where no other file has read it.
          name: 'unit-mocked',
          include: [withMocks],
          ...unit,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          ...inNode,
        },
      },
      {
        test: {
          // What differs from PostgreSQL: see tests/api/support/globalSetup.ts.
          name: 'pglite',
          include: [...PGLITE, 'tests/embedded/*.test.ts'],
          ...inNode,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          ...inNode,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['tests/operations/*.test.ts'],
          ...inNode,
          globalSetup: [...inNode.globalSetup, 'tests/operations/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          ...withSite,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/package.test.ts'],
          ...withSite,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'package-rest',
          include: ['tests/package/{bundled,versions,release}.test.ts'],
          ...withSite,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'apps',
          include: ['tests/package/{apps,advisories}.test.ts'],
          ...withSite,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'wordpress',
          include: ['tests/wordpress/**/*.test.ts'],
          ...withSite,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          ...inChromium,
        },
      },
      {
        test: {
          name: 'journeys-rest',
          include: ['tests/journeys/rest/*.test.ts'],
          ...inChromium,
        },
      },
      {
        test: {
          // The suite `journeys-over-faults`: see tests/faults/startOverFaults.ts.
          name: 'faults',
          include: ['tests/journeys/**/*.test.ts'],
          ...inChromium,
          env: { PORTAL_OVER_FAULTS: '1' },
        },
      },
      {
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.ts'],
          ...inChromium,
        },
      },
    ],
  },
});
