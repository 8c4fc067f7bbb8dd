/**
 * Faults that servers have: what a proxy in front of the small server alters, and under which call and rule the check must
 * report it.
 */
import {
  type Altered,
  edit,
  type Fault,
  header,
  isStatus,
  ok,
  refusedAs,
  status,
  where,
  withHeader,
} from './alter.ts';
import { smallOrigin } from './smallServer.ts';

const curso = 'GET /api/cliente/cursos/{id}';
const login = 'POST /api/auth/login';
const me = 'GET /api/auth/me';
const applying = 'POST /api/cliente/inscripciones';

/** These stand in front of the small server, with the level of the two smallest tags. */
export const smallFaults: readonly Fault[] = [
  {
    name: 'a price has cents as a fraction',
    call: curso,
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        body.precio = 99.5;
      }),
    ),
  },
  {
    name: 'a course has a state that the contract has not',
    call: curso,
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        body.estado = 'open';
      }),
    ),
  },
  {
    name: 'a course lacks its policy of cancelling',
    call: curso,
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        delete body.anulacion;
      }),
    ),
  },
  { name: 'courses have no ETag', call: curso, rule: 'etag', answer: header('etag') },
  {
    name: 'If-None-Match is ignored',
    call: curso,
    rule: 'etag',
    request: withHeader('if-none-match', undefined),
  },
  {
    name: 'every If-None-Match is answered 304',
    call: curso,
    rule: 'etag',
    answer: (answer, request) =>
      ok(answer) && request.headers.has('if-none-match') ? { ...answer, status: 304, body: null } : answer,
  },
  {
    name: 'an ETag that a proxy made weak is not known again',
    call: curso,
    rule: 'etag',
    request: withHeader(
      'if-none-match',
      undefined,
      ({ headers }) => headers.get('if-none-match')?.startsWith('W/') === true,
    ),
  },
  {
    name: 'an ETag has no quotes',
    call: curso,
    rule: 'etag',
    request: (request) => {
      const asked = request.headers.get('if-none-match');
      const isBare = asked !== null && !asked.includes('"');
      return isBare ? withHeader('if-none-match', `"${asked}"`)(request) : request;
    },
    answer: (answer) => header('etag', answer.headers.etag?.replaceAll('"', ''))(answer),
  },
  {
    name: 'a course that is not there is null',
    call: curso,
    rule: 'not-found',
    answer: where(isStatus(404), (answer) => ({ ...answer, status: 200, body: null })),
  },
  {
    name: 'errors are plain JSON',
    call: curso,
    rule: 'problem',
    answer: where(isStatus(404), header('content-type', 'application/json')),
  },
  {
    name: 'an error has a code of its own',
    call: curso,
    rule: 'code',
    answer: where(
      isStatus(404),
      edit((body) => {
        body.code = 'NOT_FOUND';
      }),
    ),
  },
  {
    name: 'an error has another status in its body',
    call: curso,
    rule: 'problem',
    answer: where(
      isStatus(404),
      edit((body) => {
        body.status = 200;
      }),
    ),
  },
  {
    name: 'one course has another price than the list',
    call: curso,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        body.precio += 1;
      }),
    ),
  },
  {
    name: 'the Idempotency-Key is ignored',
    call: applying,
    rule: 'idempotency',
    request: withHeader('idempotency-key', undefined),
  },
  {
    name: 'a key may come back with another body',
    call: applying,
    rule: 'idempotency',
    answer: where(refusedAs('conflicto_idempotencia'), status(202)),
  },
  {
    name: 'the whole e-mail comes back',
    call: applying,
    rule: 'enumeration',
    answer: (answer, _, sent) =>
      ok(answer)
        ? edit((body) => {
            body.correo = JSON.parse(sent).participante.correo;
          })(answer)
        : answer,
  },
  ...[
    {
      name: 'who has applied before is told so in the place of a number',
      change: edit((body) => {
        body.solicitud = 'YA-INSCRITO';
      }),
    },
    {
      name: 'who has applied before waits longer',
      change: (answer: Altered, wait: (ms: number) => void): Altered => {
        wait(200);
        return answer;
      },
    },
  ].map(({ name, change }): Fault => {
    const keys = new Map<string, string | null>();
    return {
      name,
      call: applying,
      rule: 'enumeration',
      answer: (answer, { headers }, sent, wait) => {
        if (answer.status !== 202) return answer;
        const person = JSON.parse(sent).participante.identificacion;
        const key = headers.get('idempotency-key');
        if (keys.has(person) && keys.get(person) !== key) return change(answer, wait);
        keys.set(person, key);
        return answer;
      },
    };
  }),
  {
    name: 'an application is answered 201',
    call: applying,
    rule: 'status',
    answer: where(isStatus(202), status(201)),
  },
  {
    name: 'check digits are not checked',
    call: applying,
    rule: 'input',
    answer: where(
      (answer) => answer.body?.errors?.[0]?.pointer === '/participante/identificacion',
      status(202),
    ),
  },
  {
    name: 'fields are named with dots',
    call: applying,
    rule: 'pointer',
    answer: where(
      isStatus(422),
      edit((body) => {
        for (const one of body.errors ?? []) one.pointer = one.pointer.slice(1).replaceAll('/', '.');
      }),
    ),
  },
  {
    name: 'any version of the terms is good',
    call: applying,
    rule: 'input',
    answer: where(refusedAs('terminos_desactualizados'), status(202)),
  },
  {
    name: 'the preflight does not allow Idempotency-Key',
    call: applying,
    rule: 'cors',
    also: [`cors of ${login}`],
    everywhere: true,
    answer: header('access-control-allow-headers', 'Authorization, Content-Type'),
  },
  {
    name: 'errors have no CORS headers',
    call: curso,
    rule: 'cors',
    answer: where(isStatus(404), header('access-control-allow-origin')),
  },
  {
    name: 'an answer does not say that it depends on Origin',
    call: curso,
    rule: 'cors',
    answer: header('vary'),
  },
  {
    name: 'every site may call',
    call: login,
    rule: 'cors',
    also: [`cors of ${applying}`, `cors of ${me}`],
    everywhere: true,
    answer: header('access-control-allow-origin', '*'),
  },
  {
    name: 'a 304 has the ETag of another version',
    call: curso,
    rule: 'etag',
    answer: where(isStatus(304), header('etag', '"otra"')),
  },
  {
    name: 'an id of another form breaks the server',
    call: curso,
    rule: 'not-found',
    answer: (answer, { url }) =>
      answer.status === 404 && !/[\da-f]{8}-/.test(url) ? status(500)(answer) : answer,
  },
  {
    name: 'a course that has not opened takes applications',
    call: applying,
    rule: 'input',
    answer: where(refusedAs('inscripciones_no_abiertas'), status(202)),
  },
  {
    name: 'sandboxed frames of any site may call',
    call: login,
    rule: 'cors',
    answer: (answer, { headers }) =>
      headers.get('origin') === 'null' ? header('access-control-allow-origin', 'null')(answer) : answer,
  },
  {
    name: 'sites whose name begins as the allowed one may call',
    call: login,
    rule: 'cors',
    answer: (answer, { headers }) => {
      const origin = headers.get('origin') ?? '';
      return origin.startsWith(smallOrigin) ? header('access-control-allow-origin', origin)(answer) : answer;
    },
  },
  {
    name: 'answers to POST have no CORS headers',
    call: login,
    rule: 'cors',
    answer: (answer, { method }) =>
      method === 'POST' ? header('access-control-allow-origin')(answer) : answer,
  },
  {
    name: 'pages cannot read Retry-After',
    call: curso,
    rule: 'cors',
    answer: header('access-control-expose-headers', 'Contract-Version, Date, ETag'),
  },
  {
    name: 'pages cannot read the version of the contract',
    call: curso,
    rule: 'cors',
    answer: header('access-control-expose-headers', 'Date, ETag, Retry-After'),
  },
  {
    name: 'answers to who is signed in have no CORS headers',
    call: me,
    rule: 'cors',
    answer: (answer, { headers }) =>
      answer.status === 200 && headers.has('authorization')
        ? header('access-control-allow-origin')(answer)
        : answer,
  },
  {
    name: 'the allowed site without TLS may call',
    call: login,
    rule: 'cors',
    answer: (answer, { headers }) => {
      const origin = headers.get('origin') ?? '';
      return origin.startsWith('http://') ? header('access-control-allow-origin', origin)(answer) : answer;
    },
  },
  {
    name: 'a 429 has no CORS headers',
    call: login,
    rule: 'cors',
    answer: where(isStatus(429), header('access-control-allow-origin')),
  },
  ...[me, login].map(
    (call): Fault => ({
      name: 'preflights let in the allowed site only, and answers every site',
      call: call as Fault['call'],
      rule: 'cors',
      answer: (answer, { method, headers }) =>
        method !== 'OPTIONS' && headers.has('origin')
          ? header('access-control-allow-origin', headers.get('origin') ?? '')(answer)
          : answer,
    }),
  ),
];
