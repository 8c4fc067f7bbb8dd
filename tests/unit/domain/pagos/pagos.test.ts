import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumValores } from '../../../../src/domain/dinero.ts';
import { estadoEnlaceAt, estadosEnlace } from '../../../../src/domain/estados/enlace.ts';
import { type EstadoPago, estadosPago } from '../../../../src/domain/estados/pago.ts';
import {
  checkEnlace,
  endOfEnlace,
  openEnlace,
  pendienteOf,
  pendingOf,
} from '../../../../src/domain/pagos/enlace.ts';
import { hearReembolso } from '../../../../src/domain/pagos/hearReembolso.ts';
import { type NoticeEstado, readNotice } from '../../../../src/domain/pagos/readNotice.ts';
import { recordPago } from '../../../../src/domain/pagos/recordPago.ts';

const known = [
  { numero: 'a', saldo: 100, moneda: 'USD' },
  { numero: 'b', saldo: 0, moneda: 'USD' },
  { numero: 'c', saldo: 900, moneda: 'COP' },
];

describe('making a link', () => {
  test.each([
    [[{ numero: 'a', valor: 100 }], { ok: true, valor: 100, moneda: 'USD' }],
    [[{ numero: 'a', valor: 1 }], { ok: true, valor: 1, moneda: 'USD' }],
    [
      [{ numero: 'a', valor: 101 }],
      { code: 'valor_excede_saldo', errors: [{ index: 0, code: 'valor_excede_saldo' }] },
    ],
    [[{ numero: 'b', valor: 1 }], { code: 'factura_sin_saldo' }],
    [[{ numero: 'x', valor: 1 }], { code: 'no_encontrado' }],
    [[], { code: 'no_encontrado' }],
    [
      [
        { numero: 'a', valor: 1 },
        { numero: 'c', valor: 1 },
        { numero: 'b', valor: 1 },
      ],
      {
        code: 'monedas_distintas',
        errors: [
          { index: 1, code: 'monedas_distintas' },
          { index: 2, code: 'factura_sin_saldo' },
        ],
      },
    ],
  ] as const)('for %j gives %o', (amounts, expected) => {
    expect(checkEnlace(amounts, known)).toMatchObject({ ok: 'valor' in expected, ...expected });
  });

  test('asks for no more than is owed', () => {
    const saldos = fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 });
    const valores = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(saldos, valores, (owed, asked) => {
        const facturas = owed.map((saldo, i) => ({ numero: String(i), saldo, moneda: 'USD' }));
        const amounts = asked.map((valor, i) => ({ numero: String(i), valor }));
        const verdict = checkEnlace(amounts, facturas);
        if (verdict.ok) expect(verdict.valor).toBeLessThanOrEqual(sumValores(owed));
        else expect(verdict.errors.length).toBeGreaterThan(0);
      }),
    );
  });

  test('lets it run out at an exact instant, by default three days later', () => {
    expect(endOfEnlace(0)).toBe(72 * 3_600_000);
    expect(endOfEnlace(1000, 1)).toBe(3_601_000);
    expect(estadoEnlaceAt({ estado: 'activo', caducaEl: 10 }, 9)).toBe('activo');
    expect(estadoEnlaceAt({ estado: 'activo', caducaEl: 10 }, 10)).toBe('caducado');
    expect(estadoEnlaceAt({ estado: 'pagado', caducaEl: 10 }, 10)).toBe('pagado');
  });
});

