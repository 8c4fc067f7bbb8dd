import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, tramoOf, tramos } from '../../../src/domain/fechas.ts';

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

  test('what is no day throws', () => {
    expect(() => addDays('mañana', 1)).toThrow(RangeError);
  });
});

describe('tramoOf', () => {
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
  ] as const)('%i days after the due date it is %s', (days, tramo) => {
    expect(tramoOf('2026-06-01', addDays('2026-06-01', days))).toBe(tramo);
  });

  test('time never makes a debt younger', () => {
    fc.assert(
      fc.property(fecha, fc.nat(400), fc.nat(400), (vence, a, b) => {
        const at = (days: number) => tramos.indexOf(tramoOf(vence, addDays(vence, days)));
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
    );
  });
});
