/** The link that verifies the mailbox of an application needs a press, works once, and does not reveal its owner. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { tokens } from '../../demo/api/db/schema/tokens.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { json, openApi, type TestApi } from './support/api.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';
import { today } from './support/today.ts';

let api: TestApi;
let curso: { id: string };

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { publicUrl: 'https://portal.test' } });
  curso = await addCurso(api.database.db);
});
afterAll(() => api.close());

const path = '/api/correo/verificar';
const press = async (token: string, headers: Record<string, string> = {}) =>
  api.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ token, idioma: 'es' }).toString(),
  });

/** Applies as person `n` and returns the link from the mail. */
async function apply(n: number, language = 'es', change: { correo?: string } = {}) {
  const response = await api.post(
    '/api/cliente/inscripciones',
    newInscripcion(curso, { participante: { ...persona(n), ...change }, tardoMs: 60_000 }),
    { 'idempotency-key': randomUUID(), 'accept-language': language },
  );
  const { solicitud } = await json<{ solicitud: string }>(response);
  await solicitudesTask.run(api.services);
  await correoTask.run(api.services);
  const mails = await api.database.db.select().from(correoSaliente).orderBy(correoSaliente.secuencia);
  const mail = mails.findLast(({ texto }) => texto?.includes(solicitud));
  const url = /https:\/\/portal\.test(\/api\/correo\/verificar\?\S+)/.exec(mail?.texto ?? '')?.[1] ?? '';
  return { solicitud, url, token: new URL(url, 'https://portal.test').searchParams.get('token') ?? '' };
}

async function stateOf(solicitud: string) {
  const [row] = await api.database.db
    .select({ application: solicitudes.correoVerificadoEl, cliente: clientes.correoVerificadoEl })
    .from(solicitudes)
    .leftJoin(inscripciones, eq(inscripciones.numero, solicitudes.inscripcion))
    .leftJoin(clientes, eq(clientes.id, inscripciones.clienteId))
    .where(eq(solicitudes.numero, solicitud));
  return row;
}

describe('opening the link', () => {
  it('shows a page with a button, without scripts and only for this origin', async () => {
    const { url, solicitud } = await apply(1);
    const response = await api.get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const page = await response.text();
    expect(page).toContain('<button');
    expect(page).not.toMatch(/<script|style=/);
    expect(page).toContain(solicitud);
    expect(page).toContain('p•••@correo.test');
    expect(page).not.toContain('persona1@');
    expect((await api.get('/api/correo/pagina.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('has the portal’s typeface from this origin, and no other file', async () => {
    const sheet = await (await api.get('/api/correo/pagina.css')).text();
    const files = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { status, headers } = await api.get(file);
      expect([file, status, headers.get('content-type')]).toEqual([file, 200, 'font/woff2']);
    }
    expect((await api.get('/api/correo/letras/public-sans-otra.woff2')).status).toBe(404);
  });

  it('verifies nothing, because programs open links too', async () => {
    const { url, solicitud } = await apply(2);
    for (let i = 0; i < 3; i += 1) expect((await api.get(url)).status).toBe(200);
    expect(await stateOf(solicitud)).toEqual({ application: null, cliente: null });
  });

  it('shows the page in the language and direction of the mail', async () => {
    const { url } = await apply(3, 'ar');
    const page = await (await api.get(url.replace('idioma=ar', 'idioma=es'))).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    const unknown = await api.get(`${path}?token=x&idioma=fr`);
    expect(await unknown.text()).toContain('<html lang="fr" dir="ltr">');
  });
});

describe('pressing the button', () => {
  it('verifies the mailbox of the application and of its client, once', async () => {
    const { token, solicitud } = await apply(10);
    const response = await press(token);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Correo confirmado');
    expect(await stateOf(solicitud)).toEqual({ application: today, cliente: today });
    const again = await press(token);
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('ya está confirmado');
  });

  it('twice at once works once', async () => {
    const { token } = await apply(11);
    const pages = await Promise.all([press(token), press(token)].map(async (p) => (await p).text()));
    expect(pages.filter((page) => page.includes('Correo confirmado'))).toHaveLength(1);
    expect(pages.filter((page) => page.includes('ya está confirmado'))).toHaveLength(1);
  });

  it('does not verify the mailbox of a known person for whom somebody else applied', async () => {
    const first = await apply(12);
    const stranger = await apply(12, 'es', { correo: 'otra@correo.test' });
    await press(stranger.token);
    expect(await stateOf(stranger.solicitud)).toEqual({ application: today, cliente: null });
    expect(await stateOf(first.solicitud)).toEqual({ application: null, cliente: null });
  });

  it('is too late after a week, and the page says what to do', async () => {
    const { token, solicitud } = await apply(13);
    onTestFinished(() => {
      api.clock.now = today;
    });
    api.clock.now = new Date(today.getTime() + 7 * 24 * 3_600_000);
    const response = await press(token);
    expect(response.status).toBe(410);
    const page = await response.text();
    expect(page).toContain(api.services.institucion.correo);
    expect(page).toContain('href="https://portal.test/portal/publico/inscripciones"');
    expect(await stateOf(solicitud)).toMatchObject({ application: null });
  });

  it('does nothing from another site', async () => {
    const { token, solicitud } = await apply(14);
    expect((await press(token, { origin: 'https://malo.test', host: 'portal.test' })).status).toBe(403);
    expect((await press(token, { origin: 'null', host: 'portal.test' })).status).toBe(403);
    expect(await stateOf(solicitud)).toMatchObject({ application: null });
    expect((await press(token, { origin: 'https://portal.test', host: 'portal.test' })).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['what was never given', 'x'.repeat(43)],
    ['markup', '"><script>alert(1)</script>'],
    ['far too much', 'á'.repeat(5_000)],
  ])('with %s is answered alike', async (_what, token) => {
    for (const response of [
      await press(token),
      await api.get(`${path}?token=${encodeURIComponent(token)}`),
    ]) {
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('Este enlace no sirve');
      expect(page).not.toContain('<script');
    }
  });
});

describe('the token', () => {
  it('is stored only as a hash after the mail was sent', async () => {
    const { token } = await apply(20);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await api.database.db.update(correoSaliente).set({ estado: 'enviado', texto: null, html: null });
    const [kept] = await rows(
      api.database.db,
      sql`select (select json_agg(t) from tokens t)::text || (select json_agg(c) from correo_saliente c)::text as all`,
    );
    expect(String(kept?.all)).not.toContain(token);
    expect((await api.database.db.select().from(tokens)).length).toBeGreaterThan(0);
  });

  it('never appears in the log', async () => {
    const { token } = await apply(21);
    await api.get(`${path}?token=${token}`);
    await press(token);
    expect(api.logs.length).toBeGreaterThan(0);
    expect(api.logs.join('')).not.toContain(token);
  });
});
