/** A line of the ledger is called by its kind, its document and how it was paid. */
import { expect, test } from 'vitest';
import { tiposMovimiento } from '../../../../src/domain/cuenta/movimientos.ts';
import { phraseOf } from '../../../../src/domain/cuenta/phraseOf.ts';
import { type Medio, medios } from '../../../../src/domain/estados/recibo.ts';

const line = { documento: 'X', debe: 1 };

test('each kind has a name of its own, whatever was written down', () => {
  const of = tiposMovimiento.map((tipo) => phraseOf({ ...line, tipo }));
  expect(of).toEqual(['factura', 'nota', 'otro', 'reembolso', 'anulacion', 'devuelto']);
});

test('a payment is called by the way in which it came', () => {
  const of = (how: { medio?: Medio; enLinea?: boolean }) => phraseOf({ ...line, tipo: 'recibo', ...how });
  expect(medios.map((medio) => of({ medio, enLinea: false }))).toEqual(medios);
  expect(medios.map((medio) => of({ medio, enLinea: true }))).toEqual(medios.map(() => 'enLinea'));
});

test('an adjustment against the client is money that a bank took back, unless it is the transfer when records are merged', () => {
  expect(phraseOf({ tipo: 'ajuste', documento: 'REC-000001', debe: 0 })).toBe('ajuste');
  expect(phraseOf({ tipo: 'ajuste', documento: 'traslado', debe: 1 })).toBe('traslado');
});
