import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { splitPago } from '../../../../src/domain/pagos/splitPago.ts';

const cuotas = [{ valor: 40 }, { valor: 30 }, { valor: 30 }];
const ahora = (cubierto: number, valor: number) =>
  splitPago(cuotas, cubierto, valor).map((cuota) => [cuota.cubierto, cuota.ahora]);

test('a payment pays the oldest instalments that are owed', () => {
  expect(ahora(0, 40)).toEqual([
    [0, 40],
    [0, 0],
    [0, 0],
  ]);
  expect(ahora(40, 60)).toEqual([
    [40, 0],
    [0, 30],
    [0, 30],
  ]);
  expect(ahora(50, 25)).toEqual([
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
        const cubierto = Math.min(before, total);
        const parts = splitPago(
          valores.map((one) => ({ valor: one })),
          cubierto,
          valor,
        );
        expect(sumValores(parts.map((part) => part.cubierto))).toBe(cubierto);
        expect(sumValores(parts.map((part) => part.ahora))).toBe(Math.min(valor, total - cubierto));
        expect(parts.every((part) => part.cubierto + part.ahora <= part.valor)).toBe(true);
      },
    ),
  );
});
