import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planCuotas } from '../../../../src/domain/cotizacion/planCuotas.ts';
import { antiguedadOf } from '../../../../src/domain/cuenta/antiguedad.ts';
import { applyPago, releaseAplicaciones } from '../../../../src/domain/cuenta/applyPago.ts';
import { balanceOf } from '../../../../src/domain/cuenta/balanceOf.ts';
import { canUseFavor } from '../../../../src/domain/cuenta/canUseFavor.ts';
import {
  countedCuotas,
  deudasOf,
  nextVence,
  paysForSeat,
  proposePago,
  vencidoOf,
} from '../../../../src/domain/cuenta/deudas.ts';
import { tiposMovimiento, totalesOf } from '../../../../src/domain/cuenta/movimientos.ts';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { saldoFactura } from '../../../../src/domain/estados/factura.ts';
import { addDays } from '../../../../src/domain/fechas.ts';
import { isBalanced } from '../../../support/isBalanced.ts';

const today = '2026-06-15';
const of = (numero: string, pagado: number, acreditado = 0, estado: 'emitida' | 'anulada' = 'emitida') => ({
  numero,
  estado,
  total: 300,
  pagado,
  acreditado,
  cuotas: [
    { vence: '2026-05-16', valor: 100 },
    { vence: '2026-06-15', valor: 100 },
    { vence: '2026-07-15', valor: 100 },
  ],
});

const importe = fc.nat(1_000_000);
const factura = fc
  .record({
    numero: fc.integer({ min: 1, max: 999 }).map((n) => `001-001-${String(n).padStart(9, '0')}`),
    total: importe,
    parts: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: -400, max: 100 }),
    pagado: fc.nat(1000),
    acreditado: fc.nat(1000),
  })
  .map(({ numero, total, parts, days, pagado, acreditado }) => {
    const paid = Math.floor((total * pagado) / 1000);
    return {
      numero,
      estado: 'emitida' as const,
      total,
      pagado: paid,
      acreditado: Math.floor(((total - paid) * acreditado) / 1000),
      cuotas: planCuotas(total, parts, addDays(today, days), '2099-12-31'),
    };
  });
const facturas = fc.uniqueArray(factura, { selector: ({ numero }) => numero, maxLength: 8 });

