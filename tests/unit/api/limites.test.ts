import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limite } from '../../../demo/api/config.ts';
import { networkOf } from '../../../demo/api/limites/networkOf.ts';
import { type Cuenta, secondsUntilFree, slide, weigh, windowOf } from '../../../demo/api/limites/window.ts';

const start = Date.parse('2026-03-16T15:00:00Z');
const limite: Limite = { max: 5, seconds: 60 };

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

  it('accepts a try again exactly after the wait that it announced', () => {
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
