/** The hosted payment page, /pagar/{codigo}: its content, its links, and that nobody pays twice by mistake. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../demo/api/db/db.ts';
import { startPago } from '../../demo/api/pagos/startPago.ts';
import { pageTexts } from '../../demo/api/pasarela/muestra/renderPagoPage.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Pago } from '../../src/contract/pago.ts';
import { json, openApiForTest, type TestApi } from './support/api.ts';
import { insertEnlace, makeEnlace } from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';

let api: TestApi;
let ana: SignedIn;
let factura: Factura;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty', config: { tokenTtl: 30 * 86_400 } });
  ana = await addCliente(api.services, 1);
  const curso = await addCurso(api.database.db, { cuotas: 2 });
  await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }));
  [factura] = (await read<ListPage<Factura>>('/api/cliente/facturas')).resultados as [Factura];
});
afterEach(async () => {
  await expectInvariants(api.database.db);
  api.services.pasarela.close();
});

const post = (path: string, body: unknown) =>
  api.post(path, body, { ...ana.as, 'idempotency-key': randomUUID() });
const read = async <T>(path: string) => json<T>(await api.get(path, ana.as));
const link = (valor = factura.total) => makeEnlace(api, ana, [{ numero: factura.numero, valor }]);
async function state() {
  const { saldo } = await read<Factura>(`/api/cliente/facturas/${factura.numero}`);
  const [balance] = await read<Balance[]>('/api/cliente/balance');
  const { total: recibos } = await read<ListPage<unknown>>('/api/cliente/recibos');
  return { saldo, favor: balance?.saldoAFavor, recibos };
}
const form = (url: string, action: string, more = '') =>
  api.app.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `accion=${action}${more}`,
  });
const attempts = async () => (await read<ListPage<Pago>>('/api/cliente/pagos')).total;

it('the payment page shows what to pay, and its buttons work', async () => {
  const { url } = await link();
  const page = await api.get(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain(factura.numero);
  for (const action of ['rechazar', 'abandonar', 'otra cosa']) await form(url, action);
  expect(await state()).toMatchObject({ saldo: 10_000, recibos: 0 });
  const { resultados } = await read<ListPage<Pago>>('/api/cliente/pagos?orden=creadoEl');
  expect(resultados.map(({ estado }) => estado).toSorted()).toEqual(['anulado', 'fallido']);
  const done = await form(url, 'dos_veces');
  const next = done.headers.get('location') ?? '';
  expect(done.status).toBe(303);
  expect(next).toMatch(/^\/pagar\/[\w-]+\?done=dos_veces&pago=[\da-f-]{36}$/);
  expect(await (await api.get(`${url}?done=dos_veces`)).text()).toContain('REC-000001');
  await form(url, 'aprobar');
  expect(await state()).toMatchObject({ saldo: 0, favor: 0, recibos: 1 });
});

it('the payment page names the course first, and says which instalments are paid now, with their dates and amounts', async () => {
  const open = async (valor: number) => {
    const path = new URL((await insertEnlace(api, ana, [{ numero: factura.numero, valor }])).url).pathname;
    return { path, page: await (await api.get(path)).text() };
  };
  const cuotasOf = (page: string) =>
    [...(/<ol>.*<\/ol>/s.exec(page)?.[0] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, line = '']) =>
      line
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s/g, ' ')
        .replace(/hasta el \d+ \w+ \d+/, 'hasta el día'),
    );
  const [one, two] = ['Cuota 1: $50,00, hasta el día', 'Cuota 2: $50,00, hasta el día'];
  const first = await open(5_000);
  expect(cuotasOf(first.page)).toEqual([`${one} Se paga ahora`, two]);
  const [, texto = ''] = /class="texto"><bdi>([^<]*)/.exec(first.page) ?? [];
  expect(texto).toMatch(new RegExp(`^${factura.curso} · [^()]+ \\(.+\\)$`));
  expect(cuotasOf((await open(10_000)).page)).toEqual([`${one} Se paga ahora`, `${two} Se paga ahora`]);
  await form(first.path, 'aprobar');
  expect(cuotasOf((await open(2_000)).page)).toEqual([`${one} Pagada`, `${two} Se pagan ahora $20,00`]);
});

it('the payment page shows the receipt and its PDF only to the person who has just paid, not to others with the link', async () => {
  const other = await insertEnlace(api, ana, [{ numero: factura.numero, valor: 100 }]);
  const { url } = await insertEnlace(api, ana, [{ numero: factura.numero, valor: factura.total }]);
  const pathOf = (address: string) => new URL(address).pathname;
  const before = await (await api.get(pathOf(url))).text();
  const next = (await form(pathOf(url), 'aprobar')).headers.get('location') ?? '';
  const paid = await (await api.get(next)).text();
  for (const words of ['Recibo', 'REC-000001', 'Tarjeta', '100,00', factura.numero]) {
    expect(paid).toContain(words);
  }
  // The tab says what it is about before whose it is.
  const named = /<title>(.*) · Pagar a /;
  expect(named.exec(before)?.[1]).toContain(factura.curso);
  expect(named.exec(paid)?.[1]).toContain(factura.curso);
  const pdf = /href="(\/pagar\/[^"]*recibo\.pdf[^"]*)"/.exec(paid)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const file = await api.get(pdf);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.headers.get('cache-control')).toBe('no-store');
  // The file has the same name as in the mail (recibo-correo.test.ts).
  expect(file.headers.get('content-disposition')).toContain('filename="recibo-REC-000001.pdf"');
  const later = await (await api.get(pathOf(url))).text();
  expect(later).toContain('REC-000001');
  expect(later).not.toContain('recibo.pdf');
  // The portal shows whose receipt it is, to a person who signs in.
  expect(later).toContain('/cliente/recibos?recibo=REC-000001"');
  const pago = /pago=([\da-f-]+)/.exec(next)?.[1] ?? '';
  for (const query of ['', '?pago=x', `?pago=${crypto.randomUUID()}`]) {
    expect((await api.get(`${pathOf(url)}/recibo.pdf${query}`)).status).toBe(404);
  }
  expect((await api.get(`${pathOf(other.url)}/recibo.pdf?pago=${pago}`)).status).toBe(404);
});

it('the payment page returns only to a page of a trusted site after paying or leaving', async () => {
  api.services.config.corsOrigins = ['https://www.universidad.test'];
  const trusted = 'https://www.universidad.test/alumnos?id=7#portal=/cliente/cartera';
  const at = (url: string, back: string) => `${url}?volver=${encodeURIComponent(back)}&tema=dark`;
  const { url } = await link();
  const page = await api.get(at(url, trusted));
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' https://www.universidad.test; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(await page.text()).toContain('data-tema="dark"');
  const left = await form(at(url, trusted), 'abandonar');
  expect([left.status, left.headers.get('location')]).toEqual([303, trusted]);
  // A refused payment stays on the page, which keeps the address to return to.
  const refused = (await form(at(url, trusted), 'rechazar')).headers.get('location') ?? '';
  expect(refused).toMatch(/^\/pagar\//);
  expect(await (await api.get(refused)).text()).toContain(trusted);
  const elsewhere = [
    ...['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'data:text/html,x', ''],
    ...[
      'https://www.universidad.test@evil.test/',
      'https://x:y@www.universidad.test/',
      'http://www.universidad.test/',
    ],
    ...['https://www.universidad.test.evil.test/', 'https://evil.test/https://www.universidad.test/'],
  ];
  for (const back of elsewhere) {
    const answer = await api.get(at(url, back));
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self';");
    const next = (await form(at(url, back), 'abandonar')).headers.get('location') ?? '';
    expect([back, next.startsWith('/pagar/'), next.includes('volver')]).toEqual([back, true, false]);
  }
  const back = await form(at(url, trusted), 'aprobar');
  expect(back.headers.get('location')).toBe(trusted);
  expect(await state()).toMatchObject({ saldo: 0, recibos: 1 });
});

it('the payment page warns of an undecided payment of the same invoice by any link, and accepts another only after a confirmation', async () => {
  const some = (valor: number) => insertEnlace(api, ana, [{ numero: factura.numero, valor }]);
  const [first, second] = [await some(4_000), await some(6_000)];
  await form(first.url, 'tarde');
  expect(await attempts()).toBe(1);
  for (const { url } of [first, second]) {
    expect(await (await api.get(new URL(url).pathname)).text()).toContain(
      'Hay un pago en proceso por $40,00',
    );
    const again = await form(url, 'aprobar');
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Pagar otra vez')]);
  }
  expect(await attempts()).toBe(1);
  expect((await form(second.url, 'aprobar', '&otra=1')).status).toBe(303);
  expect(await state()).toMatchObject({ saldo: 4_000, recibos: 1 });
});

it('the payment page lets people who left try again at the address of the mail, and warns them of a payment in process', async () => {
  const { url } = await link();
  const leave = async (more = '') => {
    const next = (await form(url, 'abandonar', more)).headers.get('location') ?? '';
    return { next, page: await (await api.get(next)).text() };
  };
  const { next, page } = await leave();
  expect(page).toContain('No se cobró nada');
  const [, again = ''] = /<a class="boton" href="([^"]*)"/.exec(page) ?? [];
  const { pathname, search } = new URL(again, new URL(next, 'http://portal.test'));
  expect(await (await api.get(pathname + search)).text()).toContain('Revise y pague');
  await form(url, 'tarde');
  const during = (await leave('&otra=1')).page;
  expect(during).not.toContain('No se cobró nada');
  expect(during).toContain('Hay un pago en proceso por $100,00');
});

it('the payment page makes one attempt when a button is pressed twice at once', async () => {
  const { url } = await link();
  await Promise.all([form(url, 'tarde'), form(url, 'tarde'), form(url, 'tarde')]);
  expect(await attempts()).toBe(1);
});

it('the payment page pays once and leads to the receipt, however often one form is sent', async () => {
  const some = (valor: number) => insertEnlace(api, ana, [{ numero: factura.numero, valor }]);
  const [first, other] = [await some(4_000), await some(6_000)];
  const path = new URL(first.url).pathname;
  const [, intento] = /name="intento" value="([^"]+)"/.exec(await (await api.get(path)).text()) ?? [];
  const send = (url: string) => form(url, 'aprobar', `&intento=${intento}`);
  const sent = await Promise.all([send(path), send(path), send(path)]);
  const places = [...sent, await send(path)].map(({ headers }) => headers.get('location') ?? '');
  expect(new Set(places)).toEqual(new Set([`${path}?done=aprobar&pago=${intento}`]));
  expect(await (await api.get(places[0] ?? '')).text()).toContain('REC-');
  expect(await state()).toMatchObject({ saldo: factura.total - 4_000, favor: 0, recibos: 1 });
  // One link's attempt is not begun again by another link.
  expect((await send(new URL(other.url).pathname)).status).toBe(200);
  expect(await state()).toMatchObject({ recibos: 1 });
});

it('the payment page pays once, however the requests of several tabs meet', async () => {
  const { url } = await link();
  let sent: ReturnType<typeof form>[] = [];
  for (let n = 0; n < 12; n += 1) {
    sent = [...sent, form(url, 'aprobar')];
    for (let turn = 0; turn < 7 * n; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(sent);
  expect(await state()).toMatchObject({ saldo: 0, favor: 0, recibos: 1 });
});

it('a request whose connection breaks does not take the attempt of the same form sent again for its own', async () => {
  const codigo = (await link()).url.split('/').at(-1) ?? '';
  const { services } = api;
  const start = vi.spyOn(services.pasarela, 'start');
  const id = randomUUID();
  const broken = new Error('Connection terminated unexpectedly');
  const transaction = vi.fn<Db['transaction']>((...work) => services.database.db.transaction(...work));
  // Nothing of the first request is in the database when its connection breaks, and the other one comes meanwhile.
  transaction.mockImplementationOnce(async () => {
    expect(await startPago(services, codigo, { id })).toMatchObject({ id });
    throw broken;
  });
  const db = Object.assign(Object.create(services.database.db), { transaction });
  const first = startPago({ ...services, database: { ...services.database, db } }, codigo, { id });
  expect(await first).toBe('begun');
  expect(transaction).toHaveBeenCalledTimes(2);
  expect(start).toHaveBeenCalledOnce();
});

it('the payment page answers 404 to an unknown code, and escapes typed text', async () => {
  expect((await api.get('/pagar/nada')).status).toBe(404);
  expect((await api.get('/pagar/estilo.css')).headers.get('content-type')).toContain('text/css');
  expect((await api.get('/pagar/oscuro.css')).headers.get('content-type')).toContain('text/css');
  const curso = await addCurso(api.database.db, { nombre: '<img src=x>' });
  const made = await json<Inscripcion>(
    await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' })),
  );
  const { url } = await makeEnlace(api, ana, [{ numero: made.facturas[0] ?? '', valor: 1 }]);
  expect(await (await api.get(url)).text()).toContain('&lt;img src=x&gt;');
});

it('the payment page speaks every language, says that it is waiting, and answers too many tries with a page', async () => {
  const { url } = await link(5_000);
  const arabic = await (await api.get(url, { 'accept-language': 'ar' })).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('دفع');
  for (const texts of Object.values(pageTexts)) {
    expect(Object.keys(texts)).toEqual(Object.keys(pageTexts.es));
    for (const [key, texto] of Object.entries(pageTexts.es)) {
      const names = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
      expect([key, names(texts[key as 'titulo'])]).toEqual([key, names(texto)]);
    }
  }
  await form(url, 'tarde');
  // Only the waiting page reloads by itself.
  const waits = await api.get(`${url}?done=tarde`);
  expect([waits.headers.get('refresh'), (await api.get(url)).headers.get('refresh')]).toEqual(['3', null]);
  const waiting = await waits.text();
  expect(waiting).toContain('No pague otra vez');
  expect(waiting).not.toContain('<form');
  api.services.config.limites = { ...api.services.config.limites, pagoEnlace: { max: 1, seconds: 3600 } };
  const refused = await form(url, 'aprobar');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('Demasiados intentos');
  expect(await state()).toMatchObject({ saldo: 10_000, recibos: 0 });
});

it('the payment page follows the chosen theme, and without one that of the device', async () => {
  const { url } = await link();
  const dark = async (query: string) =>
    /href="\/pagar\/oscuro\.css" media="([^"]*)"/.exec(await (await api.get(url + query)).text())?.[1];
  expect([await dark('?tema=dark'), await dark(''), await dark('?tema=light')]).toEqual([
    'all',
    '(prefers-color-scheme: dark)',
    undefined,
  ]);
});
