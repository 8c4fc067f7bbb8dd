// Amounts as a client types them when paying a part of an invoice.
import { expect, test } from 'vitest';
import { parseImporte, writeImporte } from '../../src/domain/pagos/importe.ts';
import { sumPendientes } from '../../src/domain/pagos/sumPendientes.ts';

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
])('%j in USD is %j cents', (text, valor) => {
  expect(parseImporte(text, 'USD')).toBe(valor);
});

test('the initial text of a field is read back as the same amount, with either decimal sign', () => {
  for (const valor of [1, 99, 100, 1050, 123_456_789]) {
    for (const sign of [',', '.']) expect(parseImporte(writeImporte(valor, 'USD', sign), 'USD')).toBe(valor);
  }
});

const pago = (estado: 'pendiente' | 'fallido', valor: number, ...facturas: [string, number][]) => ({
  estado,
  valor,
  moneda: 'USD' as const,
  facturas: facturas.map(([numero, part]) => ({ numero, valor: part })),
});

test('each attempt in process counts with its part of the invoices, and with no more than the attempt', () => {
  const pagos = [
    pago('pendiente', 4_000, ['A', 4_000]),
    pago('pendiente', 3_000, ['A', 1_000], ['B', 2_000]),
    // Its link asked for more than is left of it.
    pago('pendiente', 500, ['B', 9_000]),
    pago('fallido', 7_000, ['A', 7_000]),
  ];
  expect(sumPendientes(pagos, ['A'])).toEqual({ count: 2, valor: 5_000, moneda: 'USD' });
  expect(sumPendientes(pagos, ['B'])).toEqual({ count: 2, valor: 2_500, moneda: 'USD' });
  expect(sumPendientes(pagos, ['A', 'B'])).toEqual({ count: 3, valor: 7_500, moneda: 'USD' });
  expect(sumPendientes(pagos, ['C'])).toBeUndefined();
  expect(sumPendientes([], ['A'])).toBeUndefined();
});
