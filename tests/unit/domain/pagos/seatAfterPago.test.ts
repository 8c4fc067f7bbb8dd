import { expect, test } from 'vitest';
import type { EstadoInscripcion } from '../../../../src/domain/estados/inscripcion.ts';
import { seatAfterPago } from '../../../../src/domain/pagos/seatAfterPago.ts';

const since = '2026-11-28T10:00:00Z';
const step = (de: EstadoInscripcion | null, a: EstadoInscripcion, fecha: string) => ({ de, a, fecha });
const asked = step(null, 'pendiente_pago', '2026-11-27T10:00:00Z');

test('a payment confirms the seat of the enrolment that became active by it', () => {
  const historial = [asked, step('pendiente_pago', 'activa', '2026-11-28T05:00:02-05:00')];
  expect(seatAfterPago({ estado: 'activa', historial }, since)).toBe('confirmado');
});

test('a payment that is too small leaves the seat reserved', () => {
  expect(seatAfterPago({ estado: 'pendiente_pago', historial: [asked] }, since)).toBe('reservado');
});

test('nothing is said of a seat that was confirmed before, or of an enrolment that has ended', () => {
  const before = step('pendiente_pago', 'activa', '2026-11-28T09:59:59Z');
  const now = step('pendiente_pago', 'activa', '2026-11-28T10:00:01Z');
  expect(seatAfterPago({ estado: 'activa', historial: [asked, before] }, since)).toBeUndefined();
  const ended = [asked, now, step('activa', 'anulada', '2026-11-28T10:00:02Z')];
  expect(seatAfterPago({ estado: 'anulada', historial: ended }, since)).toBeUndefined();
});
