/** Checks CORS as a browser does it: a preflight for each call that needs one, the answer itself, and a site that is not allowed. */
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints.ts';
import { contractHeader } from '../../../src/contract/version.ts';
import type { Sending } from '../askServer.ts';
import { madeUpId } from '../madeUp.ts';
import type { CheckRun } from '../run.ts';
import { askedByOthers } from './askedByOthers.ts';

/** Origins to refuse: another site, a frame without an origin, and names that pass if a server compares only a part. */
function strangersTo(origin: string): string[] {
  const { protocol, host } = new URL(origin);
  return [
    'https://otro-sitio.example',
    'null',
    `${origin}.otro-sitio.example`,
    `${protocol}//otro-${host}`,
    // Without TLS, anybody on the network path can alter the page.
    ...(protocol === 'https:' ? [`http://${host}`] : []),
  ];
}

const noOrigin = 'CORS was not checked: name the site with --origin https://www.su-institucion.example';

export async function checkCors(run: CheckRun): Promise<void> {
  const { origin } = run.options;
  const calls = (endpoints as readonly Endpoint[]).filter(
    (one) => run.has(callOf(one)) && !run.missing.has(callOf(one)),
  );
  for (const endpoint of calls) {
    const call = callOf(endpoint);
    if (origin === undefined) {
      run.skip(call, 'cors', 'no --origin was given', noOrigin);
      continue;
    }
    const isWrite = endpoint.method !== 'GET';
    if (isWrite && run.options.readOnly && run.mayLack(call) && !wasSeen(run, call)) {
      run.skip(call, 'cors', 'only writing shows whether the server has it: --read-only');
      continue;
    }
    run.judge(call, 'cors', await preflight(run, endpoint, origin));
    if (endpoint.method === 'GET') run.judge(call, 'cors', await askFrom(run, call, origin));
    else if (!run.options.readOnly) run.judge(call, 'cors', await writeFrom(run, endpoint, origin));
    if (endpoint.method === 'GET') run.judge(call, 'cors', await readFrom(run, endpoint, origin));
  }
}

const wasSeen = (run: CheckRun, call: EndpointKey): boolean =>
  run.findings().some((one) => one.call === call && one.state !== 'unchecked');

const callOf = ({ method, path }: Endpoint): EndpointKey => `${method} ${path}` as EndpointKey;

/** The headers of the portal's request for which a browser asks permission. */
function headersOf({ method, auth, body, versioned }: Endpoint): string[] {
  return [
    ...(auth === 'publica' ? [] : ['authorization']),
    ...(body ? ['content-type'] : []),
    ...(method === 'POST' ? ['idempotency-key'] : []),
    ...(versioned && method !== 'GET' ? ['if-match'] : []),
  ];
}

async function preflight(run: CheckRun, endpoint: Endpoint, origin: string): Promise<string[]> {
  const call = callOf(endpoint);
  const wanted = headersOf(endpoint);
  if (endpoint.method === 'GET' && wanted.length === 0) return [];
  const ask = (from: string) =>
    run.send(call, {
      method: 'OPTIONS',
      params: { id: madeUpId() },
      headers: {
        origin: from,
        'access-control-request-method': endpoint.method,
        ...(wanted.length > 0 && { 'access-control-request-headers': wanted.join(',') }),
      },
    });
  const { status, headers } = await ask(origin);
  const listOf = (name: string) =>
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.trim());
  const allowed = listOf('access-control-allow-headers');
  const methods = listOf('access-control-allow-methods');
  // The wildcard covers every header but this one (Fetch, 4.8).
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const isMethod =
    methods.includes(endpoint.method.toLowerCase()) ||
    methods.includes('*') ||
    endpoint.method === 'POST' ||
    endpoint.method === 'GET';
  const letIn: string[] = [];
  for (const from of strangersTo(origin)) if (isLetIn((await ask(from)).headers, from)) letIn.push(from);
  return [
    ...(status >= 200 && status < 300 ? [] : [`the preflight is answered ${status}; browsers want 2xx`]),
    ...originProblems(headers, origin, 'the preflight'),
    ...(isMethod ? [] : [`Access-Control-Allow-Methods of the preflight lacks ${endpoint.method}`]),
    ...wanted
      .filter((name) => !isAllowed(name))
      .map((name) => `Access-Control-Allow-Headers of the preflight lacks ${name}`),
    ...letIn.map((from) => `pages of ${from}, which nobody allowed, may call it`),
  ];
}

