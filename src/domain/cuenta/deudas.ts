/**
 * Computes what a client owes and by when. An invoice is owed in instalments; payments and credit cover the oldest first.
 */
import { sumValores } from '../dinero.ts';
import { type CountedFactura, type EstadoCuota, saldoFactura } from '../estados/factura.ts';

export interface Cuota {
  /** YYYY-MM-DD */
  readonly vence: string;
  readonly valor: number;
}

export interface FacturaWithCuotas extends CountedFactura {
  readonly numero: string;
  /** Sorted by due date; their sum is the total. A credit note has none. */
  readonly cuotas: readonly Cuota[];
}

export interface Deuda {
  readonly factura: string;
  readonly vence: string;
  /** More than 0. */
  readonly saldo: number;
}

/**
 * Adds to each instalment what it still owes and its state. Payments cover instalments before credit notes do, so a closed
 * instalment without any money is `acreditada`, and one with at least a cent is `pagada`.
 */
export function countedCuotas<C extends Cuota>(
  factura: CountedFactura & { readonly cuotas: readonly C[] },
): (C & { saldo: number; estado: EstadoCuota })[] {
  let covered = factura.total - saldoFactura(factura);
  let dinero = factura.pagado;
  return factura.cuotas.map((cuota) => {
    if (factura.estado === 'anulada') return { ...cuota, saldo: 0, estado: 'anulada' };
    const saldo = Math.max(0, cuota.valor - covered);
    covered -= cuota.valor - saldo;
    const closed = dinero > 0 ? 'pagada' : 'acreditada';
    dinero -= cuota.valor;
    return {
      ...cuota,
      saldo,
      estado: saldo === 0 ? closed : saldo < cuota.valor ? 'parcial' : 'pendiente',
    };
  });
}

/** Returns the oldest instalment that is still owed, with what is left of it. */
export const nextCuota = (factura: Omit<FacturaWithCuotas, 'numero'>) =>
  countedCuotas(factura).find(({ saldo }) => saldo > 0);

/** Returns the due date of the oldest instalment that is still owed; for an invoice that owes nothing, its last due date. */
export function nextVence(
  factura: Omit<FacturaWithCuotas, 'numero'> & { readonly fechaVencimiento: string },
): string {
  return nextCuota(factura)?.vence ?? factura.fechaVencimiento;
}

/** Lists the debts of these invoices, the oldest first; those of the same day by invoice number. */
export function deudasOf(facturas: readonly FacturaWithCuotas[]): Deuda[] {
  return facturas
    .flatMap((factura) =>
      countedCuotas(factura)
        .filter(({ saldo }) => saldo > 0)
        .map(({ vence, saldo }) => ({ factura: factura.numero, vence, saldo })),
    )
    .sort(byAge);
}

/** Sums what an invoice owes from before `today` (YYYY-MM-DD). What is due today is not overdue. If above 0, it is `vencida`. */
export function vencidoOf(factura: Omit<FacturaWithCuotas, 'numero'>, today: string): number {
  return sumValores(countedCuotas(factura).map(({ vence, saldo }) => (vence < today ? saldo : 0)));
}

/**
 * Returns how much of an invoice to propose for payment on `today` (YYYY-MM-DD): all that is overdue or, if nothing is, what is
 * left of the next instalment. 0 if nothing is owed.
 */
export function proposePago(factura: Omit<FacturaWithCuotas, 'numero'>, today: string): number {
  return vencidoOf(factura, today) || (nextCuota(factura)?.saldo ?? 0);
}

/**
 * Returns true if the first instalment is paid, which secures the seat. Less than that is money on account, and the enrolment
 * waits for the rest.
 */
export function paysForSeat(factura: CountedFactura & { readonly cuotas: readonly Cuota[] }): boolean {
  return factura.estado === 'emitida' && countedCuotas(factura)[0]?.saldo === 0;
}

export function byAge(a: Deuda, b: Deuda): number {
  return compare(a.vence, b.vence) || compare(a.factura, b.factura);
}

/** Compares by code units, like the `C` collation of a database, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
