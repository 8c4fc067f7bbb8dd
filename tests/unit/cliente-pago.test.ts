// Amounts as a client types them when paying a part of an invoice.
import { expect, test } from 'vitest';
import { parseImporte, writeImporte } from '../../src/areas/cliente/pago/importe.ts';

test.each([
  ['10,50', 1050],
  ['10.5', 1050],
  [' 7 ', 700],
  ['0,01', 1],
  ['0', undefined],
  ['-5', undefined],
  ['1.234,50', undefined],
  ['10,505', undefined],
  ['', undefined],
  ['diez', undefined],
])('%j in USD is %j cents', (texto, valor) => {
  expect(parseImporte(texto, 'USD')).toBe(valor);
});

test('what a field begins with reads back as the same amount, with either decimal sign', () => {
  for (const valor of [1, 99, 100, 1050, 123_456_789]) {
    for (const signo of [',', '.'])
      expect(parseImporte(writeImporte(valor, 'USD', signo), 'USD')).toBe(valor);
  }
});
