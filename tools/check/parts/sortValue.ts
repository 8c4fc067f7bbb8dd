/** What a list is sorted by, of one row. */
import type { Factura } from '../../../src/contract/factura.ts';

type Row = Readonly<Record<string, unknown>>;

/** The orders that are no field of the row. */
const derived: Readonly<Record<string, (row: Row) => string | undefined>> = {
  // Courses that are full come last, and each group by its first day.
  oferta: ({ estado, inicio }) => `${estado === 'lleno' ? 1 : 0} ${inicio}`,
  proximoVencimiento: (row) => {
    const { tipo, cuotas, fechaVencimiento } = row as unknown as Factura;
    const owed = cuotas.find(({ estado }) => estado === 'pendiente' || estado === 'parcial');
    // Credit notes never fall due, and come last in both directions.
    return tipo === 'nota_credito' ? undefined : (owed?.vence ?? fechaVencimiento);
  },
};

/** Undefined for a row that has no place in the order. */
export const sortValue = (row: Row, field: string): unknown =>
  field in derived ? derived[field]?.(row) : row[field];

/** Words sort by the rules of a language, which the contract does not fix. */
export const isExactOrder = (field: string, values: readonly unknown[]): boolean =>
  field in derived ||
  values.every((value) => typeof value === 'number' || /^\d{4}-\d{2}-\d{2}/.test(String(value)));
