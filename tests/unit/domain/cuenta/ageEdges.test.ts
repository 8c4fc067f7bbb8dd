// A debt moves to the next age when a day ends where the institution is (UTC−5), not where the server or the reader is.
import { expect, test } from 'vitest';
import { antiguedadOf } from '../../../../src/domain/cuenta/antiguedad.ts';
import { type AgeBucket, addDays, dayOf, startOfDay } from '../../../../src/domain/fechas.ts';

const vence = '2026-06-15';
const minute = 60_000;

test.each([
  [1, 'porVencer', 'd1_30'],
  [31, 'd1_30', 'd31_60'],
  [61, 'd31_60', 'd61_90'],
  [91, 'd61_90', 'd91_120'],
  [121, 'd91_120', 'd121_mas'],
] as const)(
  '%i days after the due date it is no longer %s but %s, from midnight in Guayaquil',
  (days, before, after) => {
    const midnight = startOfDay(addDays(vence, days), 'America/Guayaquil');
    expect(new Date(midnight).toISOString()).toMatch(/T05:00:00/);
    const ageAt = (instant: number) =>
      Object.entries(antiguedadOf([{ vence, saldo: 1 }], dayOf(instant, 'America/Guayaquil')))
        .filter(([, saldo]) => saldo > 0)
        .map(([bucket]) => bucket as AgeBucket);
    expect(ageAt(midnight - minute)).toEqual([before]);
    expect(ageAt(midnight)).toEqual([after]);
  },
);
