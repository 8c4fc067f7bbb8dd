// Payments by month: what came in, and what came back, as the balance counts them.
import { describe, expect, it } from 'vitest';
import { desdeOf, porMes } from '../../src/areas/cliente/inicio/porMes.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import { totalesOf } from '../../src/domain/cuenta/movimientos.ts';

const hoy = '2026-11-21';
const movimiento = (
  fecha: string,
  tipo: Movimiento['tipo'],
  debe: number,
  haber: number,
  moneda: Movimiento['moneda'] = 'USD',
): Movimiento => ({
  secuencia: 1,
  fecha,
  registradoEl: `${fecha}T12:00:00.000Z`,
  tipo,
  documento: 'REC-000001',
  descripcion: '',
  debe,
  haber,
  saldo: 0,
  moneda,
});
const movimientos = [
  movimiento('2025-12-31', 'recibo', 0, 700),
  movimiento('2026-10-03', 'recibo', 0, 11000),
  movimiento('2026-10-09', 'ajuste', 11000, 0),
  movimiento('2026-10-27', 'recibo', 0, 20000),
  movimiento('2026-11-01', 'factura', 999, 0),
  movimiento('2026-11-21', 'reembolso', 20000, 0),
];

describe('the payments of the last twelve months', () => {
  it('tell what came back in the month that it came back, by the rule of the balance', () => {
    const [serie] = porMes(movimientos, hoy);
    const { pagado, reembolsado } = totalesOf(movimientos);
    expect(serie).toMatchObject({ moneda: 'USD', pagado, devuelto: reembolsado });
    expect(serie?.meses.map(({ mes }) => mes)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`),
    ]);
    expect(serie?.meses.filter((mes) => mes.pagado + mes.devuelto > 0)).toEqual([
      { mes: '2025-12', desde: '2025-12-01', hasta: '2025-12-31', pagado: 700, devuelto: 0 },
      {
        mes: '2026-10',
        desde: '2026-10-01',
        hasta: '2026-10-31',
        pagado: 31000,
        devuelto: 11000,
        tipoDevuelto: 'ajuste',
      },
      {
        mes: '2026-11',
        desde: '2026-11-01',
        hasta: '2026-11-30',
        pagado: 0,
        devuelto: 20000,
        tipoDevuelto: 'reembolso',
      },
    ]);
  });

  it('name no one kind where money came back by two', () => {
    const [serie] = porMes([...movimientos, movimiento('2026-11-22', 'ajuste', 5, 0)], hoy);
    expect(serie?.meses.at(-1)).not.toHaveProperty('tipoDevuelto');
  });

  it('never add up two currencies', () => {
    const series = porMes([...movimientos, movimiento('2026-11-02', 'recibo', 0, 50, 'COP')], hoy);
    expect(series.map(({ moneda, pagado }) => [moneda, pagado])).toEqual([
      ['USD', 31700],
      ['COP', 50],
    ]);
  });

  it('begin on the first day of a month', () => expect(desdeOf(hoy)).toBe('2025-12-01'));
});
