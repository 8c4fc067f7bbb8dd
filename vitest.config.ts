// Node-side suites: pure rules, the reference API, and journeys that drive a real browser.
import { defineConfig } from 'vitest/config';

/** How long a page may take to show what is expected of it; a second, as the runner has it, is too little on a busy machine. */
const PATIENCE_MS = 15_000;

export default defineConfig({
  test: {
    // As many as the smallest machine has cores that must pass this.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          // A busy machine is not a finding: a rule is tested in milliseconds, and only what hangs comes near this.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/support/globalSetup.ts'],
          environment: 'node',
          // Each file opens an API of its own; reading the modules again for each took a third of the time. `npm run test:order`
          // proves that no file depends on what an earlier one left behind.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/globalSetup.ts'],
          environment: 'node',
          maxWorkers: 1,
          expect: { poll: { timeout: PATIENCE_MS } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/globalSetup.ts'],
          environment: 'node',
          // One more than cores: people wait, and so do their journeys. Each worker has a server of its own.
          maxWorkers: 3,
          // A worker keeps its browser and its modules from file to file; each journey has a browser context of its own.
          isolate: false,
          expect: { poll: { timeout: PATIENCE_MS } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
