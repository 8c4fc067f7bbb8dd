import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfHold, expiryOf, isCaducada } from '../../../src/domain/deadlines.ts';
import { estadosInscripcion } from '../../../src/domain/estados/inscripcion.ts';

const at = (instant: string) => Date.parse(`${instant}-05:00`);
const curso = { inicio: '2026-06-10' };

describe('an unpaid seat', () => {
  test.each([
    ['long before', '2026-06-01T10:00:00', '2026-06-04T10:00:00'],
    ['the course begins sooner', '2026-06-08T10:00:00', '2026-06-10T00:00:00'],
    ['it begins in minutes: time for a payment all the same', '2026-06-09T23:50:00', '2026-06-10T01:50:00'],
    ['it has begun', '2026-06-11T10:00:00', '2026-06-11T12:00:00'],
  ])('%s: won at %s it is held until %s', (_, won, until) => {
    expect(endOfHold(curso, at(won))).toBe(at(until));
  });

  test('is lost at the very instant, not before', () => {
    expect(isCaducada(1000, 999)).toBe(false);
    expect(isCaducada(1000, 1000)).toBe(true);
    expect(isCaducada(undefined, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

test('an unpaid seat runs out, waiting does when the course begins, and nothing else', () => {
  const now = at('2026-06-01T10:00:00');
  expect(estadosInscripcion.filter((estado) => expiryOf(estado, curso, now) !== undefined)).toEqual([
    'en_espera',
    'pendiente_pago',
  ]);
  expect(expiryOf('en_espera', curso, now)).toBe(at('2026-06-10T00:00:00'));
});

test('nothing has run out before it began', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 20 }),
      fc.constantFrom('en_espera', 'pendiente_pago'),
      (days, estado) => {
        const now = at('2026-06-10T00:00:00') + days * 86_400_000;
        expect(expiryOf(estado, curso, now)).toBeGreaterThanOrEqual(now);
      },
    ),
  );
});