describe('opening a link', () => {
  const enlace = { estado: 'activo', caducaEl: 1000, facturas: [{ numero: 'a', valor: 80 }] } as const;

  test('asks for no more than is owed by now', () => {
    expect(openEnlace(enlace, [{ numero: 'a', saldo: 30 }], 0)).toEqual({
      ok: true,
      value: { facturas: [{ numero: 'a', valor: 30 }], valor: 30 },
    });
    expect(openEnlace(enlace, [{ numero: 'a', saldo: 500 }], 0)).toMatchObject({ value: { valor: 80 } });
  });

  test.each([
    [{ ...enlace, caducaEl: 0 }, 30, 'plazo_vencido'],
    [{ ...enlace, estado: 'caducado' }, 30, 'plazo_vencido'],
    [{ ...enlace, estado: 'revocado' }, 30, 'estado_final'],
    [{ ...enlace, estado: 'pagado' }, 30, 'estado_final'],
    [enlace, 0, 'factura_sin_saldo'],
  ] as const)('is refused for %o with %i owed: %s', (one, saldo, code) => {
    expect(openEnlace(one, [{ numero: 'a', saldo }], 0)).toEqual({ ok: false, code });
  });

  test('that was renewed asks for what is left', () => {
    const amounts = [
      { numero: 'a', valor: 80 },
      { numero: 'b', valor: 20 },
    ];
    expect(pendingOf(amounts, [{ numero: 'a', saldo: 30 }])).toEqual([{ numero: 'a', valor: 30 }]);
  });
});

describe('what a gateway says', () => {
  const avisos = ['pendiente', 'confirmado', 'fallido', 'anulado', 'reembolsado'] as const;

  test.each([
    ['creado', 'confirmado', { ok: true, value: 'confirmado' }],
    ['pendiente', 'fallido', { ok: true, value: 'fallido' }],
    ['confirmado', 'confirmado', { ok: false, code: 'repetido' }],
    ['confirmado', 'pendiente', { ok: false, code: 'atrasado' }],
    ['confirmado', 'fallido', { ok: false, code: 'atrasado' }],
    ['confirmado', 'anulado', { ok: false, code: 'atrasado' }],
    ['fallido', 'pendiente', { ok: false, code: 'atrasado' }],
    ['fallido', 'confirmado', { ok: true, value: 'confirmado' }],
    ['anulado', 'confirmado', { ok: true, value: 'confirmado' }],
    ['pendiente', 'reembolsado', { ok: false, code: 'prematuro' }],
    ['reembolsado', 'confirmado', { ok: false, code: 'atrasado' }],
  ] as const)('of a payment that is %s, now %s, is taken as %o', (actual, aviso, expected) => {
    expect(readNotice(actual, aviso)).toEqual(expected);
  });

  test('enters the money once if it was confirmed at all, in any order and any number of times', () => {
    const said = fc.array(fc.constantFrom(...avisos), { maxLength: 12 });
    fc.assert(
      fc.property(said, (all) => {
        let estado: EstadoPago = 'creado';
        const heard: NoticeEstado[] = [];
        for (const aviso of all) {
          const verdict = readNotice(estado, aviso);
          if (!verdict.ok) continue;
          estado = verdict.value;
          heard.push(estado);
        }
        expect(heard.filter((one) => one === 'confirmado')).toHaveLength(all.includes('confirmado') ? 1 : 0);
        expect(estadosPago).toContain(estado);
      }),
    );
  });
});

