/** The check takes back what it made, even if the server has a fault, and reports what it cannot take back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Fetch } from '../../tools/check/askServer.ts';
import { toJson } from '../../tools/check/report/toJson.ts';
import { toJunit } from '../../tools/check/report/toJunit.ts';
import { toText } from '../../tools/check/report/toText.ts';
import type { CheckOptions } from '../../tools/check/run.ts';
import { runCheck } from '../../tools/check/runCheck.ts';
import { demo, openApi, type TestApi } from '../api/support/api.ts';
import { probeClaveCost } from '../api/support/probes.ts';
import { liftLimits } from '../support/liftLimits.ts';
import { type Altered, edit, type Fault, isStatus, status, where } from './alter.ts';
import { proxyWith } from './proxy.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ config: { claveCost: probeClaveCost } });
  liftLimits(api.services.config);
});
afterAll(() => api.close());

const direct: Fetch = async (request) => api.app.fetch(request);

async function check(options: Partial<CheckOptions> & Pick<CheckOptions, 'fetch'>) {
  const base = 'http://api.ejemplo.edu';
  return runCheck({ base, user: demo.username, password: demo.password, now: () => 0, ...options });
}

/** What a check must leave as it was. */
async function state() {
  const [found] = await rows(
    api.database.db,
    sql`select (select count(*) from sesiones where revocada_el is null) as sesiones,
      (select count(*) from inscripciones where estado <> 'anulada') as inscripciones,
      (select count(*) from enlaces where estado = 'activo') as enlaces,
      (select string_agg(correo || coalesce(direccion, ''), ',' order by id) from clientes where correo = ${demo.username}) as contacto`,
  );
  return found;
}

const enrolling = 'POST /api/cliente/inscripciones';
const linking = 'POST /api/cliente/enlaces';
const register = 'POST /api/auth/register';
const login = 'POST /api/auth/login';
const cursos = 'GET /api/cliente/cursos';
/** Of these the check makes an application, an enrolment and its link, and cancels. */
const enrolment = [cursos, enrolling, 'GET /api/cliente/inscripciones/{id}'] as const;
const without = (name: string) => edit((body) => void delete body[name]);
const isOk = ({ status: code }: Altered) => code < 300;

/** Each lets the server do its work, and breaks what it answers. */
const faults: readonly (Pick<Fault, 'name' | 'call' | 'answer'> & {
  calls: readonly EndpointKey[];
  told: RegExp[];
})[] = [
  {
    name: 'an enrolment without its canal',
    call: enrolling,
    calls: enrolment,
    answer: where(isStatus(201), without('canal')),
    told: [/^the enrolment INS-\d+ and its documents in the ledger$/],
  },
  {
    name: 'an enrolment without its number',
    call: enrolling,
    calls: enrolment,
    answer: where(isStatus(201), without('numero')),
    told: [/^perhaps an enrolment .* with the document ZZ\d+: the answer 201 has no number$/],
  },
  {
    name: 'a preview without a field',
    call: 'GET /api/cliente/inscripciones/{id}/anular',
    calls: enrolment,
    answer: where(isOk, without('liberaCupo')),
    told: [/^the enrolment INS-\d+ and its documents in the ledger$/],
  },
  {
    name: 'a payment link without its value',
    call: linking,
    calls: enrolment,
    answer: where(isOk, without('valor')),
    told: [],
  },
  {
    name: 'an application without its e-mail',
    call: enrolling,
    calls: [enrolling, cursos],
    answer: where(isStatus(202), without('correo')),
    told: [/^the application SOL-\S+: it holds a seat of/],
  },
  {
    name: 'an account without the name of its user',
    call: register,
    calls: [register],
    answer: where(
      isStatus(201),
      edit((body) => void delete body.user.displayName),
    ),
    told: [/^the account portal-check\+\w+@example\.com: no call removes one$/],
  },
  {
    name: 'a changed client without a version',
    call: 'PATCH /api/cliente',
    calls: ['GET /api/cliente', 'PATCH /api/cliente'],
    answer: where(isOk, without('version')),
    told: [],
  },
  {
    name: 'a sign-in without its user',
    call: login,
    calls: [login],
    answer: where(isOk, without('user')),
    told: [],
  },
];

it.each(faults)('$name: nothing that a call can take back stays, and the rest is reported', async (fault) => {
  const before = await state();
  const { leftBehind, notRun } = await check({
    calls: fault.calls,
    ...proxyWith({ ...fault, rule: 'schema' }, direct),
  });
  expect(notRun).toEqual([]);
  for (const what of fault.told) expect(leftBehind).toContainEqual(expect.stringMatching(what));
  expect(
    leftBehind.filter((what) => /not (cancelled|revoked|ended)|as the check changed/.test(what)),
  ).toEqual([]);
  // Of an enrolment without a number nothing can be cancelled.
  const isUnknown = fault.told.some((what) => what.source.includes('no number'));
  if (!isUnknown) expect(await state()).toEqual(before);
});

/** Cuts the connection after the server has done its work. */
const cutting =
  (call: EndpointKey): Fetch =>
  async (request) => {
    const response = await direct(request);
    const path = call.split(' ')[1];
    if (`${request.method} ${new URL(request.url).pathname}` !== `${call.split(' ')[0]} ${path}`)
      return response;
    throw new TypeError('fetch failed');
  };

it('a payment link whose answer is cut off is looked for and revoked, and its enrolment is cancelled', async () => {
  const before = await state();
  const { leftBehind } = await check({ calls: enrolment, fetch: cutting(linking) });
  expect(leftBehind.filter((what) => /link|not cancelled/.test(what))).toEqual([]);
  expect(await state()).toEqual(before);
});

