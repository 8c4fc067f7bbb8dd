/** Runs a part of the check so that, whatever happens in it, the next one runs too and the report is written. */
import { type CheckRun, Limited, NoAnswer } from './run.ts';

export async function runPart(run: CheckRun, part: (run: CheckRun) => Promise<void>): Promise<void> {
  try {
    await part(run);
  } catch (error) {
    if (error instanceof Limited) tellLimit(run, error);
    else if (!(error instanceof NoAnswer)) run.fail(`${part.name} broke off: ${String(error)}`);
  }
}

/** A rate limit is not a fault: the check may have run several times within the hour. */
function tellLimit(run: CheckRun, { answer: { call, headers } }: Limited): void {
  const why = `the server limits how often it is called (429), ${waitOf(headers.get('retry-after'))}`;
  const isJudged = run
    .findings()
    .some((one) => one.call === call && one.rule === 'status' && one.state !== 'unchecked');
  run.skip(
    call,
    isJudged ? 'limits' : 'status',
    isJudged ? `${why}: the rest of the call is not checked` : why,
    'Not all was checked, because the server limits how often it is called (429): run the check again later',
  );
}

function waitOf(told: string | null): string {
  const seconds = /^\d+$/.test(told ?? '') ? Number(told) : (Date.parse(told ?? '') - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return 'and does not say for how long';
  return seconds > 120 ? `for ${Math.ceil(seconds / 60)} minutes` : `for ${Math.ceil(seconds)} seconds`;
}
