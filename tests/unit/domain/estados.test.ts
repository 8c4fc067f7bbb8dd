import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CursoDates, estadoCurso } from '../../../src/domain/estados/curso.ts';
import { annulledOf, estadoPagoFactura, saldoFactura } from '../../../src/domain/estados/factura.ts';
import {
  blocksDuplicate,
  canAnular,
  type EstadoInscripcion,
  estadosInscripcion,
  eventosInscripcion,
  initialEstado,
  inscripcionMachine,
  takesSeat,
  transitionInscripcion,
} from '../../../src/domain/estados/inscripcion.ts';
import { isFinal, type Machine, transition } from '../../../src/domain/estados/machine.ts';
import { pagoMachine } from '../../../src/domain/estados/pago.ts';
import { estadoReciboByRefund } from '../../../src/domain/estados/recibo.ts';

/** api.md, Records, Inscripcion: copied by hand, so that a change of either is seen. */
const fromDocument: Record<EstadoInscripcion, EstadoInscripcion[]> = {
  en_espera: ['pendiente_pago', 'activa', 'anulada', 'caducada'],
  pendiente_aprobacion: ['pendiente_pago', 'activa', 'rechazada', 'anulada'],
  pendiente_pago: ['activa', 'caducada', 'anulada'],
  activa: ['finalizada', 'anulada'],
  finalizada: [],
  rechazada: [],
  caducada: [],
  anulada: [],
};

const estado = fc.constantFrom(...estadosInscripcion);
const evento = fc.constantFrom(...eventosInscripcion);
const total = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));

describe('an enrolment', () => {
  test('has the transitions of the document, and no other', () => {
    for (const de of estadosInscripcion) {
      for (const a of estadosInscripcion) {
        expect(transition(inscripcionMachine, de, a).ok, `${de} → ${a}`).toBe(fromDocument[de].includes(a));
      }
    }
  });

  test('makes no transition that the document lacks, whatever the event', () => {
    fc.assert(
      fc.property(estado, total, evento, (de, valor, what) => {
        const next = transitionInscripcion({ estado: de, total: valor }, what);
        if (next.ok) expect(fromDocument[de]).toContain(next.value);
        else
          expect(next.code).toBe(fromDocument[de].length === 0 ? 'estado_final' : 'transicion_no_permitida');
      }),
    );
  });

  test('makes every transition of the document on some event', () => {
    const taken = new Set<string>();
    for (const de of estadosInscripcion) {
      for (const what of eventosInscripcion) {
        for (const valor of [0, 100]) {
          const next = transitionInscripcion({ estado: de, total: valor }, what);
          if (next.ok) taken.add(`${de} → ${next.value}`);
        }
      }
    }
    const wanted = estadosInscripcion.flatMap((de) => fromDocument[de].map((a) => `${de} → ${a}`));
    expect([...taken].sort()).toEqual(wanted.sort());
  });

  test('ends, whatever happens: a final state is left by nothing, and none is passed twice', () => {
    const start = fc.record({ hasSeat: fc.boolean(), requiereAprobacion: fc.boolean(), total });
    fc.assert(
      fc.property(start, fc.array(evento, { maxLength: 30 }), (created, events) => {
        const seen: EstadoInscripcion[] = [initialEstado(created)];
        for (const what of events) {
          const now = seen.at(-1) ?? 'anulada';
          const next = transitionInscripcion({ estado: now, total: created.total }, what);
          if (isFinal(inscripcionMachine, now)) expect(next).toEqual({ ok: false, code: 'estado_final' });
          if (next.ok) seen.push(next.value);
        }
        expect(new Set(seen).size).toBe(seen.length);
        // Nobody is active without paying, save where there is nothing to pay; nobody owes nothing and waits to pay.
        if (created.total === 0) expect(seen).not.toContain('pendiente_pago');
        else if (seen.includes('activa')) expect(seen).toContain('pendiente_pago');
      }),
    );
  });

  test.each([
    [{ hasSeat: false, requiereAprobacion: true, total: 100 }, 'en_espera'],
    [{ hasSeat: true, requiereAprobacion: true, total: 0 }, 'pendiente_aprobacion'],
    [{ hasSeat: true, requiereAprobacion: false, total: 100 }, 'pendiente_pago'],
    [{ hasSeat: true, requiereAprobacion: false, total: 0 }, 'activa'],
  ] as const)('that is new with %o is %s', (created, first) => {
    expect(initialEstado(created)).toBe(first);
  });

  test('takes a seat and bars a duplicate in the states of the document', () => {
    expect(estadosInscripcion.filter(takesSeat)).toEqual([
      'pendiente_aprobacion',
      'pendiente_pago',
      'activa',
    ]);
    expect(estadosInscripcion.filter((e) => !blocksDuplicate(e))).toEqual([
      'rechazada',
      'caducada',
      'anulada',
    ]);
  });

  describe('can be cancelled', () => {
    const curso = { inicio: '2026-06-10', anulacion: { hasta: '2026-06-05', requiereAprobacion: false } };
    const of = (e: EstadoInscripcion, today: string, anulacion = curso.anulacion) =>
      canAnular({ estado: e }, { ...curso, anulacion }, today);

    test('up to the deadline, included', () => {
      expect(of('activa', '2026-06-05')).toEqual({ ok: true, value: true });
      expect(of('activa', '2026-06-06')).toEqual({ ok: false, code: 'plazo_vencido' });
    });

    test('not once the course has begun, whatever the deadline says', () => {
      const late = { hasta: '2026-06-30', requiereAprobacion: false };
      expect(of('activa', '2026-06-09', late).ok).toBe(true);
      expect(of('activa', '2026-06-10', late)).toEqual({ ok: false, code: 'curso_iniciado' });
    });

    test('not by oneself if it needs approval', () => {
      const strict = { hasta: '2026-06-05', requiereAprobacion: true };
      expect(of('activa', '2026-06-01', strict)).toEqual({ ok: false, code: 'requiere_aprobacion' });
    });

    test('at any time if nothing is paid, and never once it is over', () => {
      for (const e of ['en_espera', 'pendiente_aprobacion', 'pendiente_pago'] as const) {
        expect(of(e, '2026-12-31').ok).toBe(true);
      }
      for (const e of ['finalizada', 'rechazada', 'caducada', 'anulada'] as const) {
        expect(of(e, '2026-01-01')).toEqual({ ok: false, code: 'estado_final' });
      }
    });
  });
});

