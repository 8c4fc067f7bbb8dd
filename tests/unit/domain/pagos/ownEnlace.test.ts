// By which of a client's links an enrolment is paid.
import { expect, test } from 'vitest';
import { ownEnlace } from '../../../../src/domain/pagos/ownEnlace.ts';

const enlace = { estado: 'activo', pendiente: 100, facturas: [{ numero: 'A' }, { numero: 'B' }] } as const;

test('an enrolment is paid by a link that asks for some of its invoices, or for all', () => {
  expect(ownEnlace([enlace], ['A', 'B'])).toBe(enlace);
  expect(ownEnlace([enlace], ['B', 'C', 'A'])).toBe(enlace);
});

test('an enrolment is not paid by a link that asks for an invoice of another one, too', () => {
  expect(ownEnlace([enlace], ['A'])).toBeUndefined();
});

test.each([
  ['was paid', { estado: 'pagado' }],
  ['ran out', { estado: 'caducado' }],
  ['was revoked', { estado: 'revocado' }],
  ['has nothing left to pay', { pendiente: 0 }],
] as const)('an enrolment is not paid by a link that %s', (_, change) => {
  expect(ownEnlace([{ ...enlace, ...change }], ['A', 'B'])).toBeUndefined();
});

test('of several links an enrolment is paid by the one that asks for most, and by the first of equals', () => {
  const more = { ...enlace, pendiente: 150 };
  expect(ownEnlace([enlace, more, { ...more }], ['A', 'B'])).toBe(more);
});
