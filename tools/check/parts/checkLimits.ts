/** Checks that guessing passwords is slowed down. Comes last: the address may have to wait afterwards. */
import { refuse } from '../judge.ts';
import { newClave, newCorreo } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { originProblems } from './checkCors.ts';
import { enter } from './checkSignIn.ts';

const call = 'POST /api/auth/login';

/** A server must answer 429 within this many wrong passwords: a person who types so many is guessing. */
const triesMax = 20;

export async function checkLimits(run: CheckRun): Promise<void> {
  if (!run.has(call)) return;
  if (run.options.readOnly)
    return run.skip(call, 'limits', 'it would use up tries of this address: --read-only');
  const username = newCorreo(run.options);
  for (let n = 1; n <= triesMax; n += 1) {
    const answer = await enter(run, username, newClave());
    if (answer.status === 401) continue;
    if (n === 1 && answer.status !== 429) {
      refuse(run, answer, 'credenciales_invalidas', { rule: 'credential', when: 'a wrong password' });
      return run.skip(
        call,
        'limits',
        `a wrong password is answered ${answer.status}, so that tries are not counted`,
      );
    }
    refuse(run, answer, 'demasiados_intentos', { rule: 'limits', when: `wrong password number ${n}` });
    if (answer.status !== 429) return;
    const wait = answer.headers.get('retry-after') ?? 'missing';
    const isOne = /^[1-9]\d*$/.test(wait) || !Number.isNaN(Date.parse(wait));
    run.judge(call, 'limits', isOne ? [] : [`Retry-After of a 429 is ${wait}`]);
    return judgeCors(run, username);
  }
  run.judge(call, 'limits', [`${triesMax} wrong passwords in a row are never answered 429`]);
}

/** A page that may not read a 429 takes it for a lost connection, and retries. */
async function judgeCors(run: CheckRun, username: string): Promise<void> {
  const { origin } = run.options;
  if (origin === undefined) return;
  const { status, headers } = await enter(run, username, newClave(), { origin });
  if (status === 429) run.judge(call, 'cors', originProblems(headers, origin, 'a 429'));
}