/** The headers of an answer that the portal reads, and one that only some servers send. */
const exposed = ['date', 'etag', 'retry-after'];
const mayExpose = [contractHeader.toLowerCase()];

async function askFrom(run: CheckRun, call: EndpointKey, origin: string): Promise<string[]> {
  const { headers } = await run.send(call, { params: { id: madeUpId() }, headers: { origin } });
  // A cache may serve an answer that a program without Origin got to a page of the site too.
  const plain = await run.send(call, { params: { id: madeUpId() } });
  const told = (headers.get('access-control-expose-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  const sent = mayExpose.filter((name) => headers.has(name));
  const hidden = told.includes('*') ? [] : [...exposed, ...sent].filter((name) => !told.includes(name));
  const isForAll = headers.get('access-control-allow-origin') === '*';
  const says = (one: Headers) => isForAll || /\borigin\b/i.test(one.get('vary') ?? '');
  return [
    ...originProblems(headers, origin, 'the answer'),
    ...hidden.map((name) => `Access-Control-Expose-Headers lacks ${name}`),
    ...(says(headers) ? [] : ['lacks Vary: Origin, so that a cache gives one site the answer of another']),
    ...(says(headers) && !says(plain.headers)
      ? [
          'lacks Vary: Origin if no Origin was sent, so that a cache gives a site an answer without CORS headers',
        ]
      : []),
  ];
}

/** A page can read the answer to a writing call only if that has the headers too; this call is refused, and writes nothing. */
async function writeFrom(run: CheckRun, endpoint: Endpoint, origin: string): Promise<string[]> {
  const { headers } = await run.send(callOf(endpoint), {
    params: { id: madeUpId() },
    headers: { origin },
    ...(endpoint.body && { body: {} }),
  });
  return [
    ...originProblems(headers, origin, 'the answer'),
    ...(await reflectionProblems(
      run,
      endpoint,
      { params: { id: madeUpId() }, ...(endpoint.body && { body: {} }) },
      origin,
    )),
  ];
}

/** Some servers set the headers on refusals, but not on successes, or the other way round. */
async function readFrom(run: CheckRun, endpoint: Endpoint, origin: string): Promise<string[]> {
  const call = callOf(endpoint);
  const token = endpoint.auth === 'publica' ? undefined : run.sesion?.token;
  const id = idFor(run, call);
  if (id === undefined || (endpoint.auth === 'bearer' && token === undefined)) return [];
  const sending = { params: { id }, token };
  const { status, headers } = await run.send(call, { ...sending, headers: { origin } });
  return [
    ...originProblems(headers, origin, `an answer of ${status}`),
    // Every site may read what is public.
    ...(token === undefined ? [] : await reflectionProblems(run, endpoint, sending, origin)),
  ];
}

/** Returns an id that the call answers with success; undefined if the check has none. */
function idFor(run: CheckRun, call: EndpointKey): string | undefined {
  if (!call.includes('{id}')) return '';
  if (call.includes('/cursos/')) return run.cursos[0]?.id;
  const how = askedByOthers[call];
  return 'of' in how ? run.own.get(how.of) : undefined;
}

/** Not every request has a preflight, so the answer itself must not let in anybody else either. */
async function reflectionProblems(
  run: CheckRun,
  endpoint: Endpoint,
  sending: Sending,
  origin: string,
): Promise<string[]> {
  const letIn: string[] = [];
  for (const from of strangersTo(origin)) {
    const { headers } = await run.send(callOf(endpoint), { ...sending, headers: { origin: from } });
    if (isLetIn(headers, from)) letIn.push(from);
  }
  return letIn.map((from) => `pages of ${from}, which nobody allowed, may read its answer`);
}

function isLetIn(headers: Headers, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

/** Lists what keeps pages of the origin from reading an answer. */
export function originProblems(headers: Headers, origin: string, what: string): string[] {
  if (isLetIn(headers, origin)) return [];
  return [
    `Access-Control-Allow-Origin of ${what} is ${headers.get('access-control-allow-origin') ?? 'missing'}; expected ${origin}`,
  ];
}
