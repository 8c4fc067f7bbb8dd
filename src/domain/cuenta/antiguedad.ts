/** Debts by age. The edges of the buckets are those of ageBucketOf. */
import { sumValores } from '../dinero.ts';
import { type AgeBucket, ageBucketOf, ageBuckets } from '../fechas.ts';
import { type Deuda, deudasOf, type FacturaWithCuotas } from './deudas.ts';

export type Antiguedad = { readonly [bucket in AgeBucket]: number };

/**
 * Returns a sum for every bucket, 0 included. Together they are the sum of the debts (api.md, invariant 4).
 * @param corte YYYY-MM-DD
 */
export function antiguedadOf(deudas: readonly Pick<Deuda, 'vence' | 'saldo'>[], corte: string): Antiguedad {
  const sums = { porVencer: 0, d1_30: 0, d31_60: 0, d61_90: 0, d91_120: 0, d121_mas: 0 };
  for (const { vence, saldo } of deudas) sums[ageBucketOf(vence, corte)] += saldo;
  return sums;
}

/** Returns how much of an invoice's debt is in these buckets, each counted once. @param corte YYYY-MM-DD */
export function owedInBuckets(
  factura: FacturaWithCuotas,
  buckets: readonly AgeBucket[],
  corte: string,
): number {
  const antiguedad = antiguedadOf(deudasOf([factura]), corte);
  return sumValores([...new Set(buckets)].map((bucket) => antiguedad[bucket]));
}

/** The ages that clients can filter debts by: one bucket, or everything overdue. */
export const debtAges = ['vencido', ...ageBuckets] as const;

export type DebtAge = (typeof debtAges)[number];

export const ageBucketsOf = (age: DebtAge): readonly AgeBucket[] =>
  age === 'vencido' ? ageBuckets.filter((bucket) => bucket !== 'porVencer') : [age];
