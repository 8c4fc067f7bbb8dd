/**
 * Computes the balance of one client in one currency: past sums from the ledger, open amounts from invoices and receipts.
 */
import { sumValores } from '../dinero.ts';
import { type Antiguedad, antiguedadOf } from './antiguedad.ts';
import { type Deuda, deudasOf, type FacturaWithCuotas } from './deudas.ts';
import { type MonthMovimiento, type MonthSums, porMes } from './monthlySums.ts';
import { type Totales, totalesOf } from './movimientos.ts';

export interface CuentaAtCorte<M extends string> {
  readonly moneda: M;
  /** YYYY-MM-DD in the institution's zone. */
  readonly corte: string;
  /** The whole ledger: its rows, or sums of them by kind and month. */
  readonly movimientos: readonly MonthMovimiento[];
  /** Only invoices with an open amount matter; others may be omitted. */
  readonly facturas: readonly FacturaWithCuotas[];
  /** Σ sinAplicar of the receipts. */
  readonly saldoAFavor: number;
}

/** Balance of the contract. */
export interface Balance<M extends string> extends Totales {
  moneda: M;
  corte: string;
  vencido: number;
  porVencer: number;
  saldoAFavor: number;
  antiguedad: Antiguedad;
  /** The twelve months up to `corte`. */
  porMes: MonthSums[];
  proximoVencimiento?: { fecha: string; factura: string; valor: number };
}

export function balanceOf<M extends string>(cuenta: CuentaAtCorte<M>): Balance<M> {
  const { moneda, corte, saldoAFavor } = cuenta;
  const deudas = deudasOf(cuenta.facturas);
  const antiguedad = antiguedadOf(deudas, corte);
  const { porVencer, ...vencidas } = antiguedad;
  return {
    moneda,
    corte,
    ...totalesOf(cuenta.movimientos),
    vencido: sumValores(Object.values(vencidas)),
    porVencer,
    saldoAFavor,
    antiguedad,
    porMes: porMes(cuenta.movimientos, corte),
    ...next(deudas, corte),
  };
}

/** Finds the first debt that is not overdue. */
function next(deudas: readonly Deuda[], corte: string) {
  const next = deudas.find(({ vence }) => vence >= corte);
  if (!next) return {};
  return { proximoVencimiento: { fecha: next.vence, factura: next.factura, valor: next.saldo } };
}