describe('a course', () => {
  const curso: CursoDates = {
    inscripcionDesde: '2026-02-01',
    inscripcionHasta: '2026-02-20',
    inicio: '2026-03-01',
    fin: '2026-03-31',
    cuposDisponibles: 5,
    cancelado: false,
  };

  test.each([
    ['2026-01-31', 'programado'],
    ['2026-02-01', 'abierto'],
    ['2026-02-20', 'abierto'],
    ['2026-02-21', 'cerrado'],
    ['2026-02-28', 'cerrado'],
    ['2026-03-01', 'en_curso'],
    ['2026-03-31', 'en_curso'],
    ['2026-04-01', 'finalizado'],
  ] as const)('on %s is %s', (today, expected) => {
    expect(estadoCurso(curso, today)).toBe(expected);
  });

  test('is full only while it could be enrolled in', () => {
    const full = { ...curso, cuposDisponibles: 0 };
    expect(estadoCurso(full, '2026-01-31')).toBe('programado');
    expect(estadoCurso(full, '2026-02-10')).toBe('lleno');
    expect(estadoCurso(full, '2026-02-25')).toBe('cerrado');
    expect(estadoCurso({ ...curso, cuposDisponibles: undefined }, '2026-02-10')).toBe('abierto');
  });

  test('is cancelled on any day, and under way even if enrolment dates reach further', () => {
    expect(estadoCurso({ ...curso, cancelado: true }, '2026-04-01')).toBe('cancelado');
    expect(estadoCurso({ ...curso, inscripcionHasta: '2026-03-20' }, '2026-03-05')).toBe('en_curso');
  });
});

describe('an invoice', () => {
  const of = (total: number, pagado: number, acreditado: number, anulada = false) => ({
    estado: anulada ? ('anulada' as const) : ('emitida' as const),
    total,
    pagado,
    acreditado,
  });

  test.each([
    [of(100, 0, 0), 100, 'pendiente'],
    [of(100, 40, 0), 60, 'parcial'],
    [of(100, 0, 40), 60, 'parcial'],
    [of(100, 100, 0), 0, 'pagada'],
    [of(100, 60, 40), 0, 'pagada'],
    [of(100, 0, 100), 0, 'acreditada'],
    [of(0, 0, 0), 0, 'pagada'],
  ] as const)('of %o owes %i and is %s', (factura, saldo, pago) => {
    expect(saldoFactura(factura)).toBe(saldo);
    expect(estadoPagoFactura(factura)).toBe(pago);
  });

  test('that is annulled owes nothing, nor does a credit note: both are closed without money', () => {
    expect(saldoFactura(of(100, 0, 0, true))).toBe(0);
    expect(estadoPagoFactura(of(100, 0, 0, true))).toBe('acreditada');
    const nota = { ...of(100, 0, 0), tipo: 'nota_credito' as const };
    expect(saldoFactura(nota)).toBe(0);
    expect(estadoPagoFactura(nota)).toBe('acreditada');
  });

  test('loses by annulment what it still owed, and nothing while it is in force or if it is a credit note', () => {
    expect(annulledOf(of(100, 30, 20, true))).toBe(50);
    expect(annulledOf(of(100, 30, 20))).toBe(0);
    expect(annulledOf({ ...of(100, 0, 0, true), tipo: 'nota_credito' as const })).toBe(0);
  });
});

describe('all state machines', () => {
  const machines: [string, Machine<string>][] = [
    ['pago', pagoMachine],
    ['inscripcion', inscripcionMachine],
  ];

  test.each(machines)('%s has no cycle: each path ends', (_, machine) => {
    const walk = (from: string, path: readonly string[]): void => {
      expect(path, `${[...path, from].join(' → ')}`).not.toContain(from);
      for (const next of machine[from] ?? []) walk(next, [...path, from]);
    };
    for (const from of Object.keys(machine)) walk(from, []);
  });

  test('staying is no transition, and nothing follows a final state', () => {
    expect(transition(pagoMachine, 'creado', 'creado')).toEqual({
      ok: false,
      code: 'transicion_no_permitida',
    });
    expect(transition(pagoMachine, 'reembolsado', 'creado')).toEqual({ ok: false, code: 'estado_final' });
  });

  test('money comes back only after it came', () => {
    expect(transition(pagoMachine, 'pendiente', 'reembolsado').ok).toBe(false);
    expect(transition(pagoMachine, 'confirmado', 'reembolsado').ok).toBe(true);
    expect(transition(pagoMachine, 'confirmado', 'fallido').ok).toBe(false);
    // A gateway may find out late that it has the money after all.
    expect(transition(pagoMachine, 'fallido', 'confirmado').ok).toBe(true);
  });

  test('the state of a receipt follows from what was refunded of it', () => {
    expect([0, 1, 99, 100].map((back) => estadoReciboByRefund(100, back))).toEqual([
      'vigente',
      'reembolsado_parcial',
      'reembolsado_parcial',
      'reembolsado',
    ]);
  });
});
