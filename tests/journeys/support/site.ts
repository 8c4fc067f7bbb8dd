// The server of the worker that runs the journey.
import { inject } from 'vitest';
import type { Site } from './globalSetup.ts';

/** This worker's own server. The runner numbers its workers from 1. */
export function ownSite(): Site {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!site) throw new Error(`There is no server for worker ${process.env.VITEST_POOL_ID}`);
  return site;
}
