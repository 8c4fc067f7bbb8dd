/**
 * Makes a server that answers every call with the contract's example, for work on pages and on the portal without a back end.
 * It stores nothing, accepts every password, and answers 401 if the contract requires a credential and there is none.
 */
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../src/contract/endpoints.ts';
import { answers, solicitud } from '../../src/contract/examples/answers.ts';
import { type ProblemCode, problemStatuses } from '../../src/contract/problem.ts';
import { contractHeader, contractVersion } from '../../src/contract/version.ts';

interface MockOptions {
  /** Milliseconds that each answer takes, to simulate a slow network. */
  delay?: number;
  /** Calls that are answered with a problem instead. */
  problems?: ReadonlyMap<EndpointKey, ProblemCode>;
}

export function createMock({
  delay = 0,
  problems,
}: MockOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    if (delay > 0) await new Promise((resume) => setTimeout(resume, delay));
    const response = answer(request, problems);
    for (const [name, value] of Object.entries(headersFor(request))) response.headers.set(name, value);
    return response;
  };
}

function answer(request: Request, problems: MockOptions['problems']): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const endpoint = findEndpoint(request);
  if (!endpoint) return problem('no_encontrado');
  const call = `${endpoint.method} ${endpoint.path}` as EndpointKey;
  const wanted = problems?.get(call);
  if (wanted !== undefined) return problem(wanted);
  const isSignedIn = request.headers.has('authorization');
  if (endpoint.auth === 'bearer' && !isSignedIn) return problem('sesion_requerida');
  if (endpoint.status === 204) return new Response(null, { status: 204 });
  // Without a credential this call is a public application.
  if (call === 'POST /api/cliente/inscripciones' && !isSignedIn) return json(solicitud, 202);
  const example: unknown = answers[call];
  const file = endpoint.media?.find((type) => request.headers.get('accept')?.startsWith(type));
  if (typeof example === 'string')
    return new Response(example, { headers: { 'content-type': 'text/calendar' } });
  if (file !== undefined) return new Response(files[file], { headers: { 'content-type': file } });
  const version = (example as { version?: unknown } | undefined)?.version;
  return json(example, endpoint.status, endpoint.versioned ? { etag: `"${String(version)}"` } : {});
}

/** An exact path of the contract wins over one with a parameter in that place. */
function findEndpoint({ method, url }: Request): Endpoint | undefined {
  const { pathname } = new URL(url);
  const fitting = (endpoints as readonly Endpoint[]).filter(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  return fitting.find(({ path }) => path === pathname) ?? fitting[0];
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function problem(code: ProblemCode): Response {
  const status = problemStatuses[code];
  const body = { type: `/api/referencia#${code}`, title: code, status, code };
  const headers = {
    'content-type': 'application/problem+json',
    ...(status === 429 && { 'retry-after': '30' }),
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Any page may call it: it has nothing to hide, and listens only on this machine. */
function headersFor(request: Request): Record<string, string> {
  return {
    'cache-control': 'no-store',
    [contractHeader]: contractVersion,
    'access-control-allow-origin': request.headers.get('origin') ?? '*',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, Accept-Language',
    'access-control-expose-headers': `Date, ETag, Retry-After, ${contractHeader}`,
    vary: 'Origin',
  };
}

/** The smallest file of each kind. */
const files = {
  'application/pdf':
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'text/csv': 'ejemplo\r\n1\r\n',
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//portal-clientes//ES\r\nEND:VCALENDAR\r\n',
} as const;
