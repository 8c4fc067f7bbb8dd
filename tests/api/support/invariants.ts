/** Expects the eight invariants of api.md to hold. */
import { expect } from 'vitest';
import type { Db } from '../../../demo/api/db/db.ts';
import { findBroken } from '../../support/findBroken.ts';

/** Fails with the name of the invariant and the rows that break it. */
export async function expectInvariants(db: Db): Promise<void> {
  expect(await findBroken(db)).toEqual([]);
}
