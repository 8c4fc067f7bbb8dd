/** Faults of a server that gives one client the records of another, in front of the reference API. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import { edit, type Fault, isStatus, status, where, withHeader } from './alter.ts';

const register = 'POST /api/auth/register';
const enrolment = [
  'GET /api/cliente/cursos',
  'GET /api/cliente/inscripciones/{id}',
  'POST /api/cliente/inscripciones',
] as const;

/**
 * The token of a request; undefined where there is none, and where the request ends its own session: so the check leaves the further
 * accounts that it makes when it compares times, before it uses the first client's token.
 */
const tokenOf = ({ headers, url }: Request): string | undefined =>
  url.endsWith('/sesiones/actual')
    ? undefined
    : /^Bearer ([^.]+\.[^.]+\.[^.]*)$/.exec(headers.get('authorization') ?? '')?.[1];

const subjectOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}').sub;

/** As a server that does not look whose the records are: it answers a call for whoever asks as for the first client that it saw. */
function asTheFirst(call: EndpointKey, test: (request: Request) => boolean = () => true) {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let first: string | undefined;
  return (request: Request) => {
    const token = tokenOf(request);
    if (token === undefined) return request;
    first ??= token;
    const isOther = subjectOf(token) !== subjectOf(first);
    const isMeant = request.method === method && pattern.test(new URL(request.url).pathname);
    return isOther && isMeant && test(request)
      ? withHeader('authorization', `Bearer ${first}`)(request)
      : request;
  };
}

const open = (call: EndpointKey, fault: Partial<Fault> = {}): Fault => ({
  name: 'it is answered for another client too',
  call,
  rule: 'not-found',
  with: [register],
  everywhere: true,
  request: asTheFirst(call),
  ...fault,
});

const lists = [
  'GET /api/cliente/inscripciones',
  'GET /api/cliente/facturas',
  'GET /api/cliente/recibos',
  'GET /api/cliente/pagos',
  'GET /api/cliente/movimientos',
  'GET /api/cliente/enlaces',
  'GET /api/cliente/balance',
  'GET /api/cliente/perfil/sesiones',
  'GET /api/cliente',
] as const;

const withFresh = [register, ...enrolment, 'GET /api/cliente/inscripciones/{id}/anular'] as const;
const cancelling = 'POST /api/cliente/inscripciones/{id}/anular';
const linking = 'POST /api/cliente/enlaces';

export const ownershipFaults: readonly Fault[] = [
  ...lists.map((call) => open(call)),
  open('GET /api/cliente/facturas', {
    name: 'the number of somebody’s invoice finds it',
    request: asTheFirst('GET /api/cliente/facturas', ({ url }) => new URL(url).searchParams.has('numero')),
  }),
  open('GET /api/cliente/recibos', {
    name: 'the CSV is of all clients',
    request: asTheFirst('GET /api/cliente/recibos', ({ headers }) => headers.get('accept') === 'text/csv'),
  }),
  open('GET /api/cliente/usuarios/{id}'),
  open('GET /api/cliente/facturas/{id}', { with: [register, 'GET /api/cliente/facturas'] }),
  open('GET /api/cliente/inscripciones/{id}', { with: [...withFresh] }),
  open('GET /api/cliente/inscripciones/{id}/anular', { with: [...withFresh] }),
  open('GET /api/cliente/inscripciones/{id}/enlaces', { with: [...withFresh, linking] }),
  open(cancelling, {
    with: [...withFresh],
    // The owner finds it cancelled.
    also: [
      `input of ${cancelling}`,
      'rules of GET /api/cliente/inscripciones/{id}/anular',
      `status of ${cancelling}`,
    ],
  }),
  open(linking, { with: [...withFresh] }),
  open('DELETE /api/cliente/enlaces/{id}', {
    with: [...withFresh, linking],
  }),
  open('POST /api/cliente/enlaces/{id}/renovar', { with: [...withFresh, linking] }),
  open('POST /api/cliente/aplicaciones', { with: [...withFresh] }),
  open('POST /api/cliente/recibos/{id}/reenviar', { with: [register, 'GET /api/cliente/recibos'] }),
  open('DELETE /api/cliente/perfil/sesiones/{id}', {
    // The user's own session has ended before its owner ends it.
    also: ['status of DELETE /api/cliente/perfil/sesiones/{id}'],
  }),
  open(linking, {
    name: 'another client is refused, and the link is made all the same',
    with: [...withFresh],
    answer: (() => {
      let first: unknown;
      return (answer, request, sent) => {
        const token = tokenOf(request);
        if (token === undefined) return answer;
        first ??= subjectOf(token);
        const isOther = subjectOf(token) !== first;
        if (!isOther || !request.url.endsWith('/enlaces') || request.method !== 'POST' || !sent)
          return answer;
        return {
          status: 404,
          headers: { ...answer.headers, 'content-type': 'application/problem+json' },
          body: { type: '/errores/no_encontrado', title: 'No', status: 404, code: 'no_encontrado' },
        };
      };
    })(),
  }),
  {
    name: 'the preview of somebody’s enrolment is 403',
    call: 'GET /api/cliente/inscripciones/{id}/anular',
    rule: 'not-found',
    with: [...withFresh],
    answer: where(isStatus(404), status(403)),
  },
  {
    name: 'the balance names somebody’s invoice',
    call: 'GET /api/cliente/balance',
    rule: 'not-found',
    with: [register],
    answer: (answer) =>
      Array.isArray(answer.body) && answer.body.length === 0
        ? edit((body) => body.push({ facturado: 1 }))(answer)
        : answer,
  },
];
