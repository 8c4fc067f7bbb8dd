/** The whole ledger of a client: every line goes on from the one before, in each currency (api.md, Invariant 4). */
import type { Balance } from '../../../src/contract/balance.ts';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import type { Run } from '../run.ts';

const call = 'GET /api/cliente/movimientos';

/** @param lines the whole ledger, in any order */
export function judgeLedger(run: Run, lines: readonly Movimiento[]): void {
  const problems = byMoneda(lines).flatMap(([moneda, own]) =>
    own.flatMap(({ secuencia, debe, haber, saldo }, i) => {
      const before = own[i - 1];
      if (secuencia !== (before?.secuencia ?? 0) + 1)
        return [`${moneda}: line ${secuencia} follows ${before?.secuencia ?? 'nothing'}`];
      const right = (before?.saldo ?? 0) + debe - haber;
      return saldo === right ? [] : [`${moneda}: line ${secuencia} has saldo ${saldo}; right is ${right}`];
    }),
  );
  run.judge(call, 'rules', problems);
}

/** The balance is what the last line of the ledger says. */
export function judgeBalanceByLedger(
  run: Run,
  balances: readonly Balance[],
  lines: readonly Movimiento[],
): void {
  const last = new Map(byMoneda(lines).map(([moneda, own]) => [moneda, own.at(-1)?.saldo]));
  const problems = balances.flatMap(({ moneda, saldo }) =>
    saldo === (last.get(moneda) ?? 0)
      ? []
      : [`${moneda}: saldo is ${saldo}; the ledger ends with ${last.get(moneda) ?? 0}`],
  );
  run.judge('GET /api/cliente/balance', 'rules', problems);
}

/** The lines of each currency in their order. */
function byMoneda(lines: readonly Movimiento[]): [moneda: string, own: Movimiento[]][] {
  const sorted = lines.toSorted((a, b) => a.secuencia - b.secuencia);
  return [...Map.groupBy(sorted, ({ moneda }) => moneda)];
}
