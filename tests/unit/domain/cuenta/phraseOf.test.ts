/** A line of the ledger in other words than its own: by kind, course and document. */
import { expect, test } from 'vitest';
import { tiposMovimiento } from '../../../../src/domain/cuenta/movimientos.ts';
import { phraseOf } from '../../../../src/domain/cuenta/phraseOf.ts';

const line = { documento: 'X', debe: 1 };

test('names the course where there is one', () => {
  const of = (curso?: string) => tiposMovimiento.map((tipo) => phraseOf({ ...line, tipo, curso }));
  expect(of('Cocina')).toEqual(['facturaDe', 'notaDe', 'reciboDe', 'reembolso', 'anulacionDe', 'devuelto']);
  expect(of()).toEqual(['factura', 'nota', 'recibo', 'reembolso', 'anulacion', 'devuelto']);
});

test('an adjustment against the client is money that a bank took back; records brought together are no adjustment of it', () => {
  expect(phraseOf({ tipo: 'ajuste', documento: 'REC-000001', debe: 0 })).toBe('ajuste');
  expect(phraseOf({ tipo: 'ajuste', documento: 'traslado', debe: 1 })).toBe('traslado');
});
