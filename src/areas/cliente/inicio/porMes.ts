/** What was paid by month and what of it came back, one series per currency; months without any are there too, as 0. */
import type { Movimiento } from '../../../contract/movimiento.ts';
import { type TipoMovimiento, totalesOf } from '../../../domain/cuenta/movimientos.ts';
import { addDays, addMonths } from '../../../domain/fechas.ts';

/** Minor units. As in the balance: a refund, and a payment that a bank took back, count in the month that they came back. */
interface Sumas {
  readonly pagado: number;
  readonly devuelto: number;
}

export interface Mes extends Sumas {
  /** YYYY-MM */
  readonly mes: string;
  /** First and last day, YYYY-MM-DD. */
  readonly desde: string;
  readonly hasta: string;
  /** The kind of what came back, where it is of one. */
  readonly tipoDevuelto?: TipoMovimiento;
}

export interface Serie extends Sumas {
  readonly moneda: string;
  /** In order. */
  readonly meses: readonly Mes[];
}

const MESES = 12;

/** What money came by and went back by. */
export const tiposPago = ['recibo', 'reembolso', 'ajuste'] as const satisfies TipoMovimiento[];

/** The first day of the twelve months that end with that of `hoy` (YYYY-MM-DD). */
export const desdeOf = (hoy: string): string => addMonths(`${hoy.slice(0, 7)}-01`, 1 - MESES);

export function porMes(movimientos: readonly Movimiento[], hoy: string): Serie[] {
  const porMoneda = Map.groupBy(
    movimientos.filter(({ tipo }) => tiposPago.some((uno) => uno === tipo)),
    ({ moneda }) => moneda,
  );
  return [...porMoneda].map(([moneda, suyos]) => ({
    moneda,
    ...sumasOf(suyos),
    meses: Array.from({ length: MESES }, (_, n) => mesOf(addMonths(desdeOf(hoy), n), suyos)),
  }));
}

function mesOf(desde: string, movimientos: readonly Movimiento[]): Mes {
  const mes = desde.slice(0, 7);
  const suyos = movimientos.filter(({ fecha }) => fecha.startsWith(mes));
  const tipos = new Set(suyos.filter(({ debe }) => debe > 0).map(({ tipo }) => tipo));
  const [tipoDevuelto] = tipos;
  return {
    mes,
    desde,
    hasta: addDays(addMonths(desde, 1), -1),
    ...sumasOf(suyos),
    ...(tipoDevuelto !== undefined && tipos.size === 1 && { tipoDevuelto }),
  };
}

function sumasOf(movimientos: readonly Movimiento[]): Sumas {
  const { pagado, reembolsado } = totalesOf(movimientos);
  return { pagado, devuelto: reembolsado };
}
