import { expect, test } from 'vitest';
import { pagadoInscripcion } from '../../../../src/domain/cuenta/pagadoInscripcion.ts';

const owed = { total: 15_500, saldo: 10_334, facturas: ['001-001-000000001'] };

test('what is paid of an enrolment in force is what it costs without what is owed', () => {
  expect(pagadoInscripcion({ ...owed, estado: 'activa' })).toBe(5_166);
  expect(pagadoInscripcion({ ...owed, estado: 'finalizada', saldo: 0 })).toBe(15_500);
  expect(pagadoInscripcion({ ...owed, estado: 'pendiente_pago', saldo: 15_500 })).toBe(0);
});

test('nothing is said of what is paid before there is an invoice, or once it was credited', () => {
  expect(pagadoInscripcion({ ...owed, estado: 'en_espera', saldo: 0, facturas: [] })).toBeUndefined();
  expect(pagadoInscripcion({ ...owed, estado: 'activa', saldo: 0, facturas: [] })).toBeUndefined();
  expect(pagadoInscripcion({ ...owed, estado: 'anulada', saldo: 0 })).toBeUndefined();
});
