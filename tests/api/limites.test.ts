/** Limits of tries: sliding windows, counted in the database by network. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limite } from '../../demo/api/config.ts';
import type { Database } from '../../demo/api/db/db.ts';
import { limites } from '../../demo/api/db/schema/service.ts';
import { ProblemError } from '../../demo/api/http/problem.ts';
import { networkOf } from '../../demo/api/limites/networkOf.ts';
import { sweep, take } from '../../demo/api/limites/take.ts';
import { type Cuenta, secondsUntilFree, slide, weigh, windowOf } from '../../demo/api/limites/window.ts';
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

describe('the window', () => {
  const cuenta = fc.record({
    desde: fc.integer({ min: 0, max: 5 }).map((n) => windowOf(start, limite) + n * 60_000),
    intentos: fc.integer({ min: 0, max: 5 }),
    previos: fc.integer({ min: 0, max: 5 }),
  });
  const fits = (seen: Cuenta, at: number) => {
    const now = slide(seen, at, limite);
    return weigh(now, at, limite) + 1 <= limite.max + 1e-9;
  };

  it('is free exactly after the answered wait', () => {
    fc.assert(
      fc.property(cuenta, fc.integer({ min: 0, max: 179 }), (seen, second) => {
        const now = seen.desde + second * 1000;
        if (fits(seen, now)) return;
        const wait = secondsUntilFree(seen, now, limite);
        expect(fits(seen, now + wait * 1000)).toBe(true);
        expect(wait === 1 || !fits(seen, now + (wait - 1) * 1000)).toBe(true);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [' local ', 'local'],
    ['Unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('of IPv6 counts as its /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (rest) => {
        expect(networkOf(`2001:db8:7:8:${rest.join(':')}`)).toBe('2001:db8:7:8::/64');
      }),
    );
  });
});
