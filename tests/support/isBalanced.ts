import type { Balance } from '../../src/contract/balance.ts';

type Figures = Pick<
  Balance,
  'facturado' | 'acreditado' | 'pagado' | 'reembolsado' | 'saldo' | 'vencido' | 'porVencer' | 'saldoAFavor'
>;

/** Returns whether ledger and documents agree (api.md, invariant 4). */
export function isBalanced(balance: Figures): boolean {
  const { facturado, acreditado, pagado, reembolsado, saldo, vencido, porVencer, saldoAFavor } = balance;
  return (
    saldo === facturado - acreditado - pagado + reembolsado && saldo === vencido + porVencer - saldoAFavor
  );
}
