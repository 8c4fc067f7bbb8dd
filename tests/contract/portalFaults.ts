/** Faults of what only signed-in clients see: a proxy in front of the reference API. */
import {
  type Altered,
  edit,
  type Fault,
  header,
  ignoring,
  isStatus,
  ok,
  refusedAs,
  status,
  where,
  withHeader,
} from './alter.ts';

const cliente = 'GET /api/cliente';
const changing = 'PATCH /api/cliente';
const facturas = 'GET /api/cliente/facturas';
const factura = 'GET /api/cliente/facturas/{id}';
const recibo = 'GET /api/cliente/recibos/{id}';
const balance = 'GET /api/cliente/balance';
const cancelling = 'POST /api/cliente/inscripciones/{id}/anular';
const preview = 'GET /api/cliente/inscripciones/{id}/anular';
const linking = 'POST /api/cliente/enlaces';
const register = 'POST /api/auth/register';
const asking = 'POST /api/cliente/perfil/{id}/solicitud-cambio-clave';
const ending = 'DELETE /api/cliente/perfil/sesiones/{id}';
const changeClave = 'POST /api/cliente/perfil/cambio-clave';
/** The calls of an enrolment, from which the check makes what it cancels and pays. */
const enrolment = [
  'GET /api/cliente/cursos',
  'GET /api/cliente/inscripciones/{id}',
  'POST /api/cliente/inscripciones',
] as const;

const isPdf = ({ headers }: Altered) => headers['content-type'] === 'application/pdf';

