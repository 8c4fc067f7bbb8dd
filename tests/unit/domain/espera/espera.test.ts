import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admit } from '../../../../src/domain/espera/admit.ts';
import { nextPromoted, promotesFrom } from '../../../../src/domain/espera/espera.ts';
import { estadoCurso, estadosCurso } from '../../../../src/domain/estados/curso.ts';

const list = fc
  .uniqueArray(fc.nat(10_000), { maxLength: 30 })
  .map((places) => places.map((orden) => ({ orden })));
const estados = fc.constantFrom(...estadosCurso);

describe('the waiting list', () => {
  test('gives seats in the order of arrival, and never more than are free', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -3, max: 40 }), estados, (waiting, free, estado) => {
        const promoted = nextPromoted(waiting, free, estado);
        const given = promotesFrom(estado) ? Math.max(0, Math.min(free, waiting.length)) : 0;
        expect(promoted).toHaveLength(given);
        const rest = waiting.filter((one) => !promoted.includes(one));
        for (const { orden } of promoted) for (const later of rest) expect(orden).toBeLessThan(later.orden);
      }),
    );
  });

  test('gives everybody a seat of a course without a limit', () => {
    expect(nextPromoted([{ orden: 2 }, { orden: 1 }], undefined, 'abierto')).toEqual([
      { orden: 1 },
      { orden: 2 },
    ]);
  });

  test('gives seats until the day before the course begins, and none of one that is cancelled', () => {
    expect(estadosCurso.filter(promotesFrom)).toEqual(['abierto', 'lleno', 'cerrado']);
  });
});

describe('a person who asks to be enrolled', () => {
  test.each([
    [{ estado: 'programado', cuposDisponibles: 5 }, 'inscripciones_no_abiertas'],
    [{ estado: 'cerrado', cuposDisponibles: 5 }, 'inscripciones_cerradas'],
    [{ estado: 'en_curso' }, 'inscripciones_cerradas'],
    [{ estado: 'finalizado' }, 'inscripciones_cerradas'],
    [{ estado: 'cancelado' }, 'inscripciones_cerradas'],
    [{ estado: 'lleno', cuposDisponibles: 0 }, 'cupo_agotado'],
    // A seat was added a moment ago, and belongs to who waits.
    [{ estado: 'abierto', cuposDisponibles: 1, enEspera: 1 }, 'cupo_agotado'],
  ] as const)('gets no seat in a course of %o, with the code %s', (curso, code) => {
    expect(admit(curso, false)).toEqual({ ok: false, code });
    const waiting = code === 'cupo_agotado';
    expect(admit(curso, true)).toEqual(waiting ? { ok: true, value: 'espera' } : { ok: false, code });
  });

  test('gets a seat while there is one for them', () => {
    expect(admit({ estado: 'abierto', cuposDisponibles: 2, enEspera: 1 }, false)).toEqual({
      ok: true,
      value: 'cupo',
    });
    expect(admit({ estado: 'abierto' }, false)).toEqual({ ok: true, value: 'cupo' });
  });

  test('is promised no seat if none is free, on any day', () => {
    const curso = {
      inscripcionDesde: '2026-02-01',
      inscripcionHasta: '2026-02-20',
      inicio: '2026-03-01',
      fin: '2026-03-31',
    };
    const days = fc.constantFrom(
      '2026-01-31',
      '2026-02-01',
      '2026-02-20',
      '2026-02-21',
      '2026-03-01',
      '2026-04-01',
    );
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 3 }),
        fc.nat(3),
        fc.boolean(),
        (today, free, enEspera, espera) => {
          const estado = estadoCurso({ ...curso, cuposDisponibles: free, cancelado: false }, today);
          const verdict = admit({ estado, cuposDisponibles: free, enEspera }, espera);
          if (verdict.ok && verdict.value === 'cupo') expect(free).toBeGreaterThan(enEspera);
          if (verdict.ok) expect(today >= '2026-02-01' && today <= '2026-02-20').toBe(true);
        },
      ),
    );
  });
});
