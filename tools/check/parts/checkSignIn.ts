/** Checks signing in, and what the credential is worth. */
import { SesionNueva, type Usuario, UsuarioActual } from '../../../src/contract/auth.ts';
import type { ServerAnswer } from '../askServer.ts';
import { compare, enumerationProblems } from '../compareAnswers.ts';
import { refuse, succeed } from '../judge.ts';
import { newClave, newCorreo } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { runPart } from '../runPart.ts';

const call = 'POST /api/auth/login';

/** A server may lock an account after some. */
const wrongPasswords = 'it would send wrong passwords of the user: --read-only';

export const nobody = 'nobody to sign in: give --user and the password';
export const nobodyOwed =
  'What needs a session was not checked: name who signs in with --user, and give the password in PORTAL_PASSWORD';

export async function checkSignIn(run: CheckRun): Promise<void> {
  if (run.has(call)) await runPart(run, checkBodies);
  await runPart(run, signIn);
  if (run.sesion && run.has('GET /api/auth/me')) await checkMe(run, run.sesion);
}

/** Opens a session for the other parts, whichever calls are judged. */
async function signIn(run: CheckRun): Promise<void> {
  const { user, password } = run.options;
  if (user === undefined || password === undefined) {
    return run.skip(call, 'status', nobody, nobodyOwed);
  }
  const answer = await enter(run, user, password);
  run.signInStatus = answer.status;
  const sesion = succeed(run, answer, SesionNueva);
  if (!sesion) return;
  run.secret(sesion.accessToken);
  judgeToken(run, sesion.accessToken, answer);
  run.sesion = { token: sesion.accessToken, user: sesion.user };
  // A sign-in for other calls must not cost a try.
  if (!run.has(call)) return;
  if (run.options.readOnly) return run.skip(call, 'enumeration', wrongPasswords);
  const unknown = newCorreo(run.options);
  const reply = async (name: string) => ({ answer: await enter(run, name, newClave()), own: [name] });
  const compared = await compare(
    () => reply(user),
    () => reply(unknown),
    { triesMin: 2, now: run.now },
  );
  refuse(run, compared.known, 'credenciales_invalidas', { rule: 'credential', when: 'a wrong password' });
  refuse(run, compared.unknown, 'credenciales_invalidas', {
    rule: 'credential',
    when: 'an account that is not there',
  });
  run.judge(call, 'enumeration', enumerationProblems(compared, 'a known account'));
}