export const portalFaults: readonly Fault[] = [
  {
    name: 'any version may be changed',
    call: changing,
    rule: 'etag',
    with: [cliente],
    request: withHeader('if-match', '*'),
  },
  {
    name: 'a change of one field empties the others',
    call: changing,
    rule: 'rules',
    with: [cliente],
    everywhere: true,
    answer: (() => {
      let isChanged = false;
      return (answer, { method }) => {
        isChanged ||= method === 'PATCH' && ok(answer);
        return isChanged && ok(answer)
          ? edit((body) => {
              delete body.telefono;
            })(answer)
          : answer;
      };
    })(),
  },
  {
    name: 'the record has no ETag',
    call: cliente,
    rule: 'etag',
    answer: where(ok, header('etag')),
  },
  {
    name: 'the ETag is of another version',
    call: cliente,
    rule: 'etag',
    answer: where(ok, header('etag', '"0"')),
  },
  {
    name: 'roles can be slipped in',
    call: changing,
    rule: 'input',
    with: [cliente],
    answer: (answer, _, sent) => (sent.includes('admin') ? { ...answer, status: 200 } : answer),
  },
  {
    name: 'an invoice owes a cent more than it should',
    call: facturas,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body.resultados ?? []) one.saldo += 1;
      }),
    ),
  },
  {
    name: 'a PDF is a page of HTML',
    call: recibo,
    rule: 'media',
    with: ['GET /api/cliente/recibos'],
    answer: (answer) =>
      answer.headers['content-type'] === 'application/pdf' ? { ...answer, body: '<html></html>' } : answer,
  },
  { name: 'programs get the CSV of people', call: facturas, rule: 'media', request: ignoring('csv') },
  {
    name: 'pictures are answered with JSON',
    call: facturas,
    rule: 'media',
    answer: where(isStatus(406), status(200)),
  },
  {
    name: 'a private list is open to everybody',
    call: facturas,
    rule: 'credential',
    answer: where(isStatus(401), status(200)),
  },
  {
    name: 'a private list may be kept by caches',
    call: facturas,
    rule: 'headers',
    answer: where(ok, header('cache-control', 'public')),
  },
  {
    name: 'the filter by state of payment is ignored',
    call: facturas,
    rule: 'filters',
    request: ignoring('estadoPago', /^(pendiente|parcial|pagada|acreditada)$/),
  },
  {
    name: 'the filter by age of a debt is ignored',
    call: facturas,
    rule: 'filters',
    request: ignoring('antiguedad'),
  },
  {
    name: 'the filter by money in favour is ignored',
    call: 'GET /api/cliente/recibos',
    rule: 'filters',
    request: ignoring('aFavor'),
  },
  {
    name: 'the filter by link is ignored',
    call: 'GET /api/cliente/pagos',
    rule: 'filters',
    request: ignoring('enlace'),
  },
  {
    name: 'somebody else’s invoice is 403',
    call: factura,
    rule: 'not-found',
    with: [facturas, register],
    answer: where(isStatus(404), status(403)),
  },
  {
    name: 'the balance is not what the invoices owe',
    call: balance,
    rule: 'rules',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body) one.saldo += 100;
      }),
    ),
  },
  {
    name: 'a balance is above what JavaScript counts exactly',
    call: balance,
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        body[0].facturado = 2 ** 53;
      }),
    ),
  },
  {
    name: 'cancelling keeps more back than the preview said',
    call: cancelling,
    rule: 'rules',
    with: [...enrolment, preview],
    answer: where(
      ok,
      edit((body) => {
        body.retencion += 1;
      }),
    ),
  },
  {
    name: 'what is cancelled can be cancelled again',
    call: cancelling,
    rule: 'input',
    with: [...enrolment, preview],
    answer: where(refusedAs('estado_final'), status(200)),
  },
  {
    name: 'links ask for more than is owed',
    call: linking,
    rule: 'input',
    with: [...enrolment],
    answer: where(refusedAs('valor_excede_saldo'), status(201)),
  },
  {
    name: 'the same amounts make a second link',
    call: linking,
    rule: 'rules',
    with: [...enrolment],
    answer: where(
      ok,
      edit((body) => {
        body.id = crypto.randomUUID();
      }),
    ),
  },
  {
    name: 'a double click enrols twice',
    call: 'POST /api/cliente/inscripciones',
    rule: 'idempotency',
    also: ['code of POST /api/cliente/inscripciones'],
    with: [...enrolment],
    request: withHeader('idempotency-key', undefined, (request) => request.headers.has('authorization')),
  },
  {
    name: 'an e-mail that has an account is refused',
    call: register,
    rule: 'enumeration',
    answer: (() => {
      const seen = new Set<string>();
      return (answer, _, sent) => {
        const { email } = JSON.parse(sent) as { email: string };
        if (answer.status !== 201 || !seen.has(email)) {
          if (answer.status === 201) seen.add(email);
          return answer;
        }
        return { ...answer, status: 422 };
      };
    })(),
  },
  {
    name: 'asking for a password tells who has an account',
    call: asking,
    rule: 'enumeration',
    with: [register],
    answer: (() => {
      let first: string | undefined;
      return (answer, { url }) => {
        first ??= url;
        return url === first ? answer : { ...answer, body: { recibida: true, existe: false } };
      };
    })(),
  },
  {
    name: 'a header says whether an account is there',
    call: asking,
    rule: 'enumeration',
    with: [register],
    answer: (() => {
      let first: string | undefined;
      return (answer, { url }) => {
        first ??= url;
        return header('x-cuenta', url === first ? 'si' : 'no')(answer);
      };
    })(),
  },
  {
    name: 'who has an account waits until the mail has gone',
    call: asking,
    rule: 'enumeration',
    with: [register],
    answer: (() => {
      let first: string | undefined;
      return (answer, { url }, _, wait) => {
        first ??= url;
        if (url === first) wait(200);
        return answer;
      };
    })(),
  },
  {
    name: 'a signed-out session stays valid',
    call: ending,
    rule: 'token',
    request: (request) =>
      request.url.endsWith('/actual')
        ? new Request(request.url.replace('actual', crypto.randomUUID()), request)
        : request,
    answer: (answer, request) => (request.url.endsWith('/actual') ? { ...answer, status: 204 } : answer),
  },
  {
    name: 'a PDF may be kept by caches',
    call: recibo,
    rule: 'headers',
    with: ['GET /api/cliente/recibos'],
    answer: where(isPdf, header('cache-control', 'private, max-age=600')),
  },
  {
    name: 'a PDF needs no credential',
    call: factura,
    rule: 'credential',
    with: [facturas],
    answer: (answer, { headers }) =>
      isStatus(401)(answer) && headers.get('accept') === 'application/pdf' ? status(200)(answer) : answer,
  },
  {
    name: 'somebody else’s invoice comes as PDF',
    call: factura,
    rule: 'not-found',
    with: [facturas, register],
    answer: (answer, { headers }) =>
      isStatus(404)(answer) && headers.get('accept') === 'application/pdf' ? status(200)(answer) : answer,
  },
  {
    name: 'a key is shared by all users',
    call: cancelling,
    rule: 'idempotency',
    with: [...enrolment, preview, register],
    answer: (() => {
      const stored = new Map<string | null, Altered>();
      return (answer, { headers }) => {
        const key = headers.get('idempotency-key');
        if (answer.status === 200) stored.set(key, answer);
        return stored.get(key) ?? answer;
      };
    })(),
  },
  {
    name: 'a cancelling that is sent again is answered with another effect',
    call: cancelling,
    rule: 'idempotency',
    with: [...enrolment, preview],
    answer: (() => {
      let times = 0;
      return (answer) => {
        if (!ok(answer)) return answer;
        times += 1;
        if (times === 1) return answer;
        return edit((body) => {
          body.retencion += 100;
        })(answer);
      };
    })(),
  },
  {
    name: 'only the first 72 letters of a password count',
    call: changeClave,
    rule: 'rules',
    with: [register, 'POST /api/auth/login'],
    everywhere: true,
    request: async (request) => {
      const sent = await request.clone().text();
      const cut = sent.replaceAll(
        /("(?:password|claveActual|claveNueva)":"[^"]{72})[^"]{1,900}"/g,
        (_, start: string) => `${start}"`,
      );
      return cut === sent ? request : new Request(request, { body: cut });
    },
  },
  {
    name: 'the old password still signs in',
    call: changeClave,
    rule: 'rules',
    with: [register, 'POST /api/auth/login'],
    everywhere: true,
    answer: (() => {
      let isChanged = false;
      return (answer, { url }) => {
        const isRefused = isChanged && url.endsWith('/login') && answer.status === 401;
        isChanged = url.endsWith('/cambio-clave') && answer.status < 300;
        return isRefused ? status(200)(answer) : answer;
      };
    })(),
  },
  {
    name: 'other sessions stay valid after the password was changed',
    call: changeClave,
    rule: 'token',
    with: [register, 'POST /api/auth/login', 'GET /api/auth/me'],
    everywhere: true,
    answer: (() => {
      let isChanged = false;
      return (answer, { url, headers }) => {
        if (url.endsWith('/cambio-clave') && answer.status < 300) isChanged = true;
        const isOld = isChanged && url.endsWith('/me') && headers.has('authorization');
        return isOld && answer.status === 401 ? status(200)(answer) : answer;
      };
    })(),
  },
  {
    name: 'an instant has no zone',
    call: 'GET /api/cliente/pagos',
    rule: 'schema',
    answer: where(
      ok,
      edit((body) => {
        for (const one of body.resultados) one.creadoEl = one.creadoEl.replace('Z', '');
      }),
    ),
  },
];
