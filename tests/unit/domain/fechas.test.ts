import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageBucketOf,
  ageBuckets,
  dayOf,
  daysBetween,
  daysOfBucket,
  startOfDay,
} from '../../../src/domain/fechas.ts';

const fecha = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dayOf', () => {
  test('is the day of the institution, not of the server', () => {
    expect(dayOf(Date.parse('2026-03-10T04:59:59Z'))).toBe('2026-03-09');
    expect(dayOf(Date.parse('2026-03-10T05:00:00Z'))).toBe('2026-03-10');
  });

  test('takes another zone, summer time included', () => {
    expect(dayOf(Date.parse('2026-07-01T22:30:00Z'), 'Europe/Madrid')).toBe('2026-07-02');
    expect(dayOf(Date.parse('2026-01-01T22:30:00Z'), 'Europe/Madrid')).toBe('2026-01-01');
  });
});

describe('counting days', () => {
  test('leap days count', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  });

  test('going n days and counting them agree', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  test('a month later is the same day, or the last of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
  });

  test('a text that is no day throws a RangeError', () => {
    expect(() => addDays('mañana', 1)).toThrow(RangeError);
  });
});

describe('the age of a debt', () => {
  test.each([
    [-1, 'porVencer'],
    [0, 'porVencer'],
    [1, 'd1_30'],
    [30, 'd1_30'],
    [31, 'd31_60'],
    [60, 'd31_60'],
    [61, 'd61_90'],
    [90, 'd61_90'],
    [91, 'd91_120'],
    [120, 'd91_120'],
    [121, 'd121_mas'],
  ] as const)('%i days after the due date is %s', (days, bucket) => {
    expect(ageBucketOf('2026-06-01', addDays('2026-06-01', days))).toBe(bucket);
  });

  test('is of one bucket on any day: the days of the buckets follow each other without a gap', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -60, max: 200 }), (corte, late) => {
        const vence = addDays(corte, -late);
        const takes = ageBuckets.filter((bucket) => {
          const { desde = vence, hasta = vence } = daysOfBucket(bucket, corte);
          return desde <= vence && vence <= hasta;
        });
        expect(takes).toEqual([ageBucketOf(vence, corte)]);
      }),
    );
  });

  test('never falls with time', () => {
    fc.assert(
      fc.property(fecha, fc.nat(400), fc.nat(400), (vence, a, b) => {
        const at = (days: number) => ageBuckets.indexOf(ageBucketOf(vence, addDays(vence, days)));
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
    );
  });
});

describe('startOfDay', () => {
  test.each([
    ['America/Guayaquil', '2026-03-10', '2026-03-10T05:00:00.000Z'],
    ['UTC', '2026-03-10', '2026-03-10T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-03-10', '2026-03-09T15:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Madrid', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    // Midnight does not exist: clocks go from 23:59 to 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ])('in %s %s begins at %s', (zona, fecha, instant) => {
    expect(new Date(startOfDay(fecha, zona)).toISOString()).toBe(instant);
  });

  test('is the first instant of that day', () => {
    const zones = fc.constantFrom('America/Guayaquil', 'America/Santiago', 'Europe/Madrid', 'Asia/Kolkata');
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 4000 }), (zona, days) => {
        const fecha = addDays('2024-01-01', days);
        const start = startOfDay(fecha, zona);
        expect(dayOf(start, zona)).toBe(fecha);
        expect(dayOf(start - 1, zona)).toBe(addDays(fecha, -1));
      }),
    );
  });
});
