import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { happen, type Suceso } from './events.ts';
import { checkInvariantes } from './invariants.ts';
import { type Curso, type Mundo, openMundo } from './world.ts';

const inicio = '2026-06-20';
const ahora = Date.parse('2026-06-10T10:00:00-05:00');

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

const cual = fc.nat(20);
const parte = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 200 }));
const horas = fc.constantFrom(1, 1, 30, 73, 250);
const aviso = fc.constantFrom('pendiente', 'confirmado', 'confirmado', 'fallido', 'anulado');
const of = <Q extends Suceso['que']>(...que: Q[]) => fc.constantFrom(...que);
const suceso = fc.oneof(
  { weight: 6, arbitrary: fc.record({ que: of('inscribir'), persona: fc.nat(6), espera: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ que: of('aprobar', 'aprobar', 'rechazar', 'finalizar'), cual }) },
  { weight: 2, arbitrary: fc.record({ que: of('anular'), cual }) },
  { weight: 2, arbitrary: fc.record({ que: of('pagar'), parte }) },
  { weight: 4, arbitrary: fc.record({ que: of('enlazar'), cual, parte, horas: fc.constantFrom(1, 72) }) },
  { weight: 5, arbitrary: fc.record({ que: of('abrir', 'abrir', 'abrir', 'revocar', 'rebotar'), cual }) },
  { weight: 5, arbitrary: fc.record({ que: of('avisar'), cual, aviso }) },
  { weight: 1, arbitrary: fc.record({ que: of('reembolsar'), cual, parte }) },
  { weight: 2, arbitrary: fc.record({ que: of('esperar'), horas }) },
) as fc.Arbitrary<Suceso>;

function tell(changes: Partial<Curso>, sucesos: readonly Suceso[]): Mundo {
  const [base] = fc.sample(curso, { numRuns: 1, seed: 1 });
  if (!base) throw new Error('No course');
  const mundo = openMundo({ ...base, ...changes }, ahora);
  for (const one of sucesos) {
    happen(mundo, one);
    checkInvariantes(mundo);
  }
  return mundo;
}

describe('a course, its enrolments and their money', () => {
  test('no sequence of events reaches a state that is not allowed or breaks an invariant', () => {
    fc.assert(
      fc.property(curso, fc.array(suceso, { maxLength: 60, size: 'max' }), (one, sucesos) => {
        const mundo = openMundo(one, ahora);
        for (const what of sucesos) {
          happen(mundo, what);
          checkInvariantes(mundo);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('the sequences do reach every state, and money in every place', () => {
    const reached = new Set<string>();
    const tales = fc.tuple(curso, fc.array(suceso, { minLength: 40, maxLength: 60 }));
    for (const [base, sucesos] of fc.sample(tales, { numRuns: 400, seed: 20_260_610 })) {
      const mundo = openMundo(base, ahora);
      for (const one of sucesos) {
        happen(mundo, one);
        for (const { estado } of mundo.pagos) reached.add(`pago ${estado}`);
        for (const { estado } of mundo.enlaces) reached.add(`enlace ${estado}`);
        for (const { estado } of mundo.recibos) reached.add(`recibo ${estado}`);
      }
      for (const { pasos } of mundo.inscripciones) for (const paso of pasos) reached.add(paso);
      for (const { tipo } of mundo.movimientos) reached.add(tipo);
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

  test('who waits gets the seat of who leaves, in order of arrival, with time of their own to pay', () => {
    const mundo = tell(pagado, [
      { que: 'inscribir', persona: 1, espera: false },
      { que: 'inscribir', persona: 2, espera: true },
      { que: 'inscribir', persona: 3, espera: true },
      { que: 'esperar', horas: 30 },
      { que: 'anular', cual: 0 },
    ]);
    expect(mundo.inscripciones.map(({ estado }) => estado)).toEqual([
      'anulada',
      'pendiente_pago',
      'en_espera',
    ]);
    expect(mundo.inscripciones[1]?.caducaEl).toBe(mundo.ahora + 72 * 3_600_000);
  });

  test('a seat that nobody pays for goes down the whole list, and nobody owes anything', () => {
    const mundo = tell(pagado, [
      { que: 'inscribir', persona: 1, espera: false },
      { que: 'inscribir', persona: 2, espera: true },
      { que: 'esperar', horas: 73 },
      { que: 'esperar', horas: 73 },
      { que: 'pagar', parte: 100 },
    ]);
    expect(mundo.inscripciones.map(({ estado }) => estado)).toEqual(['caducada', 'caducada']);
    expect(mundo.facturas.map(({ estado }) => estado)).toEqual(['anulada', 'anulada']);
  });

  test('a payment that is confirmed after the seat was lost is not lost: it is in favour', () => {
    const mundo = tell(pagado, [
      { que: 'inscribir', persona: 1, espera: false },
      { que: 'enlazar', cual: 0, parte: 100, horas: 72 },
      { que: 'abrir', cual: 0 },
      { que: 'esperar', horas: 73 },
      { que: 'avisar', cual: 0, aviso: 'confirmado' },
      { que: 'avisar', cual: 0, aviso: 'confirmado' },
    ]);
    expect(mundo.inscripciones[0]?.estado).toBe('caducada');
    expect(mundo.recibos).toEqual([
      expect.objectContaining({ valor: 10_000, aplicado: 0, estado: 'vigente' }),
    ]);
  });
});
