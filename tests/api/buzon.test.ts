/** The demo's mailbox shows unsent mails without trusting their content, and only in the demo. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { enqueueCorreo } from '../../demo/api/correo/enqueueCorreo.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import type { ApiEnv } from '../../demo/api/http/context.ts';
import { json, openApi, openApiForTest, type TestApi } from './support/api.ts';
import type { Aviso } from './support/avisos.ts';
import { serveCopy } from './support/copies.ts';
import { sendRaw } from './support/sendRaw.ts';

interface ListPage {
  resultados: { id: string; secuencia: number; para: string; asunto: string }[];
  siguiente: number | null;
}

let api: TestApi;

beforeAll(async () => {
  api = await openApi({ config: { buzon: true } });
  const [curso] = await api.database.db.select().from(cursos).limit(1);
  if (!curso) throw new Error('no course');
  for (let i = 0; i < 60; i += 1) {
    const aviso: Aviso = {
      tipo: 'solicitud_repetida',
      solicitud: 'SOL-1',
      inscripcion: 'INS-1',
      estado: 'activa',
      para: `p${i}@portal.test`,
      idioma: 'es',
      nombre: '<script>alert(1)</script>',
      cursoId: curso.id,
      curso: { codigo: curso.identificacion, nombre: curso.nombre },
      participante: { nombres: '<img src=x>', apellidos: 'Quishpe' },
    };
    await api.database.db.transaction((tx) => enqueueCorreo(tx, aviso, api.clock.now));
  }
  await correoTask.run(api.services);
});
afterAll(() => api.close());

describe('the mailbox', () => {
  it('lists each mail once, newest first, page by page', async () => {
    const first = await json<ListPage>(await api.get('/api/buzon'));
    const second = await json<ListPage>(await api.get(`/api/buzon?antes=${first.siguiente}`));
    expect(second.siguiente).toBeNull();
    const para = [...first.resultados, ...second.resultados].map((correo) => correo.para);
    expect(para).toEqual(Array.from({ length: 60 }, (_, i) => `p${59 - i}@portal.test`));
  });

  it('serves a mail as text and as HTML without scripts, and its attachments as downloads', async () => {
    const { resultados } = await json<ListPage>(await api.get('/api/buzon'));
    const path = `/api/buzon/${resultados[0]?.id}`;
    const correo = await json<{ texto: string; adjuntos: { nombre: string; bytes: number }[] }>(
      await api.get(path),
    );
    expect(correo.texto).toContain('<script>alert(1)</script>');
    expect(correo.adjuntos).toEqual([{ nombre: expect.stringMatching(/\.ics$/), bytes: expect.any(Number) }]);
    const page = await api.get(`${path}/html`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const html = await page.text();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('<base target="_blank">');
    const file = await api.get(`${path}/adjuntos/0`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  it('answers 404 to unknown mails and files', async () => {
    const { resultados } = await json<ListPage>(await api.get('/api/buzon'));
    const id = resultados[0]?.id;
    for (const path of [
      'x',
      `${'0'.repeat(8)}-0000-4000-8000-000000000000`,
      `${id}/adjuntos/9`,
      `${id}/adjuntos/length`,
    ]) {
      expect((await api.get(`/api/buzon/${path}`)).status).toBe(404);
    }
  });
});

describe('the mailbox does not exist', () => {
  it('unless the configuration says so', async () => {
    const own = await openApiForTest({ base: 'empty' });
    expect((await own.get('/api/buzon')).status).toBe(404);
  });

  it.each([
    ['mail is delivered', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['others than this machine are served', { PUBLIC_URL: 'https://portal.ejemplo.edu' }],
  ])('if %s', async (_why, env) => {
    const server = await serveCopy({ env });
    expect((await fetch(`${server.url}/api/buzon`)).status).toBe(404);
    await server.close();
  });

  it('in production', async () => {
    const server = await serveCopy({ env: { NODE_ENV: 'production' } });
    expect((await fetch(`${server.url}/api/buzon`)).status).toBe(404);
    await server.close();
  });

  it.each<[string, Record<string, string>, string]>([
    ['to a visitor of another machine', {}, '203.0.113.7'],
    ['to a visitor of another machine who claims to be local', { host: 'localhost:4173' }, '192.168.1.20'],
    ['to a page of another site that points its name here', { host: 'evil.test' }, '127.0.0.1'],
    ['behind a proxy that says so', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['behind a proxy of RFC 7239', { forwarded: 'for=127.0.0.1' }, '::1'],
    [
      'behind a proxy that keeps the Host',
      { 'x-forwarded-host': 'localhost', host: 'localhost' },
      '127.0.0.1',
    ],
    ['behind a proxy that says only that it is one', { via: '1.1 proxy' }, '127.0.0.1'],
    ...[
      ...['x-envoy-external-address', 'x-original-forwarded-for', 'x-azure-clientip', 'cf-ray', 'x-real-ip'],
      ...['cf-connecting-ip', 'true-client-ip', 'client-ip', 'fastly-client-ip', 'cdn-loop', 'x-request-id'],
      ...['x-cluster-client-ip', 'x-amzn-trace-id', 'x-proxyuser-ip', 'proxy-connection', 'x-arr-ssl'],
    ].map((name): [string, Record<string, string>, string] => [
      `behind a proxy that adds ${name}`,
      { [name]: '127.0.0.1' },
      '127.0.0.1',
    ]),
    ['behind a proxy that closes each connection', { connection: 'close' }, '127.0.0.1'],
    ['behind a proxy that closes a connection in other words', { connection: 'Upgrade, CLOSE' }, '127.0.0.1'],
  ])('%s', async (_who, headers, remoteAddress) => {
    const { resultados } = await json<ListPage>(await api.get('/api/buzon'));
    const id = resultados[0]?.id;
    const visit = { incoming: { socket: { remoteAddress } } } as unknown as ApiEnv['Bindings'];
    for (const path of ['', `/${id}`, `/${id}/html`, `/${id}/adjuntos/0`]) {
      const request = new Request(`http://${headers.host ?? 'localhost'}/api/buzon${path}`, { headers });
      expect((await api.app.request(request, undefined, visit)).status).toBe(404);
    }
  });

  it.each([
    ['127.0.0.1', 'localhost:4173'],
    ['::ffff:127.0.0.1', '127.0.0.1:4173'],
    ['::1', '[::1]:4173'],
  ])('but it does to a browser of this machine at %s that asks for %s', async (remoteAddress, host) => {
    const visit = { incoming: { socket: { remoteAddress } } } as unknown as ApiEnv['Bindings'];
    const request = new Request(`http://${host}/api/buzon`, { headers: { host } });
    expect((await api.app.request(request, undefined, visit)).status).toBe(200);
  });
});

it.each<[string, Record<string, string>]>([
  [
    'Chromium that fetches',
    {
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'es-EC,es;q=0.9',
      connection: 'keep-alive',
      cookie: 'a=b',
      dnt: '1',
      pragma: 'no-cache',
      'cache-control': 'no-cache',
      referer: 'http://localhost:4173/buzon/',
      'sec-ch-ua': '"Chromium";v="140"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Linux"',
      'sec-fetch-dest': 'empty',
      'sec-fetch-mode': 'cors',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0',
    },
  ],
  [
    'Firefox that opens a page again',
    {
      accept: 'text/html,*/*;q=0.8',
      connection: 'keep-alive',
      'if-none-match': 'W/"x"',
      'if-modified-since': 'Thu, 26 Nov 2026 00:00:00 GMT',
      priority: 'u=0, i',
      range: 'bytes=0-',
      'sec-fetch-user': '?1',
      'sec-gpc': '1',
      te: 'trailers',
      'upgrade-insecure-requests': '1',
      'user-agent': 'Mozilla/5.0',
    },
  ],
  [
    'Wget',
    { accept: '*/*', 'accept-encoding': 'identity', connection: 'Keep-Alive', 'user-agent': 'Wget/1.21' },
  ],
  ['curl', { accept: '*/*', 'user-agent': 'curl/8.5.0' }],
])('the mailbox answers what this machine sends: %s', async (_what, sent) => {
  const headers = { host: 'localhost:4173', ...sent };
  const visit = { incoming: { httpVersion: '1.1', socket: { remoteAddress: '127.0.0.1' } } };
  const request = new Request('http://localhost:4173/api/buzon', { headers });
  const response = await api.app.request(request, undefined, visit as unknown as ApiEnv['Bindings']);
  expect(response.status).toBe(200);
});

