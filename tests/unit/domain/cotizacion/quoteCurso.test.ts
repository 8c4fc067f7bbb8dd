import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredCuotas } from '../../../../src/domain/cotizacion/offeredCuotas.ts';
import { planCuotas } from '../../../../src/domain/cotizacion/planCuotas.ts';
import { quoteCurso } from '../../../../src/domain/cotizacion/quoteCurso.ts';
import { splitTax } from '../../../../src/domain/cotizacion/splitTax.ts';
import { whenToPayOf } from '../../../../src/domain/cotizacion/whenToPay.ts';
import { netOf, percentOf, sumValores } from '../../../../src/domain/dinero.ts';
import { addDays, daysBetween } from '../../../../src/domain/fechas.ts';

/** Noon in Guayaquil. */
const at = (fecha: string) => Date.parse(`${fecha}T12:00:00-05:00`);
const importe = fc.nat(90_000_000_000);
const tarifa = fc.oneof(
  fc.constantFrom(0, 5, 12, 15, 19),
  fc.integer({ min: 0, max: 10_000 }).map((t) => t / 100),
);
const inicio = '2026-06-01';
const fin = '2026-07-31';
const curso = {
  inicio,
  fin,
  precio: 12_000,
  moneda: 'USD',
  descuento: { motivo: 'Pronto pago', valor: 2000, hasta: '2026-03-10' },
  impuesto: { codigo: 'IVA', tarifa: 15 },
  cuotas: 3,
} as const;

