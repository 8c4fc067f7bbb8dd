import { expect, it } from 'vitest';
import { enrolledAt } from '../../../src/domain/estados/enrolledAt.ts';
import type { EstadoInscripcion } from '../../../src/domain/estados/inscripcion.ts';

const day = (n: number) => `2026-11-0${n}T15:00:00.000Z`;

/** An enrolment that went through these states, one a day. */
const through = (...states: EstadoInscripcion[]) => ({
  estado: states.at(-1) ?? 'activa',
  fecha: day(1),
  historial: states.map((a, index) => ({ a, fecha: day(index + 1) })),
});

it.each([
  [through('activa'), day(1)],
  [through('pendiente_pago', 'activa', 'finalizada'), day(1)],
  [through('pendiente_pago', 'caducada'), day(1)],
  [through('en_espera', 'pendiente_pago'), day(2)],
  [through('pendiente_aprobacion', 'pendiente_pago', 'anulada'), day(2)],
])(
  'an enrolment counts from when it got a seat to pay for or to keep, even if that was after it was asked for',
  (inscripcion, since) => {
    expect(enrolledAt(inscripcion)).toBe(since);
    expect(enrolledAt({ ...inscripcion, historial: inscripcion.historial.toReversed() })).toBe(since);
  },
);

it.each([
  [through('en_espera')],
  [through('en_espera', 'caducada')],
  [through('en_espera', 'anulada')],
  [through('pendiente_aprobacion')],
  [through('pendiente_aprobacion', 'rechazada')],
  [through('pendiente_aprobacion', 'anulada')],
])('an enrolment that has only waited does not count', (inscripcion) => {
  expect(enrolledAt(inscripcion)).toBeUndefined();
});

it('an enrolment without a history counts from when it was asked for, if its state is that of somebody enrolled', () => {
  expect(enrolledAt({ estado: 'activa', fecha: day(1), historial: [] })).toBe(day(1));
  expect(enrolledAt({ estado: 'anulada', fecha: day(1), historial: [] })).toBeUndefined();
});
