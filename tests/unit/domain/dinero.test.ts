import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, percentOf, split, sumByMoneda, sumValores } from '../../../src/domain/dinero.ts';

const importe = fc.integer({ min: 0, max: 1_000_000_000_00 });

describe('a sum of money', () => {
  test('is one for each currency, in order of appearance', () => {
    const sums = sumByMoneda([
      { valor: 5, moneda: 'COP' },
      { valor: 1, moneda: 'USD' },
      { valor: 7, moneda: 'COP' },
    ]);
    expect(sums).toEqual([
      { valor: 12, moneda: 'COP' },
      { valor: 1, moneda: 'USD' },
    ]);
  });

  test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws for %s, which is no amount',
    (valor) => {
      expect(() => sumValores([valor])).toThrow(RangeError);
    },
  );
});

describe('percentOf', () => {
  test.each([
    [10_000, 15, 1500],
    [999, 15, 150],
    [10, 5, 1],
    [9, 5, 0],
    [-10, 5, -1],
    [10_000, 12.5, 1250],
    [333, 33.33, 111],
    [1, 100, 1],
    [0, 19, 0],
  ])('of %i, %d %% is %i', (valor, porcentaje, result) => {
    expect(percentOf(valor, porcentaje)).toBe(result);
  });

  test('never gives −0, which prints with a sign', () => {
    expect(Object.is(percentOf(-1, 1), 0)).toBe(true);
  });

  test('lies within half a unit of the exact value, and both signs round alike', () => {
    fc.assert(
      fc.property(importe, fc.integer({ min: 0, max: 10_000 }), (valor, hundredths) => {
        const porcentaje = hundredths / 100;
        const result = percentOf(valor, porcentaje);
        const twice = 2n * (BigInt(result) * 10_000n - BigInt(valor) * BigInt(hundredths));
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
        expect(percentOf(-valor, porcentaje) + result).toBe(0);
      }),
    );
  });
});

describe('split', () => {
  test('leaves the remainder to the last instalment', () => {
    expect(split(100, 3)).toEqual([33, 33, 34]);
    expect(split(2, 3)).toEqual([0, 0, 2]);
    expect(split(-100, 3)).toEqual([-33, -33, -34]);
  });

  test('gives instalments that add up to the total, equal but for the last, which is not smaller', () => {
    fc.assert(
      fc.property(importe, fc.integer({ min: 1, max: 60 }), (total, parts) => {
        const cuotas = split(total, parts);
        expect(cuotas).toHaveLength(parts);
        expect(sumValores(cuotas)).toBe(total);
        expect(new Set(cuotas.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(cuotas.at(-1)).toBeGreaterThanOrEqual(cuotas[0] ?? 0);
        expect((cuotas.at(-1) ?? 0) - (cuotas[0] ?? 0)).toBeLessThan(parts);
      }),
    );
  });

  test.each([0, -1, 1.5])('refuses %s parts', (parts) => {
    expect(() => split(100, parts)).toThrow(RangeError);
  });
});

test('minor units follow ISO 4217, and 2 if we do not know', () => {
  expect([decimalsOf('USD'), decimalsOf('COP'), decimalsOf('CLP'), decimalsOf('XYZ')]).toEqual([2, 2, 0, 2]);
});