describe('the quote of a course', () => {
  test('takes off the discount, splits off the tax and plans the instalments', () => {
    expect(quoteCurso(curso, at('2026-03-10'))).toEqual({
      moneda: 'USD',
      valor: 12_000,
      descuento: 2000,
      rebaja: { motivo: 'Pronto pago', hasta: '2026-03-10' },
      total: 10_000,
      desglose: {
        subtotal: 10_435,
        descuento: 1739,
        impuestos: 1304,
        total: 10_000,
        lineas: [{ codigo: 'IVA', tarifa: 15, base: 8696, valor: 1304 }],
      },
      cuotas: [
        { orden: 1, vence: '2026-03-13', valor: 3333 },
        { orden: 2, vence: '2026-04-13', valor: 3333 },
        { orden: 3, vence: '2026-05-13', valor: 3334 },
      ],
    });
  });

  test('has the discount until its last day ends where the institution is, not in Greenwich', () => {
    const lastMinute = Date.parse('2026-03-10T23:59:00-05:00');
    expect(quoteCurso(curso, lastMinute).total).toBe(10_000);
    const late = quoteCurso(curso, lastMinute + 60_000);
    expect(late).toMatchObject({ total: 12_000, descuento: 0 });
    expect(late).not.toHaveProperty('rebaja');
  });

  test('without tax and instalments is one payment of the price', () => {
    const plain = quoteCurso({ inicio, fin, precio: 5000, moneda: 'COP' }, at('2026-03-10'));
    expect(plain.desglose).toEqual({ subtotal: 5000, descuento: 0, impuestos: 0, total: 5000, lineas: [] });
    expect(plain.cuotas).toEqual([{ orden: 1, vence: '2026-03-13', valor: 5000 }]);
  });

  test('has no instalments if there is nothing to pay, also because of a discount', () => {
    expect(quoteCurso({ inicio, fin, precio: 0, moneda: 'USD', cuotas: 3 }, at('2026-03-10')).cuotas).toEqual(
      [],
    );
    const gift = { ...curso, descuento: { ...curso.descuento, valor: 99_999 } };
    expect(quoteCurso(gift, at('2026-03-01'))).toMatchObject({ descuento: 12_000, total: 0, cuotas: [] });
  });

  test('adds up for any course: total = subtotal − descuento + impuestos = Σ cuotas, and nothing below zero', () => {
    const some = fc.record({
      precio: importe,
      rebaja: importe,
      tarifa,
      cuotas: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(some, ({ precio, rebaja, tarifa: t, cuotas }) => {
        const descuento = { motivo: 'x', valor: rebaja, hasta: '2026-12-31' };
        const impuesto = { codigo: 'IVA', tarifa: t };
        const c = quoteCurso(
          { inicio, fin, precio, moneda: 'USD', descuento, impuesto, cuotas },
          at('2026-03-10'),
        );
        expect(c.total).toBe(c.valor - c.descuento);
        expect(c.desglose.total).toBe(c.total);
        expect(c.desglose.subtotal - c.desglose.descuento + c.desglose.impuestos).toBe(c.total);
        expect(sumValores(c.desglose.lineas.map((linea) => linea.valor))).toBe(c.desglose.impuestos);
        expect(sumValores(c.cuotas.map((cuota) => cuota.valor))).toBe(c.total);
        const { subtotal, descuento: net, impuestos } = c.desglose;
        expect(Math.min(c.total, c.descuento, subtotal, net, impuestos)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('nothing is due yet for people who wait for a seat or for approval', () => {
  expect(whenToPayOf({ estado: 'abierto', cuposDisponibles: 1 })).toBe('ahora');
  expect(whenToPayOf({ estado: 'lleno', cuposDisponibles: 0 })).toBe('con_cupo');
  expect(whenToPayOf({ estado: 'abierto', requiereAprobacion: true })).toBe('aprobada');
  expect(whenToPayOf({ estado: 'lleno', cuposDisponibles: 0, requiereAprobacion: true })).toBe('con_cupo');
});

describe('the instalments that a course offers', () => {
  const offering = { ...curso, estado: 'abierto', inscripcionDesde: '2026-03-01' } as const;
  const day = at('2026-03-10');

  test('are those of an enrolment made now, and say from when their days count', () => {
    const { cuotas } = quoteCurso(curso, day);
    expect(offeredCuotas(offering, day)).toEqual({ cuotas, cuando: 'ahora' });
    expect(offeredCuotas({ ...offering, requiereAprobacion: true }, day)).toEqual({
      cuotas,
      cuando: 'aprobada',
    });
    expect(offeredCuotas({ ...offering, estado: 'lleno', cuposDisponibles: 0 }, day)).toEqual({
      cuotas,
      cuando: 'con_cupo',
    });
  });

  test('count from the first day of enrolment if the course is not open yet', () => {
    const soon = { ...offering, estado: 'programado', inscripcionDesde: '2026-04-01' } as const;
    const first = Date.parse('2026-04-01T00:00:00-05:00');
    expect(offeredCuotas(soon, day)).toEqual({
      cuotas: quoteCurso(curso, first).cuotas,
      cuando: 'ahora',
      opensOn: '2026-04-01',
    });
  });

  test('do not exist if there is one payment or nothing to pay, or if nobody can enrol any more', () => {
    expect(offeredCuotas({ ...offering, cuotas: undefined }, day)).toBeUndefined();
    expect(offeredCuotas({ ...offering, precio: 0 }, day)).toBeUndefined();
    for (const estado of ['cerrado', 'en_curso', 'finalizado', 'cancelado'] as const)
      expect(offeredCuotas({ ...offering, estado }, day)).toBeUndefined();
  });
});

describe('the tax that a price contains', () => {
  test('is its percentage of the base, to the minor unit', () => {
    fc.assert(
      fc.property(importe, tarifa, (valor, t) => {
        const [linea] = splitTax({ valor, descuento: 0 }, { codigo: 'IVA', tarifa: t }).lineas;
        expect(linea).toBeDefined();
        if (linea) expect(Math.abs(linea.valor - percentOf(linea.base, t))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('leaves a base that is rounded half up, and throws if it cannot be exact', () => {
    expect([netOf(115, 15), netOf(1, 100), netOf(3, 100), netOf(0, 15), netOf(100, 0)]).toEqual([
      100, 1, 2, 0, 100,
    ]);
    expect(() => netOf(2 ** 52, 15)).toThrow(RangeError);
  });
});

describe('the plan of instalments', () => {
  test('has them a month apart, on the same day or the last one that the month has', () => {
    expect(planCuotas(300, 3, '2026-01-31', '2026-12-31').map((cuota) => cuota.vence)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  test('has no instalment of nothing, due dates that only go forward, and amounts that differ by less than their number', () => {
    fc.assert(
      fc.property(importe, fc.integer({ min: 1, max: 12 }), (total, parts) => {
        const cuotas = planCuotas(total, parts, '2026-01-31', '2027-01-31');
        expect(cuotas).toHaveLength(Math.min(parts, total));
        for (const [i, cuota] of cuotas.entries()) {
          expect(cuota.valor).toBeGreaterThan(0);
          expect(cuota.valor - (cuotas[0]?.valor ?? 0)).toBeLessThan(parts);
          const before = cuotas[i - 1];
          if (before) expect(daysBetween(before.vence, cuota.vence)).toBeGreaterThanOrEqual(28);
        }
      }),
    );
  });

  test('has none after the end of the course: there are fewer then, and they make the same total', () => {
    expect(planCuotas(1000, 3, '2026-01-31', '2026-02-28')).toEqual([
      { orden: 1, vence: '2026-01-31', valor: 500 },
      { orden: 2, vence: '2026-02-28', valor: 500 },
    ]);
    const day = fc.integer({ min: -40, max: 400 }).map((days) => addDays('2026-01-31', days));
    fc.assert(
      fc.property(importe, fc.integer({ min: 1, max: 12 }), day, (total, parts, last) => {
        const cuotas = planCuotas(total, parts, '2026-01-31', last);
        expect(sumValores(cuotas.map((cuota) => cuota.valor))).toBe(total);
        // The first is what the seat is held for, whenever the course ends.
        for (const { vence } of cuotas.slice(1)) expect(vence <= last).toBe(true);
      }),
    );
  });
});