describe('the instalments of an invoice', () => {
  test('make it fall due with the oldest part that is owed, and once it owes nothing with its last day', () => {
    const dueOf = (pagado: number) => nextVence({ ...of('a', pagado), fechaVencimiento: '2026-07-15' });
    expect([0, 99, 100, 250, 300].map(dueOf)).toEqual([
      '2026-05-16',
      '2026-05-16',
      '2026-06-15',
      '2026-07-15',
      '2026-07-15',
    ]);
  });

  test('are covered oldest first, by payments and credits alike', () => {
    expect(countedCuotas(of('a', 100, 50)).map(({ saldo, estado }) => [saldo, estado])).toEqual([
      [0, 'pagada'],
      [50, 'parcial'],
      [100, 'pendiente'],
    ]);
    expect(countedCuotas(of('a', 0, 0, 'anulada')).map(({ saldo, estado }) => [saldo, estado])).toEqual([
      [0, 'anulada'],
      [0, 'anulada'],
      [0, 'anulada'],
    ]);
  });

  test('are credited and not paid if credit notes closed them without money', () => {
    const estados = (pagado: number, acreditado: number) =>
      countedCuotas(of('a', pagado, acreditado)).map(({ estado }) => estado);
    expect(estados(0, 300)).toEqual(['acreditada', 'acreditada', 'acreditada']);
    expect(estados(100, 200)).toEqual(['pagada', 'acreditada', 'acreditada']);
    expect(estados(101, 199)).toEqual(['pagada', 'pagada', 'acreditada']);
    expect(estados(300, 0)).toEqual(['pagada', 'pagada', 'pagada']);
    expect(estados(0, 150)).toEqual(['acreditada', 'parcial', 'pendiente']);
  });

  test('are overdue from the day after they fall due, for what is owed of them', () => {
    expect(vencidoOf(of('a', 0), '2026-05-16')).toBe(0);
    expect(vencidoOf(of('a', 0), '2026-05-17')).toBe(100);
    expect(vencidoOf(of('a', 100), '2026-06-15')).toBe(0);
    expect(vencidoOf(of('a', 130), '2026-08-01')).toBe(170);
    expect(vencidoOf(of('a', 0, 0, 'anulada'), '2026-08-01')).toBe(0);
  });

  test('are proposed to be paid: all that is overdue, or else what is left of the next one', () => {
    const day = '2026-05-16';
    expect([0, 30, 100, 130, 200, 300].map((pagado) => proposePago(of('a', pagado), day))).toEqual([
      ...[100, 70, 100, 70, 100, 0],
    ]);
    expect(proposePago(of('a', 0), '2026-05-17')).toBe(100);
    expect(proposePago(of('a', 0), '2026-06-16')).toBe(200);
    expect(proposePago(of('a', 130), '2026-08-01')).toBe(170);
    expect(proposePago(of('a', 0, 0, 'anulada'), '2026-08-01')).toBe(0);
  });

  test('are proposed for no more than is owed, and paid as proposed they pay the invoice', () => {
    fc.assert(
      fc.property(factura, (owing) => {
        let { pagado } = owing;
        for (let round = 0; round <= owing.cuotas.length; round++) {
          const valor = proposePago({ ...owing, pagado }, today);
          const saldo = saldoFactura({ ...owing, pagado });
          expect(valor > 0).toBe(saldo > 0);
          expect(valor).toBeLessThanOrEqual(saldo);
          pagado += valor;
        }
        expect(saldoFactura({ ...owing, pagado })).toBe(0);
      }),
    );
  });

  test('win the seat once the first one is paid; less is on account', () => {
    expect([0, 99, 100, 300].map((pagado) => paysForSeat(of('a', pagado)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(paysForSeat(of('a', 0, 0, 'anulada'))).toBe(false);
  });

  test('together owe what the invoice owes', () => {
    fc.assert(
      fc.property(facturas, (all) => {
        expect(sumValores(deudasOf(all).map(({ saldo }) => saldo))).toBe(sumValores(all.map(saldoFactura)));
      }),
    );
  });
});

describe('the balance by age', () => {
  test.each([
    [0, 'porVencer'],
    [-40, 'porVencer'],
    [1, 'd1_30'],
    [30, 'd1_30'],
    [31, 'd31_60'],
    [60, 'd31_60'],
    [61, 'd61_90'],
    [90, 'd61_90'],
    [91, 'd91_120'],
    [120, 'd91_120'],
    [121, 'd121_mas'],
  ] as const)('counts what is %i days overdue under %s', (days, bucket) => {
    const ages = antiguedadOf([{ vence: addDays(today, -days), saldo: 7 }], today);
    expect(Object.entries(ages).filter(([, saldo]) => saldo > 0)).toEqual([[bucket, 7]]);
  });

  test('adds up to what is owed', () => {
    fc.assert(
      fc.property(facturas, (all) => {
        const ages = antiguedadOf(deudasOf(all), today);
        expect(sumValores(Object.values(ages))).toBe(sumValores(all.map(saldoFactura)));
      }),
    );
  });
});

describe('the balance', () => {
  test('takes each figure from its source', () => {
    const movimientos = [
      { tipo: 'factura', debe: 600, haber: 0, mes: undefined },
      { tipo: 'factura', debe: 70, haber: 0, mes: '2026-06' },
      { tipo: 'anulacion', debe: 0, haber: 70, mes: '2026-06' },
      { tipo: 'recibo', debe: 0, haber: 330, mes: '2026-06' },
      { tipo: 'nota_credito', debe: 0, haber: 50, mes: '2026-06' },
      { tipo: 'reembolso', debe: 10, haber: 0, mes: '2026-06' },
    ] as const;
    const balance = balanceOf({
      moneda: 'USD',
      corte: today,
      movimientos,
      facturas: [of('b', 200, 50), of('a', 100)],
      saldoAFavor: 20,
    });
    const { porMes, ...figures } = balance;
    expect(porMes.filter(({ pagado }) => pagado > 0)).toEqual([
      { mes: '2026-06', pagado: 330, reembolsado: 10 },
    ]);
    expect(figures).toEqual({
      moneda: 'USD',
      corte: today,
      facturado: 600,
      acreditado: 50,
      pagado: 330,
      reembolsado: 10,
      saldo: 230,
      vencido: 0,
      porVencer: 250,
      saldoAFavor: 20,
      antiguedad: { porVencer: 250, d1_30: 0, d31_60: 0, d61_90: 0, d91_120: 0, d121_mas: 0 },
      proximoVencimiento: { fecha: today, factura: 'a', valor: 100 },
    });
    expect(isBalanced(balance)).toBe(true);
    expect(isBalanced({ ...balance, saldoAFavor: 21 })).toBe(false);
    expect(isBalanced({ ...balance, pagado: 331 })).toBe(false);
  });

  test('names no next due date if nothing is owed', () => {
    const balance = balanceOf({
      moneda: 'USD',
      corte: today,
      movimientos: [],
      facturas: [of('a', 300)],
      saldoAFavor: 0,
    });
    expect(balance).not.toHaveProperty('proximoVencimiento');
  });

  test('names as next what falls due, not what is overdue', () => {
    const balance = balanceOf({
      moneda: 'USD',
      corte: '2026-07-01',
      movimientos: [],
      facturas: [of('a', 0)],
      saldoAFavor: 0,
    });
    expect(balance).toMatchObject({
      vencido: 200,
      proximoVencimiento: { fecha: '2026-07-15', factura: 'a', valor: 100 },
    });
  });

  test('has the same totals from sums by kind as from rows', () => {
    const row = fc
      .tuple(fc.constantFrom(...tiposMovimiento), importe, fc.boolean())
      .map(([tipo, valor, isDebe]) => ({ tipo, debe: isDebe ? valor : 0, haber: isDebe ? 0 : valor }));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const sums = tiposMovimiento.map((tipo) => {
          const mine = rows.filter((one) => one.tipo === tipo);
          return {
            tipo,
            debe: sumValores(mine.map(({ debe }) => debe)),
            haber: sumValores(mine.map(({ haber }) => haber)),
          };
        });
        const totales = totalesOf(rows);
        expect(totalesOf(sums)).toEqual(totales);
        expect(totales.saldo).toBe(
          totales.facturado - totales.acreditado - totales.pagado + totales.reembolsado,
        );
      }),
    );
  });
});