describe('confirmed money', () => {
  const enlace = {
    estado: 'activo',
    caducaEl: 1000,
    valor: 100,
    moneda: 'USD',
    facturas: [{ numero: 'a', valor: 100 }],
  } as const;
  const pago = { valor: 100, pedido: 100, moneda: 'USD', creadoEl: 500 };
  const deuda = { factura: 'a', vence: '2026-06-15', saldo: 100 };
  const inFavour = { ok: true, value: { aplicaciones: [], sinAplicar: 100, paysEnlace: false } };
  const paid = {
    ok: true,
    value: { aplicaciones: [{ factura: 'a', valor: 100 }], sinAplicar: 0, paysEnlace: true },
  };

  test('pays the invoices of its link', () => {
    expect(recordPago(pago, enlace, [deuda])).toEqual(paid);
  });

  test('that is less than was asked for pays as far as it goes, and the link is not paid', () => {
    expect(recordPago({ ...pago, valor: 30 }, enlace, [deuda])).toEqual({
      ok: true,
      value: { aplicaciones: [{ factura: 'a', valor: 30 }], sinAplicar: 0, paysEnlace: false },
    });
  });

  test('beyond what was asked for is in favour, whatever else is owed of it', () => {
    expect(recordPago({ ...pago, valor: 130 }, enlace, [{ ...deuda, saldo: 500 }])).toEqual({
      ok: true,
      value: { ...paid.value, sinAplicar: 30 },
    });
  });

  test('that comes late still pays if the payment began while the link was good', () => {
    expect(recordPago(pago, { ...enlace, caducaEl: 501 }, [deuda])).toEqual(paid);
    expect(recordPago(pago, { ...enlace, estado: 'caducado', caducaEl: 501 }, [deuda])).toEqual({
      ok: true,
      value: { ...paid.value, paysEnlace: false },
    });
  });

  test('is in favour if the payment began after the link ran out', () => {
    expect(recordPago(pago, { ...enlace, caducaEl: 500 }, [deuda])).toEqual(inFavour);
    expect(recordPago(pago, { ...enlace, estado: 'caducado', caducaEl: 500 }, [deuda])).toEqual(inFavour);
  });

  test.each(['pagado', 'revocado'] as const)('is in favour if the link is %s', (estado) => {
    expect(recordPago(pago, { ...enlace, estado }, [deuda])).toEqual(inFavour);
  });

  test('is in favour if the invoice was annulled or paid meanwhile, and the link is paid', () => {
    expect(recordPago(pago, enlace, [])).toEqual({
      ok: true,
      value: { ...inFavour.value, paysEnlace: true },
    });
    expect(recordPago(pago, enlace, [{ ...deuda, saldo: 40 }])).toMatchObject({ value: { sinAplicar: 60 } });
  });

  test('in another currency is not believed', () => {
    expect(recordPago({ ...pago, moneda: 'COP' }, enlace, [deuda])).toEqual({
      ok: false,
      code: 'monedas_distintas',
    });
  });

  test('without a link pays the oldest debts', () => {
    expect(recordPago(pago, undefined, [deuda])).toMatchObject({
      value: { sinAplicar: 0, paysEnlace: false },
    });
  });

  test('is never lost, doubled or negative, whatever became of the link and of what it was for', () => {
    const cases = fc.record({
      estado: fc.constantFrom(...estadosEnlace),
      caducaEl: fc.nat(1000),
      valor: fc.integer({ min: 1, max: 500 }),
      saldo: fc.nat(500),
      linked: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, ({ estado, caducaEl, valor, saldo, linked }) => {
        const deudas = saldo > 0 ? [{ ...deuda, saldo }] : [];
        const recorded = recordPago(
          { ...pago, valor },
          linked ? { ...enlace, estado, caducaEl } : undefined,
          deudas,
        );
        expect(recorded.ok).toBe(true);
        if (!recorded.ok) return;
        const { aplicaciones, sinAplicar } = recorded.value;
        const applied = sumValores(aplicaciones.map((a) => a.valor));
        expect(applied + sinAplicar).toBe(valor);
        expect(applied).toBeLessThanOrEqual(saldo);
        expect(sinAplicar).toBeGreaterThanOrEqual(0);
        if (recorded.value.paysEnlace) expect([estado, valor >= pago.pedido]).toEqual(['activo', true]);
      }),
    );
  });
});

describe('a refund', () => {
  const recibo = { valor: 100, reembolsado: 30 };

  test.each([
    [31, { ok: true, value: { valor: 1, estado: 'reembolsado_parcial' } }],
    [100, { ok: true, value: { valor: 70, estado: 'reembolsado' } }],
    [30, { ok: false, code: 'repetido' }],
    [20, { ok: false, code: 'atrasado' }],
    [101, { ok: false, code: 'valor_excede_recibo' }],
  ])('of %i in all, of 100 of which 30 were given back, is %j', (returned, verdict) => {
    expect(hearReembolso(recibo, returned)).toEqual(verdict);
  });
});

describe('what a link can still bring in', () => {
  const facturas = [
    { numero: 'a', valor: 80 },
    { numero: 'b', valor: 10 },
  ];
  const owed = [
    { numero: 'a', saldo: 30 },
    { numero: 'b', saldo: 500 },
  ];

  test.each([
    ['activo', 40],
    ['caducado', 40],
    ['pagado', 0],
    ['revocado', 0],
  ] as const)('of one that is %s is %i', (estado, pendiente) => {
    expect(pendienteOf({ estado, facturas }, owed)).toBe(pendiente);
  });
});
