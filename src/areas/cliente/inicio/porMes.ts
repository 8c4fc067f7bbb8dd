/** Payments by month, one series per currency; months without any are there too, as 0. */
import type { Movimiento } from '../../../contract/movimiento.ts';
import { addMonths } from '../../../domain/fechas.ts';

export interface Serie {
  readonly moneda: string;
  /** Minor units. */
  readonly total: number;
  /** `mes` is YYYY-MM; in order. */
  readonly meses: readonly { readonly mes: string; readonly valor: number }[];
}

const MESES = 12;

/** The first day of the twelve months that end with that of `hoy` (YYYY-MM-DD). */
export const desdeOf = (hoy: string): string => addMonths(`${hoy.slice(0, 7)}-01`, 1 - MESES);

export function porMes(movimientos: readonly Movimiento[], hoy: string): Serie[] {
  const nombres = Array.from({ length: MESES }, (_, n) => addMonths(desdeOf(hoy), n).slice(0, 7));
  const porMoneda = Map.groupBy(
    movimientos.filter(({ tipo }) => tipo === 'recibo'),
    ({ moneda }) => moneda,
  );
  return [...porMoneda].map(([moneda, suyos]) => {
    const meses = nombres.map((mes) => ({
      mes,
      valor: suyos.reduce((suma, { fecha, haber }) => (fecha.startsWith(mes) ? suma + haber : suma), 0),
    }));
    return { moneda, meses, total: meses.reduce((suma, { valor }) => suma + valor, 0) };
  });
}