it('the mailbox is closed behind nginx as it comes, which asks by HTTP/1.0 or closes, and names this machine as host', async () => {
  const server = await serveCopy();
  onTestFinished(server.close);
  const host = `Host: 127.0.0.1:${server.port}`;
  const statusOf = (version: string, ...headers: string[]) =>
    sendRaw(server.port, [`GET /api/buzon HTTP/${version}`, ...headers, '', ''].join('\r\n'));
  expect(await statusOf('1.0', host, 'Connection: close')).toBe(404);
  expect(await statusOf('1.0', host)).toBe(404);
  expect(await statusOf('1.0')).toBe(404);
  expect(await statusOf('1.1', host, 'Connection: close')).toBe(404);
  expect(await statusOf('1.1', host)).toBe(200);
});

it('the demo has the mailbox, and of its pages only that one may show a frame', async () => {
  const server = await serveCopy();
  expect(await (await fetch(`${server.url}/api/buzon`)).json()).toEqual({
    resultados: [],
    siguiente: null,
  });
  const policies = await Promise.all(
    ['/buzon/', '/cms/'].map(async (path) =>
      (await fetch(server.url + path)).headers.get('content-security-policy'),
    ),
  );
  expect(policies[0]).toContain("frame-src 'self'");
  expect(policies[1]).not.toContain('frame-src');
  await server.close();
});

it('the mailbox does not keep sent mail', async () => {
  await api.database.db.update(correoSaliente).set({ estado: 'enviado', html: null, texto: null });
  expect(await json(await api.get('/api/buzon'))).toEqual({ resultados: [], siguiente: null });
});
