/** The balance of one client in one currency, from the ledger and from what is open; each figure has one source. */
import { sumValores } from '../dinero.ts';
import { type Antiguedad, antiguedadOf } from './antiguedad.ts';
import { type Deuda, deudasOf, type FacturaConCuotas } from './deudas.ts';
import { type MovimientoEnCuenta, type Totales, totalesOf } from './movimientos.ts';

export interface CuentaAlCorte<M extends string> {
  readonly moneda: M;
  /** YYYY-MM-DD in the institution's zone. */
  readonly corte: string;
  /** Rows, or sums by kind, of the whole ledger. */
  readonly movimientos: Iterable<MovimientoEnCuenta>;
  /** Those with something owed are enough. */
  readonly facturas: readonly FacturaConCuotas[];
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
  proximoVencimiento?: { fecha: string; factura: string; valor: number };
}

export function balanceOf<M extends string>(cuenta: CuentaAlCorte<M>): Balance<M> {
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
    ...next(deudas, corte),
  };
}

/** Whether ledger and documents tell the same (api.md, invariant 4). They always do, or something wrote past the rules. */
export function isBalanced(balance: Omit<Balance<string>, 'proximoVencimiento'>): boolean {
  const { facturado, acreditado, pagado, reembolsado, saldo, vencido, porVencer, saldoAFavor } = balance;
  return (
    saldo === facturado - acreditado - pagado + reembolsado && saldo === vencido + porVencer - saldoAFavor
  );
}

/** The first that is not overdue: what is overdue is told by itself. */
function next(deudas: readonly Deuda[], corte: string) {
  const proxima = deudas.find(({ vence }) => vence >= corte);
  if (!proxima) return {};
  return { proximoVencimiento: { fecha: proxima.vence, factura: proxima.factura, valor: proxima.saldo } };
}
