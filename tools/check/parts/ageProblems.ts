/** Says where a balance differs from the invoices: in what is owed by age, and in what is due next. */
import type { Balance } from '../../../src/contract/balance.ts';
import type { Factura } from '../../../src/contract/factura.ts';
import { antiguedadOf } from '../../../src/domain/cuenta/antiguedad.ts';
import { deudasOf } from '../../../src/domain/cuenta/deudas.ts';
import { ageBuckets } from '../../../src/domain/fechas.ts';

/** @param facturas all invoices of the balance's currency */
export function ageProblems(
  { corte, antiguedad, proximoVencimiento: told }: Balance,
  facturas: readonly Factura[],
): string[] {
  const deudas = deudasOf(facturas);
  const right = antiguedadOf(deudas, corte);
  const next = deudas.filter(({ vence }) => vence >= corte);
  // Of several debts due on the same day any may be named.
  const isNext = next.some(
    ({ vence, factura, saldo }) =>
      vence === next[0]?.vence && told?.fecha === vence && told.factura === factura && told.valor === saldo,
  );
  return [
    ...ageBuckets
      .filter((bucket) => antiguedad[bucket] !== right[bucket])
      .map(
        (bucket) => `antiguedad/${bucket} is ${antiguedad[bucket]}; by the invoices it is ${right[bucket]}`,
      ),
    ...((told ? isNext : next.length === 0)
      ? []
      : ['proximoVencimiento is not the next instalment of the invoices']),
  ];
}
