/** Checks what a payment link asks for, and computes how much of it can still be paid. */
import { enlaceHours } from '../deadlines.ts';
import { sumValores } from '../dinero.ts';
import { type EstadoEnlace, estadoEnlaceAt, type TimedEnlace } from '../estados/enlace.ts';
import { accept, type Result, reject } from '../result.ts';

/** The most invoices that one payment can have, by a link or with credit. */
export const facturasMax = 50;

export interface FacturaAmount {
  readonly numero: string;
  /** Minor units, more than 0. */
  readonly valor: number;
}

export interface OwedFactura<M extends string = string> {
  readonly numero: string;
  readonly saldo: number;
  readonly moneda: M;
}

/** Codes of the contract's problems. */
export type EnlaceRefusal =
  | 'no_encontrado'
  | 'monedas_distintas'
  | 'factura_sin_saldo'
  | 'valor_excede_saldo';

export type EnlaceCheck<M extends string> =
  | { readonly ok: true; readonly valor: number; readonly moneda: M }
  /** `errors` by position in the request; `code` is the first of them. */
  | { readonly ok: false; readonly code: EnlaceRefusal; readonly errors: readonly EnlaceError[] };

export interface EnlaceError {
  readonly index: number;
  readonly code: EnlaceRefusal;
}

/** Checks that all have one currency and none exceeds what is owed (api.md, invariant 7). @param facturas of the client */
export function checkEnlace<M extends string>(
  amounts: readonly FacturaAmount[],
  facturas: readonly OwedFactura<M>[],
): EnlaceCheck<M> {
  const own = new Map(facturas.map((factura) => [factura.numero, factura]));
  const moneda = own.get(amounts[0]?.numero ?? '')?.moneda;
  const errors = amounts.flatMap(({ numero, valor }, index): EnlaceError[] => {
    const code = refusal(own.get(numero), valor, moneda);
    return code ? [{ index, code }] : [];
  });
  const [first] = errors;
  if (first) return { ok: false, code: first.code, errors };
  if (moneda === undefined) return { ok: false, code: 'no_encontrado', errors };
  return { ok: true, valor: sumValores(amounts.map(({ valor }) => valor)), moneda };
}

function refusal(
  factura: OwedFactura | undefined,
  valor: number,
  moneda: string | undefined,
): EnlaceRefusal | undefined {
  if (!factura) return 'no_encontrado';
  if (moneda !== undefined && factura.moneda !== moneda) return 'monedas_distintas';
  if (factura.saldo <= 0) return 'factura_sin_saldo';
  return valor > factura.saldo ? 'valor_excede_saldo' : undefined;
}

/** Milliseconds. @param hours of the contract's `caducaEnHoras` */
export function endOfEnlace(creadoEl: number, hours: number = enlaceHours): number {
  return creadoEl + hours * 3_600_000;
}

/** Returns what a link can still ask for of each invoice: the amount asked for, at most what is owed now. */
export function pendingOf(
  amounts: readonly FacturaAmount[],
  facturas: readonly Omit<OwedFactura, 'moneda'>[],
): FacturaAmount[] {
  const saldos = new Map(facturas.map(({ numero, saldo }) => [numero, saldo]));
  return amounts
    .map(({ numero, valor }) => ({ numero, valor: Math.min(valor, saldos.get(numero) ?? 0) }))
    .filter(({ valor }) => valor > 0);
}

/** Sums what a link can still collect, now or after a renewal. 0 for one that was paid or revoked. */
export function pendienteOf(
  enlace: { readonly estado: EstadoEnlace; readonly facturas: readonly FacturaAmount[] },
  facturas: readonly Omit<OwedFactura, 'moneda'>[],
): number {
  if (enlace.estado === 'pagado' || enlace.estado === 'revocado') return 0;
  return sumValores(pendingOf(enlace.facturas, facturas).map(({ valor }) => valor));
}

/**
 * Returns what a person who opens the link may pay now (the second check of invariant 7). Refuses with `plazo_vencido` an
 * expired link, with `estado_final` one that was paid or revoked.
 */
export function openEnlace(
  enlace: TimedEnlace & { readonly facturas: readonly FacturaAmount[] },
  facturas: readonly Omit<OwedFactura, 'moneda'>[],
  now: number,
): Result<
  { facturas: FacturaAmount[]; valor: number },
  'plazo_vencido' | 'estado_final' | 'factura_sin_saldo'
> {
  const estado = estadoEnlaceAt(enlace, now);
  if (estado === 'caducado') return reject('plazo_vencido');
  if (estado !== 'activo') return reject('estado_final');
  const pendientes = pendingOf(enlace.facturas, facturas);
  if (pendientes.length === 0) return reject('factura_sin_saldo');
  return accept({ facturas: pendientes, valor: sumValores(pendientes.map(({ valor }) => valor)) });
}
