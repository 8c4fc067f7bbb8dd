/** Limits of tries: sliding windows, counted in the database by network. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limite } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { limites } from '../../demo/api/db/schema/service.ts';
import { ProblemError } from '../../demo/api/http/problem.ts';
import { sweep, take } from '../../demo/api/limites/take.ts';
import { openCopy } from './support/copies.ts';

let database: Database;

beforeAll(async () => {
  database = await openCopy('empty');
});
afterAll(() => database.close());

const start = Date.parse('2026-03-16T15:00:00Z');
const limite: Limite = { max: 5, seconds: 60 };
let subjects = 0;
const newSubject = () => {
  subjects += 1;
  return `subject ${subjects}`;
};

/** Returns undefined if the try was allowed, else the seconds to wait. */
async function attempt(subject: string, second: number): Promise<number | undefined> {
  try {
    await take(database.db, 'prueba', subject, limite, new Date(start + second * 1000));
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.code).toBe('demasiados_intentos');
    return Number(error.extra.headers?.['retry-after']);
  }
}

describe('a limit', () => {
  it('allows its number of tries, then answers the wait', async () => {
    const subject = newSubject();
    for (let i = 0; i < 5; i += 1) expect(await attempt(subject, i)).toBeUndefined();
    const wait = await attempt(subject, 5);
    expect(wait).toBeGreaterThan(0);
    expect(await attempt(subject, 5 + (wait ?? 0))).toBeUndefined();
  });

  it('counts subjects and kinds separately', async () => {
    const [one, other] = [newSubject(), newSubject()];
    for (let i = 0; i < 5; i += 1) await attempt(one, 0);
    expect(await attempt(one, 1)).toBeGreaterThan(0);
    expect(await attempt(other, 1)).toBeUndefined();
  });

  it('does not count refused tries, so that a retry does not lengthen the wait', async () => {
    const subject = newSubject();
    for (let i = 0; i < 5; i += 1) await attempt(subject, 0);
    const wait = await attempt(subject, 1);
    for (let i = 0; i < 20; i += 1) await attempt(subject, 1);
    expect(await attempt(subject, 1)).toBe(wait);
  });

  it('allows no double burst at the border of two windows', async () => {
    const subject = newSubject();
    for (let i = 0; i < 5; i += 1) expect(await attempt(subject, 59)).toBeUndefined();
    for (let i = 0; i < 5; i += 1) expect(await attempt(subject, 60)).toBeGreaterThan(0);
    expect(await attempt(subject, 200)).toBeUndefined();
  });

  it('allows exactly its number of simultaneous tries', async () => {
    const subject = newSubject();
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => attempt(subject, 0)));
    expect(outcomes.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  it('stores no names or addresses, and nothing after its time is over', async () => {
    await attempt('ana@portal.test', 0);
    const kept = await database.db.select().from(limites);
    expect(JSON.stringify(kept)).not.toContain('ana');
    await sweep(database.db, new Date(start + 1_000_000));
    expect(await database.db.select().from(limites)).toEqual([]);
  });
});
