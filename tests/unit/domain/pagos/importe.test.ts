/** Amounts as people type them, whatever the currency and the decimal sign. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsOf } from '../../../../src/domain/dinero.ts';
import { monedas } from '../../../../src/domain/moneda.ts';
import { parseImporte, writeImporte } from '../../../../src/domain/pagos/importe.ts';

const moneda = fc.constantFrom(...monedas);
const sign = fc.constantFrom('.', ',');

it('what is written is read as the same amount, with white space around it or not', () => {
  fc.assert(
    fc.property(moneda, sign, fc.integer({ min: 1, max: 999_999_999 }), (code, decimalSign, valor) => {
      const written = writeImporte(valor, code, decimalSign);
      expect(parseImporte(written, code)).toBe(valor);
      expect(parseImporte(` ${written}\t`, code)).toBe(valor);
    }),
  );
});

it.each([
  ['٨٥', 8500],
  ['۸۵٫۵', 8550],
  ['٨٥،٥٠', 8550],
  ['８５.５０', 8550],
])('%s of an Arabic, Persian or full-width keyboard is an amount', (typed, valor) => {
  expect(parseImporte(typed, 'USD')).toBe(valor);
});

it('missing decimals are zeros, and one decimal too many is no amount', () => {
  fc.assert(
    fc.property(moneda, sign, fc.integer({ min: 1, max: 9_999_999 }), (code, decimalSign, whole) => {
      const places = decimalsOf(code);
      expect(parseImporte(String(whole), code)).toBe(whole * 10 ** places);
      expect(parseImporte(`${whole}${decimalSign}${'0'.repeat(places + 1)}`, code)).toBeUndefined();
    }),
  );
});

it('any text is read as an exact amount above zero, or as no amount', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[ \d.,+-]{0,14}$/));
  fc.assert(
    fc.property(moneda, typed, (code, text) => {
      const valor = parseImporte(text, code);
      if (valor === undefined) return;
      expect(Number.isSafeInteger(valor) && valor > 0).toBe(true);
      // The amount that was read appears in the text, digit by digit.
      const digits = text.replace(/\D/g, '').replace(/^0+/, '');
      expect(String(valor).startsWith(digits)).toBe(true);
      expect(String(valor).slice(digits.length)).toMatch(/^0*$/);
    }),
  );
});
