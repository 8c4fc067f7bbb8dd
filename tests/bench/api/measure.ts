/**
 * Measures calls beside the yardsticks. The three take turns of a second each, and the ratios are those of one turn: other load
 * on the machine then slows all three alike.
 */
import type { Filled } from './fillBench.ts';
import { load, type Measured, type Target } from './load.ts';
import { inTurn, median, type Scene } from './scenes.ts';

const ROUNDS = 3;
/** An empty route is measured for less time, because it answers thousands a second. */
const EMPTY_SECONDS = 0.3;

export interface Options {
  connections: number;
  seconds: number;
}

/** Medians of the rounds. */
export interface Beside {
  empty: Measured;
  bare: Measured | undefined;
  ours: Measured;
  ratios: {
    /** The ratio of p50, ours to the bare query's. */
    p50: number | undefined;
    /** The ratio of processor time of API and database together. */
    cpu: number | undefined;
    /** The ratio of answers in a second, ours to the empty route's. */
    rate: number;
  };
}

export async function measureBeside(
  targets: readonly Target[],
  { people }: Filled,
  { bare, next }: Scene,
  { connections, seconds }: Options,
): Promise<Beside> {
  const cliente = inTurn(people.map(({ clienteId }) => clienteId));
  const askBare = () => ({ path: `/consulta/${bare}?cliente=${cliente()}` });
  const options = { connections, seconds, warmUp: 0.2 };
  // Code is compiled and plans are made.
  await load(targets, next, { connections, seconds: 0.3, warmUp: 1 });
  if (bare !== undefined) await load(targets, askBare, { connections, seconds: 0.3 });
  const rounds: { empty: Measured; bare: Measured | undefined; ours: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      empty: await load(targets, () => ({ path: '/empty' }), { ...options, seconds: EMPTY_SECONDS }),
      bare: bare === undefined ? undefined : await load(targets, askBare, options),
      ours: await load(targets, next, options),
    });
  }
  const known = <T>(values: (T | undefined)[]): T[] => values.filter((value) => value !== undefined);
  const bares = known(rounds.map((round) => round.bare));
  const ratio = (of: (one: Measured) => number) =>
    median(known(rounds.map((round) => round.bare && of(round.ours) / of(round.bare))));
  return {
    empty: middle(rounds.map(({ empty }) => empty)),
    bare: bares.length === 0 ? undefined : middle(bares),
    ours: middle(rounds.map(({ ours }) => ours)),
    ratios: {
      p50: bare === undefined ? undefined : ratio(({ p50 }) => p50),
      cpu: bare === undefined ? undefined : ratio(({ cpu }) => cpu),
      rate: median(rounds.map(({ ours, empty }) => ours.perSecond / empty.perSecond)),
    },
  };
}

function middle(all: readonly Measured[]): Measured {
  const of = (figure: (one: Measured) => number) => median(all.map(figure));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpu: of(({ cpu }) => cpu),
  };
}
