/** What is found on a server with a fault is told as what it is, also by the parts of the check that come later. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Fetch } from '../../tools/check/askServer.ts';
import type { CheckOptions } from '../../tools/check/run.ts';
import { runCheck } from '../../tools/check/runCheck.ts';
import { type Altered, edit, type Fault, ok, status, where } from './alter.ts';
import { proxyWith } from './proxy.ts';
import { smallOrigin, smallUser, startSmallServer } from './smallServer.ts';

const list = 'GET /api/cliente/cursos';
const applying = 'POST /api/cliente/inscripciones';
const login = 'POST /api/auth/login';

let server: Awaited<ReturnType<typeof startSmallServer>>;
beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(() => server.close());

const direct: Fetch = (request) => fetch(request);

/** Returns what is noted, as `rule of call: note`. */
async function notesOf(
  answer: Fault['answer'],
  {
    calls,
    at = list,
    ...options
  }: Partial<CheckOptions> & { calls: readonly EndpointKey[]; at?: EndpointKey },
): Promise<string[]> {
  const fault: Fault = { name: 'the fault', call: at, rule: 'schema', ...(answer && { answer }) };
  const { findings } = await runCheck({
    base: server.url,
    user: smallUser.username,
    password: smallUser.password,
    origin: smallOrigin,
    calls,
    ...proxyWith(fault, direct),
    ...options,
  });
  return findings.flatMap((one) => one.notes.map((note) => `${one.rule} of ${one.call}: ${note}`));
}

const one: EndpointKey = 'GET /api/cliente/cursos/{id}';
const unread = `the list of courses could not be read: see ${list}`;

describe('a list of courses that is not right', () => {
  it('is told as such by the parts that need a course, and never as a list without courses', async () => {
    const notes = await notesOf(
      where(
        ok,
        edit((body) => {
          for (const curso of body.resultados) curso.precio = '60.00';
        }),
      ),
      { calls: [list, one, applying] },
    );
    expect(notes).toEqual(
      expect.arrayContaining([`status of ${one}: ${unread}`, `status of ${applying}: ${unread}`]),
    );
    expect(notes).toContain(
      `schema of ${list}: /resultados/0/precio is "60.00": right is a whole number of cents, for example 6000 for 60.00`,
    );
    expect(notes.join('\n')).not.toMatch(/no course|no records/);
  });

  it('is told once if it is a bare array', async () => {
    const bare = where(ok, (answer: Altered) => ({ ...answer, body: answer.body.resultados }));
    const notes = await notesOf(bare, { calls: [list] });
    expect(notes.filter((note) => note.startsWith('schema'))).toEqual([
      `schema of ${list}: the body is an array: right is an object with total, siguiente, resultados, opciones`,
    ]);
  });
});

describe('a course that --curso names', () => {
  it('is told as not there, and as not open with its state', async () => {
    const calls = [list, applying] as const;
    expect(await notesOf(undefined, { calls, curso: 'NOPE' })).toContain(
      `status of ${applying}: the server has no course NOPE`,
    );
    const close = where(
      ok,
      edit((body) => {
        for (const curso of body.resultados) curso.estado = 'cerrado';
      }),
    );
    const { resultados } = (await (await fetch(`${server.url}/api/cliente/cursos`)).json()) as {
      resultados: { identificacion: string }[];
    };
    const code = resultados[0]?.identificacion ?? '';
    expect(await notesOf(close, { calls, curso: code })).toContain(
      `status of ${applying}: the course ${code} is not open: its state is cerrado`,
    );
  });

  it('is not looked for if --call leaves out the list, which is said', async () => {
    expect(await notesOf(undefined, { calls: [applying] })).toContain(
      `status of ${applying}: the check takes a course from ${list}, which --call leaves out`,
    );
  });
});

it('a sign-in that is answered 403 is told as that, and not as tries that are not counted or a wrong password', async () => {
  const me = 'GET /api/auth/me';
  const notes = await notesOf(status(403), { at: login, calls: [login, me] });
  expect(notes).toEqual(
    expect.arrayContaining([
      `status of ${login}: answered 403; expected 200`,
      `credential of ${login}: a wrong password is answered 403; expected 401 credenciales_invalidas`,
      `status of ${me}: nobody is signed in: the sign-in was answered 403`,
    ]),
  );
  expect(notes.join('\n')).not.toMatch(/wrong password number|is the password right/);
});

it('a server that breaks off is told with the request that made it so, and the password is not', async () => {
  const breakOff = (path: string): Fetch => {
    const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    return async (request) => {
      if (request.method === 'POST' && request.url.endsWith(path))
        throw new TypeError('fetch failed', { cause });
      return direct(request);
    };
  };
  const applied = await notesOf(undefined, { calls: [list, applying], fetch: breakOff('/inscripciones') });
  expect(applied).toContainEqual(
    expect.stringMatching(
      /^reach of .*: no answer to POST \/api\/cliente\/inscripciones with \{"curso":.*the server closed the connection/,
    ),
  );
  const signedIn = await notesOf(undefined, { calls: [list, login], fetch: breakOff('/login') });
  expect(signedIn).toContainEqual(
    expect.stringContaining('no answer to POST /api/auth/login with {"username":'),
  );
  expect(signedIn.join('\n')).not.toContain(smallUser.password);
});
