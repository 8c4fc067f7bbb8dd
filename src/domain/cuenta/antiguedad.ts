/** Debts by age. The edges of the buckets are those of tramoOf. */
import { type Tramo, tramoOf, tramos } from '../fechas.ts';
import type { Deuda } from './deudas.ts';

export type Antiguedad = { readonly [tramo in Tramo]: number };

/** One sum for each bucket, all of them there; together the sum of the debts (api.md, invariant 4). @param corte YYYY-MM-DD */
export function antiguedadOf(deudas: readonly Pick<Deuda, 'vence' | 'saldo'>[], corte: string): Antiguedad {
  const sums = { porVencer: 0, d1_30: 0, d31_60: 0, d61_90: 0, d91_120: 0, d121_mas: 0 };
  for (const { vence, saldo } of deudas) sums[tramoOf(vence, corte)] += saldo;
  return sums;
}

/** An age of the debt as clients choose it: one bucket, or all that is overdue. */
export const edades = ['vencido', ...tramos] as const;

export type Edad = (typeof edades)[number];

export const tramosOf = (edad: Edad): readonly Tramo[] =>
  edad === 'vencido' ? tramos.filter((tramo) => tramo !== 'porVencer') : [edad];
