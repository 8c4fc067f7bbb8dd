/**
 * What is owed and by when. An invoice is owed in its instalments; what was paid or credited covers the oldest first, so
 * a debt is never older than it has to be.
 */
import { sumValores } from '../dinero.ts';
import { type EstadoCuota, type FacturaEnCuenta, saldoFactura } from '../estados/factura.ts';

export interface Cuota {
  /** YYYY-MM-DD */
  readonly vence: string;
  readonly valor: number;
}

export interface FacturaConCuotas extends FacturaEnCuenta {
  readonly numero: string;
  /** By due date; their sum is the total. A credit note has none. */
  readonly cuotas: readonly Cuota[];
}

export interface Deuda {
  readonly factura: string;
  readonly vence: string;
  /** More than 0. */
  readonly saldo: number;
}

/**
 * Each instalment with what is still owed of it and the state that follows. Payments come first and credit notes after
 * them, so an instalment that no money reached is `acreditada`; a cent of money in it makes it `pagada`.
 */
export function cuotasEnCuenta<C extends Cuota>(
  factura: FacturaEnCuenta & { readonly cuotas: readonly C[] },
): (C & { saldo: number; estado: EstadoCuota })[] {
  let cubierto = factura.total - saldoFactura(factura);
  let dinero = factura.pagado;
  return factura.cuotas.map((cuota) => {
    if (factura.estado === 'anulada') return { ...cuota, saldo: 0, estado: 'anulada' };
    const saldo = Math.max(0, cuota.valor - cubierto);
    cubierto -= cuota.valor - saldo;
    const closed = dinero > 0 ? 'pagada' : 'acreditada';
    dinero -= cuota.valor;
    return {
      ...cuota,
      saldo,
      estado: saldo === 0 ? closed : saldo < cuota.valor ? 'parcial' : 'pendiente',
    };
  });
}

/** Everything owed on these invoices, the oldest first; what is due on one day by number. */
export function deudasOf(facturas: readonly FacturaConCuotas[]): Deuda[] {
  return facturas
    .flatMap((factura) =>
      cuotasEnCuenta(factura)
        .filter(({ saldo }) => saldo > 0)
        .map(({ vence, saldo }) => ({ factura: factura.numero, vence, saldo })),
    )
    .sort(byAge);
}

/** What is owed of an invoice from before `hoy` (YYYY-MM-DD). Due today is not overdue; more than 0 is `vencida`. */
export function vencidoOf(factura: Omit<FacturaConCuotas, 'numero'>, hoy: string): number {
  return sumValores(cuotasEnCuenta(factura).map(({ vence, saldo }) => (vence < hoy ? saldo : 0)));
}

/**
 * Whether what was paid so far wins the seat: the first instalment does. Less is money on account; the enrolment goes on
 * waiting for the rest.
 */
export function paysForSeat(factura: FacturaEnCuenta & { readonly cuotas: readonly Cuota[] }): boolean {
  return factura.estado === 'emitida' && cuotasEnCuenta(factura)[0]?.saldo === 0;
}

export function byAge(a: Deuda, b: Deuda): number {
  return compare(a.vence, b.vence) || compare(a.factura, b.factura);
}

/** By code units, like the `C` order of a database: the same on every machine. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
