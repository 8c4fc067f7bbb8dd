import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Happening, happen } from './events.ts';
import { checkInvariants } from './invariants.ts';
import { type Curso, openWorld, type World } from './world.ts';

const inicio = '2026-06-20';
const now = Date.parse('2026-06-10T10:00:00-05:00');

const curso: fc.Arbitrary<Curso> = fc.record({
  cupo: fc.integer({ min: 1, max: 3 }),
  precio: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
  moneda: fc.constant('USD' as const),
  impuesto: fc.constantFrom({ codigo: 'IVA', tarifa: 15 }, undefined),
  descuento: fc.constantFrom({ motivo: 'x', valor: 3000, hasta: '2026-06-11' }, undefined),
  cuotas: fc.integer({ min: 1, max: 4 }),
  requiereAprobacion: fc.boolean(),
  anulacion: fc.record({
    hasta: fc.constantFrom('2026-06-15', '2026-06-30'),
    retencionValor: fc.constantFrom(0, 500),
    retencionPorcentaje: fc.constantFrom(0, 10, 33.33),
    requiereAprobacion: fc.constant(false),
  }),
  inicio: fc.constant(inicio),
  fin: fc.constantFrom('2026-06-25', '2026-09-30'),
  inscripcionDesde: fc.constant('2026-06-01'),
  inscripcionHasta: fc.constant('2026-06-18'),
});

const which = fc.nat(20);
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 200 }));
const hours = fc.constantFrom(1, 1, 30, 73, 250);
const aviso = fc.constantFrom('pendiente', 'confirmado', 'confirmado', 'fallido', 'anulado');
const of = <Q extends Happening['kind']>(...kind: Q[]) => fc.constantFrom(...kind);
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: of('inscribir'), persona: fc.nat(6), espera: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: of('aprobar', 'aprobar', 'rechazar', 'finalizar'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: of('anular'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: of('pagar'), percent }) },
  { weight: 4, arbitrary: fc.record({ kind: of('link'), which, percent, hours: fc.constantFrom(1, 72) }) },
  { weight: 5, arbitrary: fc.record({ kind: of('open', 'open', 'open', 'revoke', 'bounce'), which }) },
  { weight: 5, arbitrary: fc.record({ kind: of('notify'), which, aviso }) },
  { weight: 1, arbitrary: fc.record({ kind: of('refund'), which, percent }) },
  { weight: 2, arbitrary: fc.record({ kind: of('wait'), hours }) },
) as fc.Arbitrary<Happening>;

function tell(changes: Partial<Curso>, happenings: readonly Happening[]): World {
  const [base] = fc.sample(curso, { numRuns: 1, seed: 1 });
  if (!base) throw new Error('No course');
  const world = openWorld({ ...base, ...changes }, now);
  for (const one of happenings) {
    happen(world, one);
    checkInvariants(world);
  }
  return world;
}

describe('a course, its enrolments and their money', () => {
  test('no sequence of events reaches a state that is not allowed or breaks an invariant', () => {
    fc.assert(
      fc.property(curso, fc.array(happening, { maxLength: 60, size: 'max' }), (one, happenings) => {
        const world = openWorld(one, now);
        for (const what of happenings) {
          happen(world, what);
          checkInvariants(world);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('the sequences do reach every state, and money in every place', () => {
    const reached = new Set<string>();
    const tales = fc.tuple(curso, fc.array(happening, { minLength: 40, maxLength: 60 }));
    for (const [base, happenings] of fc.sample(tales, { numRuns: 400, seed: 20_260_610 })) {
      const world = openWorld(base, now);
      for (const one of happenings) {
        happen(world, one);
        for (const { estado } of world.pagos) reached.add(`pago ${estado}`);
        for (const { estado } of world.enlaces) reached.add(`enlace ${estado}`);
        for (const { estado } of world.recibos) reached.add(`recibo ${estado}`);
      }
      for (const { steps } of world.inscripciones) for (const step of steps) reached.add(step);
      for (const { tipo } of world.movimientos) reached.add(tipo);
    }
    expect([...reached].sort()).toEqual(
      [
        ...['en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa'],
        ...['finalizada', 'rechazada', 'caducada', 'anulada'],
        ...['factura', 'nota_credito', 'recibo', 'reembolso', 'anulacion', 'ajuste'],
        ...['activo', 'pagado', 'caducado', 'revocado'].map((estado) => `enlace ${estado}`),
        ...['vigente', 'reembolsado_parcial', 'reembolsado', 'reversado'].map((estado) => `recibo ${estado}`),
        ...['creado', 'pendiente', 'confirmado', 'fallido', 'anulado'].map((estado) => `pago ${estado}`),
      ].sort(),
    );
  });

  const pagado = {
    precio: 10_000,
    descuento: undefined,
    requiereAprobacion: false,
    cuotas: 1,
    cupo: 1,
  } as const;

  test('people who wait get the seats of those who leave, in order of arrival, with time of their own to pay', () => {
    const world = tell(pagado, [
      { kind: 'inscribir', persona: 1, espera: false },
      { kind: 'inscribir', persona: 2, espera: true },
      { kind: 'inscribir', persona: 3, espera: true },
      { kind: 'wait', hours: 30 },
      { kind: 'anular', which: 0 },
    ]);
    expect(world.inscripciones.map(({ estado }) => estado)).toEqual([
      'anulada',
      'pendiente_pago',
      'en_espera',
    ]);
    expect(world.inscripciones[1]?.caducaEl).toBe(world.now + 72 * 3_600_000);
  });

  test('a seat that nobody pays for goes down the whole list, and nobody owes anything', () => {
    const world = tell(pagado, [
      { kind: 'inscribir', persona: 1, espera: false },
      { kind: 'inscribir', persona: 2, espera: true },
      { kind: 'wait', hours: 73 },
      { kind: 'wait', hours: 73 },
      { kind: 'pagar', percent: 100 },
    ]);
    expect(world.inscripciones.map(({ estado }) => estado)).toEqual(['caducada', 'caducada']);
    expect(world.facturas.map(({ estado }) => estado)).toEqual(['anulada', 'anulada']);
  });

  test('a payment that is confirmed after the seat was lost is not lost: it is in favour', () => {
    const world = tell(pagado, [
      { kind: 'inscribir', persona: 1, espera: false },
      { kind: 'link', which: 0, percent: 100, hours: 72 },
      { kind: 'open', which: 0 },
      { kind: 'wait', hours: 73 },
      { kind: 'notify', which: 0, aviso: 'confirmado' },
      { kind: 'notify', which: 0, aviso: 'confirmado' },
    ]);
    expect(world.inscripciones[0]?.estado).toBe('caducada');
    expect(world.recibos).toEqual([
      expect.objectContaining({ valor: 10_000, aplicado: 0, estado: 'vigente' }),
    ]);
  });
});
