import type { CheckFinding } from '../../tools/check/createJournal.ts';

/**
 * What a command found to be wrong, without differences of time alone: the command goes by the machine's clock, and while the machine
 * is busy they tell of the machine. `npm run bench` measures those of the reference API.
 */
export const wrongOf = (findings: readonly CheckFinding[]): CheckFinding[] =>
  findings.filter(
    ({ state, notes }) =>
      state === 'wrong' && !notes.every((note) => note.includes('the time tells who has one')),
  );
