/** Faults of signing in, in front of the small server. */
import { edit, type Fault, header, isStatus, ok, refusedAs, status, where } from './alter.ts';
import { smallUser } from './smallServer.ts';

const login = 'POST /api/auth/login';
const me = 'GET /api/auth/me';

const expiring = (change: (exp: number) => number) =>
  edit((body) => {
    const [head, claims = '', signature] = body.accessToken.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...read, exp: change(read.exp) })).toString('base64url');
    body.accessToken = [head, changed, signature].join('.');
  });

/** As a server that changes passwords before it compares them. */
const changingPassword = (change: (password: string) => string) => async (request: Request) => {
  const sent = await request.clone().text();
  const { password, ...body } =
    sent.startsWith('{"username":"') && sent.endsWith('}') ? JSON.parse(sent) : {};
  if (typeof password !== 'string') return request;
  return new Request(request, { body: JSON.stringify({ ...body, password: change(password) }) });
};

export const signInFaults: readonly Fault[] = [
  {
    name: 'an unknown account is told apart',
    call: login,
    rule: 'enumeration',
    answer: (answer, _, sent) =>
      answer.status === 401 && !sent.includes(smallUser.username)
        ? edit((body) => {
            body.detail = 'No such user';
          })(answer)
        : answer,
  },
  {
    name: 'an unknown account is 404',
    call: login,
    rule: 'credential',
    also: [`enumeration of ${login}`],
    answer: (answer, _, sent) =>
      answer.status === 401 && !sent.includes(smallUser.username) ? status(404)(answer) : answer,
  },
  {
    name: 'nobody stops who guesses',
    call: login,
    rule: 'limits',
    answer: where(isStatus(429), (answer) => ({ ...answer, status: 401 })),
  },
  {
    name: 'a 429 does not say how long to wait',
    call: login,
    rule: 'limits',
    answer: where(isStatus(429), header('retry-after')),
  },
  {
    name: 'a session may be kept by caches',
    call: login,
    rule: 'headers',
    answer: header('cache-control', 'public, max-age=60'),
  },
  {
    name: 'a refusal may be kept by caches',
    call: login,
    rule: 'headers',
    answer: where(isStatus(401), header('cache-control', 'public, max-age=60')),
  },
  {
    name: 'an error does not name the field',
    call: login,
    rule: 'pointer',
    answer: where(
      isStatus(422),
      edit((body) => {
        delete body.errors;
      }),
    ),
  },
  { name: 'the body is not limited', call: login, rule: 'input', answer: where(isStatus(413), status(401)) },
  { name: 'a form is taken for JSON', call: login, rule: 'input', answer: where(isStatus(415), status(401)) },
  {
    name: 'the token is no JWT',
    call: login,
    rule: 'token',
    also: [`status of ${me}`],
    answer: where(
      ok,
      edit((body) => {
        body.accessToken = 'una-clave-de-sesion';
      }),
    ),
  },
  {
    name: 'exp is in milliseconds',
    call: login,
    rule: 'token',
    also: [`status of ${me}`],
    answer: where(
      ok,
      expiring((exp) => exp * 1000),
    ),
  },
  {
    name: 'a token lives for five years',
    call: login,
    rule: 'token',
    also: [`status of ${me}`],
    answer: where(
      ok,
      expiring((exp) => exp + 5 * 365 * 86_400),
    ),
  },
  {
    name: 'any token is good',
    call: me,
    rule: 'credential',
    answer: where(refusedAs('sesion_invalida'), (answer) => ({
      status: 200,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      body: { user: { id: 'u-1', displayName: 'Ana', email: smallUser.username } },
    })),
  },
  {
    name: 'me is somebody else',
    call: me,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        body.user.id = 'u-2';
      }),
    ),
  },
  {
    name: 'a body that is a list breaks the server',
    call: login,
    rule: 'input',
    answer: (answer, _, sent) => (sent === '[]' ? status(500)(answer) : answer),
  },
  {
    name: 'a header tells a known account',
    call: login,
    rule: 'enumeration',
    answer: (answer, _, sent) =>
      answer.status === 401 && sent.includes(smallUser.username)
        ? header('x-tries-left', '4')(answer)
        : answer,
  },
  {
    name: 'only the password of a known account is hashed',
    call: login,
    rule: 'enumeration',
    answer: (answer, _, sent, wait) => {
      if (sent.includes(smallUser.username)) wait(200);
      return answer;
    },
  },
  {
    name: 'capitals of a password do not count',
    call: login,
    rule: 'credential',
    request: changingPassword((password) => password.toLowerCase()),
  },
  {
    name: 'spaces at the ends of a password do not count',
    call: login,
    rule: 'credential',
    request: changingPassword((password) => password.trim()),
  },
  {
    name: 'me has another e-mail than the sign-in',
    call: me,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        body.user.email = 'otra@ejemplo.edu';
      }),
    ),
  },
];
