/** Sums the ledger of one client and currency, from its rows or from sums of rows by kind. */

export const tiposMovimiento = [
  'factura',
  'nota_credito',
  'recibo',
  'reembolso',
  'anulacion',
  'ajuste',
] as const;

export type TipoMovimiento = (typeof tiposMovimiento)[number];

export interface CountedMovimiento {
  readonly tipo: TipoMovimiento;
  readonly debe: number;
  readonly haber: number;
}

export interface Totales {
  /** Invoices in force, as in the totals of their list. Annulling one subtracts what credit notes have left of it. */
  facturado: number;
  /** Credit notes, and adjustments in the client's favour. */
  acreditado: number;
  pagado: number;
  /** Refunds, and payments that a bank took back (adjustments against the client). */
  reembolsado: number;
  /** facturado − acreditado − pagado + reembolsado = Σ debe − Σ haber (api.md, invariant 4). */
  saldo: number;
}

export function totalesOf(movimientos: Iterable<CountedMovimiento>): Totales {
  const totales: Totales = { facturado: 0, acreditado: 0, pagado: 0, reembolsado: 0, saldo: 0 };
  for (const { tipo, debe, haber } of movimientos) {
    totales.saldo += debe - haber;
    if (tipo === 'factura' || tipo === 'anulacion') totales.facturado += debe - haber;
    else if (tipo === 'recibo') totales.pagado += haber - debe;
    else if (tipo === 'ajuste') {
      totales.reembolsado += debe;
      totales.acreditado += haber;
    } else if (tipo === 'reembolso') totales.reembolsado += debe - haber;
    else totales.acreditado += haber - debe;
  }
  return totales;
}
