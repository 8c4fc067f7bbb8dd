import type { Balance } from '../../src/contract/balance.ts';

type Figures = Pick<
  Balance,
  'facturado' | 'acreditado' | 'pagado' | 'reembolsado' | 'saldo' | 'vencido' | 'porVencer' | 'saldoAFavor'
>;

/** Whether ledger and documents tell the same (api.md, invariant 4); where not, something wrote past the rules. */
export function isBalanced(balance: Figures): boolean {
  const { facturado, acreditado, pagado, reembolsado, saldo, vencido, porVencer, saldoAFavor } = balance;
  return (
    saldo === facturado - acreditado - pagado + reembolsado && saldo === vencido + porVencer - saldoAFavor
  );
}