it('what may have been made by a call without an answer is reported by what was sent', async () => {
  const { leftBehind } = await check({ calls: [register], fetch: cutting(register) });
  expect(leftBehind).toContainEqual(
    expect.stringMatching(/^perhaps the account portal-check\+\w+@example\.com: no answer came$/),
  );
});

/**
 * A server that tells by a header which people it has met, so that the check asks for others as well.
 * @param person finds whom a request is about
 */
function telling(person: RegExp, met: Set<string>): Fetch {
  return async (request) => {
    const [, who] = person.exec(await request.clone().text()) ?? [];
    // The next account is a newer one.
    api.clock.now = new Date(api.clock.now.getTime() + 1);
    const response = await direct(request);
    if (who === undefined || !response.ok) return response;
    const headers = new Headers(response.headers);
    headers.set('x-conocido', String(met.has(who)));
    met.add(who);
    return new Response(response.body, { status: response.status, headers });
  };
}

it('every application is reported once, even if the check applies for several people to be sure', async () => {
  const people = new Set<string>();
  const { leftBehind } = await check({
    calls: [enrolling, cursos],
    fetch: telling(/"identificacion":"(ZZ\d+)"/, people),
  });
  const told = leftBehind.filter((what) => what.startsWith('the application '));
  expect(people.size).toBeGreaterThan(1);
  expect(new Set(told.map((what) => /SOL-[\w-]+/.exec(what)?.[0])).size).toBe(people.size);
  expect(told).toHaveLength(people.size);
});

it('the account of the check signs in, however often the check registers an e-mail to be sure', async () => {
  const people = new Set<string>();
  const { findings } = await check({
    calls: [register, login, 'POST /api/cliente/perfil/cambio-clave'],
    fetch: telling(/"email":"([^"]+)"/, people),
  });
  expect(people.size).toBeGreaterThan(2);
  // Whether the server limits tries is another rule, and here it does not.
  const wrong = findings.filter(({ rule, state }) => state === 'wrong' && rule !== 'limits');
  expect(wrong.map(({ call, rule }) => [call, rule])).toEqual([[register, 'enumeration']]);
});

it('what could not be taken back is reported with its id in every format, and why', async () => {
  const refused: Fault = {
    name: '',
    call: 'POST /api/cliente/inscripciones/{id}/anular',
    rule: 'status',
    // The server never gets to see which enrolment is meant.
    request: (request) =>
      new Request(request.url.replace(/INS-\d+/, 'INS-0'), {
        method: request.method,
        headers: request.headers,
        body: '{"motivo":"otro"}',
      }),
    answer: status(500),
  };
  const result = await check({ calls: enrolment, ...proxyWith(refused, direct) });
  const says = /the enrolment INS-\d+, not cancelled \(the server answered 500/;
  for (const write of [toText, toJson, toJunit]) expect(write(result)).toMatch(says);
});

it.each([{}, { readOnly: true }, { calls: ['GET /api/cliente/balance'] as const }])(
  'the check ends every session that it begins: %j',
  async (options) => {
    const before = await state();
    const { leftBehind } = await check({ fetch: direct, ...options });
    expect(await state()).toEqual(before);
    expect(leftBehind.filter((what) => what.includes('session'))).toEqual([]);
  },
);

it('a check that only reads sends sign-ins, requests for prices, and the end of its own session', async () => {
  const sent = new Set<string>();
  const passwords = new Set<unknown>();
  const noting: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    if (!['GET', 'OPTIONS'].includes(request.method))
      sent.add(`${request.method} ${pathname.replace(/cursos\/[^/]+/, 'cursos/{id}')}`);
    const body = await request.clone().text();
    if (body.includes(demo.username)) passwords.add(JSON.parse(body).password);
    return direct(request);
  };
  await check({ fetch: noting, readOnly: true, origin: 'https://www.ejemplo.edu' });
  expect([...sent].sort()).toEqual([
    'DELETE /api/cliente/perfil/sesiones/actual',
    'POST /api/auth/login',
    'POST /api/cliente/cursos/{id}/cotizacion',
  ]);
  expect([...passwords]).toEqual([demo.password]);
});

it('a part of the check that breaks off is named as a fault of the check, and the others and the clean-up run', async () => {
  const before = await state();
  // No site: the part that asks from it cannot make an address of it.
  const result = await check({
    fetch: direct,
    calls: [...enrolment, login],
    origin: 'no es un sitio',
  });
  expect(result.notRun).toEqual([expect.stringMatching(/^checkCors broke off: TypeError/)]);
  expect(result.findings).toContainEqual(expect.objectContaining({ rule: 'limits' }));
  expect(await state()).toEqual(before);
  for (const write of [toText, toJson, toJunit]) expect(write(result)).toContain('checkCors broke off');
});

it('a limit that the server has is reported as not checked, with the time to wait, and not as wrong', async () => {
  const limited = await openApi({ config: { claveCost: probeClaveCost } });
  liftLimits(limited.services.config);
  const { limites } = limited.services.config;
  limites.claveDireccion = { max: 1, seconds: 3600 };
  limites.ingresoCuentaDireccion = { max: 5, seconds: 900 };
  onTestFinished(() => limited.close());
  const { findings } = await check({
    calls: [login, register, 'POST /api/cliente/perfil/{id}/solicitud-cambio-clave'],
    fetch: async (request) => limited.app.fetch(request),
  });
  expect(findings.filter(({ state: found }) => found === 'wrong')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      call: 'POST /api/cliente/perfil/{id}/solicitud-cambio-clave',
      state: 'unchecked',
      notes: [expect.stringMatching(/limits how often it is called \(429\), for \d+ minutes/)],
    }),
  );
});