export function enter(
  run: CheckRun,
  username: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServerAnswer> {
  run.secret(password);
  return run.send(call, { body: { username, password, type: 'CLI' }, headers });
}

/** A password counts exactly as chosen: with its case and outer spaces. Uses an account of the check's own, if there is one. */
export async function checkSpelling(run: CheckRun): Promise<void> {
  const { user, password } = run.options;
  const account =
    run.another ?? (user === undefined || password === undefined ? undefined : { email: user, password });
  if (!account || !run.sesion || !run.has(call)) return;
  if (run.options.readOnly) return run.skip(call, 'credential', wrongPasswords);
  const right = account.password;
  // A right one resets the counter of wrong tries: one more would make the user wait.
  await enter(run, account.email, right);
  const turned = right === right.toUpperCase() ? right.toLowerCase() : right.toUpperCase();
  for (const [when, spelt] of [
    ['the password with its capitals and small letters changed', turned],
    ['the password between two spaces', ` ${right} `],
  ] as const) {
    if (spelt === right) continue;
    refuse(run, await enter(run, account.email, spelt), 'credenciales_invalidas', {
      rule: 'credential',
      when,
    });
  }
}

async function checkBodies(run: CheckRun): Promise<void> {
  const ask = (body: unknown) => run.send(call, { body });
  const right = { username: newCorreo(run.options), password: newClave(), type: 'CLI' };
  refuse(run, await run.send(call, { text: '{"username":' }), 'json_invalido', {
    when: 'a body that is not JSON',
  });
  refuse(
    run,
    await run.send(call, { text: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    'tipo_de_contenido',
    { when: 'a form' },
  );
  refuse(
    run,
    await run.send(call, { text: JSON.stringify({ ...right, password: 'x'.repeat(66_000) }) }),
    'cuerpo_demasiado_grande',
    { when: 'a body over 64 kB' },
  );
  for (const [when, body] of [
    ['a list instead of an object', []],
    ['null instead of an object', null],
  ] as const)
    refuse(run, await ask(body), ['validacion', 'json_invalido'], { when });
  refuse(run, await ask({ ...right, username: '' }), 'validacion', {
    when: 'no username',
    pointer: '/username',
  });
  refuse(run, await ask({ ...right, type: 'ADM' }), 'validacion', { when: 'another type', pointer: '/type' });
  refuse(run, await ask({ ...right, role: 'admin' }), 'validacion', {
    when: 'an unknown field',
    pointer: '/role',
  });
}

const day = 86_400;
/** A stolen token must soon become worthless. */
const daysMax = 31;
/** More than this means an `exp` in milliseconds. */
const yearsMax = 10;

function judgeToken(run: CheckRun, token: string, { headers }: ServerAnswer): void {
  const claims = claimsOf(token);
  const date = Date.parse(headers.get('date') ?? '');
  const now = (Number.isNaN(date) ? Date.now() : date) / 1000;
  run.judge(call, 'token', problemsOf(claims, now));
}

function problemsOf(claims: Record<string, unknown> | undefined, now: number): string[] {
  if (!claims) return ['/accessToken is not a JWT'];
  const { exp } = claims;
  if (typeof exp !== 'number')
    return ['the token has no exp as a number: the portal cannot know when it ends'];
  if (exp > now + yearsMax * 366 * day) return ['exp of the token is not in seconds'];
  if (exp > now + daysMax * day)
    return [`the token is valid for ${Math.round((exp - now) / day)} days; at most ${daysMax} are allowed`];
  return exp <= now ? ['the token had ended when it was given'] : [];
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const [head = '', body = '', signature] = token.split('.');
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    return typeof read(head) === 'object' && signature !== undefined ? read(body) : undefined;
  } catch {
    return undefined;
  }
}

async function checkMe(run: CheckRun, { token, user }: NonNullable<CheckRun['sesion']>): Promise<void> {
  const me = 'GET /api/auth/me';
  const current = succeed(run, await run.send(me, { token }), UsuarioActual);
  if (current)
    run.judge(
      me,
      'rules',
      current.user.id === user.id
        ? unlike(user, current.user)
        : ['it is another user than the one who signed in'],
    );
  run.skip(me, 'token', 'that a token ends at its exp: the check does not wait for that');
  refuse(run, await run.send(me), 'sesion_requerida', { rule: 'credential', when: 'no credential' });
  for (const [when, forged] of forgeriesOf(token)) {
    run.secret(forged);
    refuse(
      run,
      await run.send(me, { token: forged }),
      ['sesion_invalida', 'sesion_requerida', 'sesion_expirada'],
      {
        rule: 'credential',
        when,
      },
    );
  }
}

/** Lists the fields that differ from the sign-in's answer; a field that is null is missing. */
function unlike(told: Usuario, now: Usuario): string[] {
  const names = ['displayName', 'lastName', 'email', 'photoURL', 'role'] as const;
  return names
    .filter((name) => (told[name] ?? undefined) !== (now[name] ?? undefined))
    .map((name) => `/user/${name} is not as the sign-in said`);
}

/** Tokens that the server never signed. */
function forgeriesOf(token: string): [when: string, forged: string][] {
  const [head = '', body = '', signature = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const middle = Math.floor(signature.length / 2);
  const other = signature[middle] === 'A' ? 'B' : 'A';
  return [
    ['a text that is not a token', 'no-es-un-token'],
    [
      'a token with another signature',
      `${head}.${body}.${signature.slice(0, middle)}${other}${signature.slice(middle + 1)}`,
    ],
    ['a token without a signature (alg none)', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
  ];
}
