/** Checks that every line of a client's ledger continues the one before, in each currency (api.md, Invariant 4). */
import type { Balance } from '../../../src/contract/balance.ts';
import type { Movimiento } from '../../../src/contract/movimiento.ts';
import { porMes } from '../../../src/domain/cuenta/monthlySums.ts';
import { totalesOf } from '../../../src/domain/cuenta/movimientos.ts';
import { groupBy } from '../../../src/domain/groupBy.ts';
import type { CheckRun } from '../run.ts';

const call = 'GET /api/cliente/movimientos';

/** @param lines the whole ledger, in any order */
export function judgeLedger(run: CheckRun, lines: readonly Movimiento[]): void {
  const problems = byMoneda(lines).flatMap(([moneda, own]) =>
    own.flatMap(({ secuencia, debe, haber, saldo }, i) => {
      const before = own[i - 1];
      if (secuencia !== (before?.secuencia ?? 0) + 1)
        return [`${moneda}: line ${secuencia} follows ${before?.secuencia ?? 'nothing'}`];
      if (debe > 0 === haber > 0)
        return [`${moneda}: line ${secuencia} does not have exactly one of debe and haber`];
      const right = (before?.saldo ?? 0) + debe - haber;
      return saldo === right ? [] : [`${moneda}: line ${secuencia} has saldo ${saldo}; expected ${right}`];
    }),
  );
  run.judge(call, 'rules', problems);
}

/** Checks that the balance is the sum of the lines of the ledger, in total and in each of its months. */
export function judgeBalanceByLedger(
  run: CheckRun,
  balances: readonly Balance[],
  lines: readonly Movimiento[],
): void {
  const ledgers = new Map(byMoneda(lines));
  const problems = balances.flatMap((balance) => {
    const own = ledgers.get(balance.moneda) ?? [];
    const ending = own.at(-1)?.saldo ?? 0;
    const { saldo: _, ...sums } = totalesOf(own);
    return [
      ...(balance.saldo === ending ? [] : [`saldo is ${balance.saldo}; the ledger ends with ${ending}`]),
      ...differences(balance, sums, 'the ledger comes to'),
      ...monthProblems(balance, own),
    ].map((problem) => `${balance.moneda}: ${problem}`);
  });
  const missing = [...ledgers.keys()].filter((moneda) => balances.every((one) => one.moneda !== moneda));
  run.judge('GET /api/cliente/balance', 'rules', [
    ...problems,
    ...missing.map((moneda) => `${moneda}: the ledger has lines but there is no balance`),
  ]);
}

function monthProblems({ corte, porMes: months }: Balance, lines: readonly Movimiento[]): string[] {
  const right = porMes(
    lines.map((line) => ({ ...line, mes: line.fecha.slice(0, 7) })),
    corte,
  );
  const named = (all: readonly { mes: string }[]) => all.map(({ mes }) => mes).join(' ');
  if (named(months) !== named(right))
    return [`porMes does not have the twelve months up to ${corte}, in order`];
  return right.flatMap(({ mes, ...sums }, i) =>
    differences(months[i] ?? {}, sums, `of ${mes} in porMes; the ledger comes to`),
  );
}

function differences(told: object, right: Readonly<Record<string, number>>, by: string): string[] {
  const said = told as Readonly<Record<string, number | undefined>>;
  return Object.entries(right)
    .filter(([name, sum]) => said[name] !== sum)
    .map(([name, sum]) => `${name} is ${said[name]} ${by} ${sum}`);
}

/** Returns the lines of each currency in their order. */
function byMoneda(lines: readonly Movimiento[]): [moneda: string, own: Movimiento[]][] {
  const sorted = lines.toSorted((a, b) => a.secuencia - b.secuencia);
  return [...groupBy(sorted, ({ moneda }) => moneda)];
}
