/** Faults of what only signed-in clients see: a proxy in front of the reference API. */
import {
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
/** The calls of an enrolment, from which the check makes what it cancels and pays. */
const enrolment = [
  'GET /api/cliente/cursos',
  'GET /api/cliente/inscripciones/{id}',
  'POST /api/cliente/inscripciones',
] as const;

export const portalFaults: readonly Fault[] = [
  {
    name: 'any version may be changed',
    call: changing,
    rule: 'etag',
    with: [cliente],
    request: withHeader('if-match', '*'),
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
      let calls = 0;
      return (answer) => {
        calls += 1;
        return calls === 2 ? { ...answer, body: { recibida: true, existe: false } } : answer;
      };
    })(),
  },
  {
    name: 'a session that was signed out of still holds',
    call: ending,
    rule: 'token',
    request: (request) =>
      request.url.endsWith('/actual')
        ? new Request(request.url.replace('actual', crypto.randomUUID()), request)
        : request,
    answer: (answer, request) => (request.url.endsWith('/actual') ? { ...answer, status: 204 } : answer),
  },
];
