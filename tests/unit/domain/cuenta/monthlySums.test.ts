// Payments by month: what came in, and what came back, as the balance counts them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { porMes, startOfMonths } from '../../../../src/domain/cuenta/monthlySums.ts';
import {
  type TipoMovimiento,
  tiposMovimiento,
  totalesOf,
} from '../../../../src/domain/cuenta/movimientos.ts';
import { sumValores } from '../../../../src/domain/dinero.ts';

const corte = '2026-11-21';
const movimiento = (mes: string, tipo: TipoMovimiento, debe: number, haber: number) => ({
  mes,
  tipo,
  debe,
  haber,
});

test('a month has what was paid in it and what came back in it, and every month is there', () => {
  const months = porMes(
    [
      movimiento('2025-12', 'recibo', 0, 700),
      movimiento('2026-10', 'recibo', 0, 11_000),
      movimiento('2026-10', 'ajuste', 11_000, 0),
      movimiento('2026-10', 'recibo', 0, 20_000),
      movimiento('2026-11', 'factura', 999, 0),
      movimiento('2026-11', 'reembolso', 20_000, 0),
    ],
    corte,
  );
  expect(months.map(({ mes }) => mes)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`),
  ]);
  expect(months.filter(({ pagado, reembolsado }) => pagado + reembolsado > 0)).toEqual([
    { mes: '2025-12', pagado: 700, reembolsado: 0 },
    { mes: '2026-10', pagado: 31_000, reembolsado: 11_000 },
    { mes: '2026-11', pagado: 0, reembolsado: 20_000 },
  ]);
});

test('the months begin on the first day of the eleventh month before', () => {
  expect(startOfMonths(corte)).toBe('2025-12-01');
  expect(startOfMonths('2026-01-31')).toBe('2025-02-01');
});

test('the months together come to the totals of their movements, and what is older counts in none', () => {
  const row = fc.record({
    mes: fc.option(fc.constantFrom('2025-12', '2026-02', '2026-11'), { nil: undefined }),
    tipo: fc.constantFrom(...tiposMovimiento),
    debe: fc.nat(1_000_000),
    haber: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const { pagado, reembolsado } = totalesOf(rows.filter(({ mes }) => mes !== undefined));
      const months = porMes(rows, corte);
      expect(sumValores(months.map((mes) => mes.pagado))).toBe(pagado);
      expect(sumValores(months.map((mes) => mes.reembolsado))).toBe(reembolsado);
    }),
  );
});
