import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Condicion,
  type CondicionPresentada,
  judgeCondicion,
  normalizeCodigo,
} from '../../../../src/domain/cotizacion/condicion.ts';
import { precioCurso } from '../../../../src/domain/cotizacion/precioCurso.ts';
import { quoteCurso } from '../../../../src/domain/cotizacion/quoteCurso.ts';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { addDays } from '../../../../src/domain/fechas.ts';

const today = '2026-03-10';
const now = Date.parse(`${today}T12:00:00-05:00`);
const importe = fc.nat(90_000_000_000);
const sentence = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
const condicion: fc.Arbitrary<Condicion> = fc.oneof(
  sentence.map((declaracion) => ({ tipo: 'declaracion' as const, declaracion })),
  fc.constant({ tipo: 'codigo' as const }),
);
const shownCondicion: fc.Arbitrary<CondicionPresentada> = fc.oneof(
  sentence.map((declaracion) => ({ tipo: 'declaracion' as const, declaracion })),
  fc.string().map((codigo) => ({ tipo: 'codigo' as const, codigo })),
);
const curso = fc.record({
  precio: importe,
  valor: importe,
  cuotas: fc.integer({ min: 1, max: 12 }),
  hasta: fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days)),
  condicion: fc.option(condicion, { nil: undefined }),
});
type Some = typeof curso extends fc.Arbitrary<infer C> ? C : never;
const cursoOf = ({ precio, valor, cuotas, hasta, condicion: one }: Some) => ({
  inicio: '2026-06-01',
  fin: '2026-07-31',
  moneda: 'USD' as const,
  precio,
  cuotas,
  impuesto: { codigo: 'IVA', tarifa: 15 },
  descuento: { motivo: 'Hermanos', valor, hasta, condicion: one },
});

describe('a discount with a condition', () => {
  test('people who do not meet it pay the full price, those who meet it never pay more, and nobody pays less than nothing', () => {
    fc.assert(
      fc.property(curso, (some) => {
        const quoted = cursoOf(some);
        const without = quoteCurso(quoted, now);
        const met = quoteCurso(quoted, now, { meets: true });
        if (some.condicion) expect(without).toMatchObject({ descuento: 0, total: some.precio });
        else expect(met).toEqual(without);
        if (some.condicion) expect(without).not.toHaveProperty('rebaja');
        const off = today <= some.hasta ? Math.min(some.valor, some.precio) : 0;
        expect(met).toMatchObject({ descuento: off, total: some.precio - off });
        for (const { valor, descuento, total, desglose, cuotas } of [without, met]) {
          expect(total).toBe(valor - descuento);
          expect(desglose.subtotal - desglose.descuento + desglose.impuestos).toBe(total);
          expect(sumValores(cuotas.map((cuota) => cuota.valor))).toBe(total);
          expect(
            Math.min(total, desglose.subtotal, desglose.descuento, desglose.impuestos),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('is offered with what it takes off, as long as it is neither met nor over', () => {
    fc.assert(
      fc.property(curso, fc.boolean(), (some, meets) => {
        const { valor, descuento, offer } = precioCurso(cursoOf(some), today, meets);
        expect(descuento && offer).toBeUndefined();
        if (offer) expect([some.condicion, valor]).toEqual([offer.condicion, some.precio]);
        expect(some.precio - valor).toBe(descuento?.saved ?? 0);
      }),
    );
  });

  test('is granted for its own sentence or for the right code, on a day on which it is valid, and for nothing else', () => {
    fc.assert(
      fc.property(curso, shownCondicion, fc.boolean(), (some, shown, right) => {
        const asked = some.condicion;
        const judged = judgeCondicion(cursoOf(some), shown, today, () => right);
        const isOn = today <= some.hasta;
        if (isOn && asked?.tipo === 'codigo' && shown.tipo === 'codigo') {
          expect(judged).toEqual(
            right ? { ok: true, value: { tipo: 'codigo' } } : { ok: false, code: 'codigo_incorrecto' },
          );
        } else if (judged.ok) {
          expect([isOn, asked?.tipo, shown.tipo]).toEqual([true, 'declaracion', 'declaracion']);
          expect(judged.value).toEqual(asked);
        } else expect(judged.code).toBe('descuento_no_disponible');
      }),
    );
  });

  test('is granted for its sentence however it is spaced', () => {
    fc.assert(
      fc.property(sentence, (declaracion) => {
        const asked = { tipo: 'declaracion', declaracion } as const;
        const offering = { descuento: { hasta: today, condicion: asked } };
        const shown = { ...asked, declaracion: ` ${declaracion.replace(/\s/g, '  ')}\n` };
        expect(judgeCondicion(offering, shown, today, () => false)).toEqual({ ok: true, value: asked });
      }),
    );
  });
});

test('a code is one code however it is typed', () => {
  for (const typed of ['graduados2026', ' GRADUADOS-2026 ', 'Graduados – 2026', 'ＧＲＡＤＵＡＤＯＳ２０２６'])
    expect(normalizeCodigo(typed)).toBe('GRADUADOS2026');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalizeCodigo(normalizeCodigo(text))).toBe(normalizeCodigo(text));
    }),
  );
});
