// The chart of payments by month: which currencies it shows, and what its figures open.
import { expect, it } from 'vitest';
import { movimientosOf, recibosOf, seriesOf } from '../../src/areas/cliente/inicio/months.ts';
import type { Balance } from '../../src/contract/balance.ts';
import { porMes } from '../../src/domain/cuenta/monthlySums.ts';

const quarter = ['2026-08', '2026-09', '2026-10'];

/** A balance in which as much was paid in each of these months. */
const balance = (moneda: Balance['moneda'], pagado: number, months = quarter): Balance => ({
  moneda,
  corte: '2026-11-21',
  facturado: 0,
  acreditado: 0,
  pagado: 0,
  reembolsado: 0,
  saldo: 0,
  vencido: 0,
  porVencer: 0,
  saldoAFavor: 0,
  antiguedad: { porVencer: 0, d1_30: 0, d31_60: 0, d61_90: 0, d91_120: 0, d121_mas: 0 },
  porMes: porMes(
    months.map((mes) => ({ mes, tipo: 'recibo', debe: 0, haber: pagado })),
    '2026-11-21',
  ),
});

it('the chart of payments by month shows one series for each currency that was paid in, and never adds two up', () => {
  const series = seriesOf([balance('USD', 31_700), balance('EUR', 0), balance('COP', 50)]);
  expect(series.map(({ moneda, pagado, reembolsado }) => [moneda, pagado, reembolsado])).toEqual([
    ['USD', 95_100, 0],
    ['COP', 150, 0],
  ]);
});

it('the chart of payments by month shows a currency once it was paid in three months', () => {
  expect(seriesOf([balance('USD', 100, quarter.slice(1))])).toEqual([]);
  expect(seriesOf([balance('USD', 100)])).toHaveLength(1);
});

it('the chart of payments by month opens the receipts and movements of exactly that month, and the receipts of the whole year', () => {
  const { porMes: meses } = balance('USD', 1);
  const october = meses.at(-2);
  expect(october && recibosOf(october)).toBe('/cliente/recibos?desde=2026-10-01&hasta=2026-10-31');
  expect(october && movimientosOf(october)).toContain('desde=2026-10-01&hasta=2026-10-31&tipo=devuelto');
  expect(recibosOf(...meses)).toBe('/cliente/recibos?desde=2025-12-01&hasta=2026-11-30');
});
