import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { splitPago } from '../../../../src/domain/pagos/splitPago.ts';

const cuotas = [{ valor: 40 }, { valor: 30 }, { valor: 30 }];
const now = (covered: number, valor: number) =>
  splitPago(cuotas, covered, valor).map((cuota) => [cuota.covered, cuota.now]);

test('a payment pays the oldest instalments that are owed', () => {
  expect(now(0, 40)).toEqual([
    [0, 40],
    [0, 0],
    [0, 0],
  ]);
  expect(now(40, 60)).toEqual([
    [40, 0],
    [0, 30],
    [0, 30],
  ]);
  expect(now(50, 25)).toEqual([
    [40, 0],
    [10, 20],
    [0, 5],
  ]);
});

test('what a payment pays adds up to it, as far as so much is owed', () => {
  const importe = fc.nat(10_000);
  fc.assert(
    fc.property(
      fc.array(importe, { minLength: 1, maxLength: 12 }),
      importe,
      importe,
      (valores, before, valor) => {
        const total = sumValores(valores);
        const covered = Math.min(before, total);
        const parts = splitPago(
          valores.map((one) => ({ valor: one })),
          covered,
          valor,
        );
        expect(sumValores(parts.map((part) => part.covered))).toBe(covered);
        expect(sumValores(parts.map((part) => part.now))).toBe(Math.min(valor, total - covered));
        expect(parts.every((part) => part.covered + part.now <= part.valor)).toBe(true);
      },
    ),
  );
});