describe('a payment', () => {
  const deudas = deudasOf([of('b', 0), of('a', 50)]);

  test('takes off the oldest debts first, across invoices', () => {
    expect(applyPago(260, deudas)).toEqual({
      aplicaciones: [
        { factura: 'a', valor: 150 },
        { factura: 'b', valor: 110 },
      ],
      sinAplicar: 0,
    });
  });

  test('pays what it was meant for and no more', () => {
    expect(applyPago(400, deudas, new Map([['b', 120]]))).toEqual({
      aplicaciones: [{ factura: 'b', valor: 120 }],
      sinAplicar: 280,
    });
  });

  test('is fully accounted for, and no invoice takes more than is owed of it or was meant for it', () => {
    const meant = fc.option(fc.array(importe, { minLength: 8, maxLength: 8 }), { nil: undefined });
    fc.assert(
      fc.property(facturas, importe, meant, (all, valor, amounts) => {
        const limits = amounts && new Map(all.map(({ numero }, i) => [numero, amounts[i] ?? 0]));
        const { aplicaciones, sinAplicar } = applyPago(valor, deudasOf(all), limits);
        expect(sumValores(aplicaciones.map((a) => a.valor)) + sinAplicar).toBe(valor);
        expect(new Set(aplicaciones.map((a) => a.factura)).size).toBe(aplicaciones.length);
        for (const { factura: numero, valor: taken } of aplicaciones) {
          const owed = all.find((one) => one.numero === numero);
          expect(taken).toBeGreaterThan(0);
          expect(taken).toBeLessThanOrEqual(
            Math.min(owed ? saldoFactura(owed) : 0, limits?.get(numero) ?? valor),
          );
        }
        // Something is in favour only where nothing that it may pay is owed any more.
        if (sinAplicar > 0) {
          const room = all.map((one) =>
            Math.min(saldoFactura(one), limits?.get(one.numero) ?? Number.MAX_SAFE_INTEGER),
          );
          expect(valor - sinAplicar).toBe(sumValores(room));
        }
      }),
    );
  });

  test('is taken off again from the latest application backwards', () => {
    const inForce = [
      { id: 1, valor: 100 },
      { id: 2, valor: 50 },
      { id: 3, valor: 30 },
    ];
    expect(
      releaseAplicaciones(inForce, 60).map(({ aplicacion, taken, left }) => [aplicacion.id, taken, left]),
    ).toEqual([
      [3, 30, 0],
      [2, 30, 20],
    ]);
    expect(releaseAplicaciones(inForce, 0)).toEqual([]);
    expect(() => releaseAplicaciones(inForce, 181)).toThrow(RangeError);
  });
});

test('credit can be used if there is some, and a debt that it can pay, due or not', () => {
  const none = { saldoAFavor: 0, vencido: 0, porVencer: 0 };
  expect(canUseFavor({ ...none, saldoAFavor: 1 })).toBe(false);
  expect(canUseFavor({ ...none, vencido: 1 })).toBe(false);
  expect(canUseFavor({ ...none, saldoAFavor: 1, vencido: 1 })).toBe(true);
  expect(canUseFavor({ ...none, saldoAFavor: 1, porVencer: 1 })).toBe(true);
});
