/** A mailbox of an international domain is one mailbox, with the domain in letters and as the DNS writes it. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { cuentas } from '../../demo/api/db/schema/cuentas.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import type { Solicitud } from '../../src/contract/inscripcion.ts';
import { bearer, demo, json, openApiForTest, type TestApi } from './support/api.ts';
import { mailsTo, tokenOf } from './support/buzon.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';

const letters = 'ana@compañía.com';
const ascii = 'ana@xn--compaa-7va5a.com';
const forms = [letters, ascii, ' Ana@COMPAÑÍA.com '];
const password = 'una clave bastante larga';
let api: TestApi;

beforeEach(async () => {
  api = await openApiForTest();
});

const register = (email: string) =>
  api.post('/api/auth/register', { email, password, firstName: 'Ana', lastName: 'Ñauta' });
const signIn = (username: string, typed = password) =>
  api.post('/api/auth/login', { username, password: typed, type: 'CLI' });
const verify = async (correo: string) =>
  api.app.request('/api/correo/verificar', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: await tokenOf(api, correo), idioma: 'es' }).toString(),
  });
const statusAndBody = async (response: Response) => [response.status, await response.text()];

describe.each([
  ['in letters', letters],
  ['as the DNS writes it', ascii],
])('an account registered with the domain %s', (_how, email) => {
  it('is one for every form, lets each in, shows the letters, and gets its mails there', async () => {
    for (const form of [email, ...forms]) {
      const answer = await register(form);
      expect(answer.status).toBe(201);
      expect(await json(answer)).toMatchObject({ user: { email: letters } });
    }
    expect(await api.database.db.$count(cuentas, eq(cuentas.correo, letters))).toBe(1);
    expect((await mailsTo(api, letters)).map(({ tipo }) => tipo)).toEqual(['cuenta_verificar']);
    expect((await verify(letters)).status).toBe(200);
    for (const form of forms) expect((await signIn(form)).status).toBe(200);
    for (const form of forms) {
      const path = `/api/cliente/perfil/${encodeURIComponent(form)}/solicitud-cambio-clave`;
      expect(await statusAndBody(await api.post(path, ''))).toEqual([202, '{"recibida":true}']);
    }
    expect((await mailsTo(api, letters)).map(({ tipo }) => tipo)).toEqual([
      ...forms.map(() => 'clave_solicitada'),
      'cuenta_verificar',
    ]);
  });
});

it('no form of a mailbox tells whether somebody has registered with it', async () => {
  await register(letters);
  await verify(letters);
  const known = await Promise.all(forms.map(async (form) => statusAndBody(await signIn(form, 'otra clave'))));
  const unknown = await statusAndBody(await signIn('nadie@xn--compaa-7va5a.com', 'otra clave'));
  expect(known).toEqual(forms.map(() => unknown));
  // With other names it is another registration, not a retry.
  const again = await api.post('/api/auth/register', {
    email: ascii,
    password,
    firstName: 'Eva',
    lastName: 'Paz',
  });
  expect(again.status).toBe(201);
  expect(await json(again)).toEqual({
    accessToken: expect.any(String),
    user: { id: expect.any(String), displayName: 'Eva Paz', lastName: 'Paz', email: letters },
  });
});

it('every form of a mailbox counts as one try of the same name', async () => {
  const statuses: number[] = [];
  for (const form of [...forms, ...forms]) statuses.push((await signIn(form, 'mala')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('an applicant known by one form is the same client by the other, and a corrected address has that form too', async () => {
  const { db } = api.database;
  const send = async (correo: string) => {
    const body = newInscripcion(await addCurso(db), { participante: { ...persona(1), correo } });
    const answer = await api.post('/api/cliente/inscripciones', body, { 'idempotency-key': randomUUID() });
    await solicitudesTask.run(api.services);
    return json<Solicitud>(answer);
  };
  expect(await send(letters)).toMatchObject({ correo: 'a•••@compañía.com' });
  const { solicitud, permiso } = await send(ascii);
  expect(await db.$count(clientes, eq(clientes.correo, letters))).toBe(1);
  const path = `/api/cliente/solicitudes/${solicitud}/correo`;
  const corrected = await api.post(path, { permiso, correo: 'otra@xn--compaa-7va5a.com' });
  expect(await json(corrected)).toMatchObject({ correo: 'o•••@compañía.com' });
  const [newest] = await db.select().from(solicitudes).orderBy(desc(solicitudes.orden)).limit(1);
  expect(newest).toMatchObject({
    correo: 'otra@compañía.com',
    participante: { correo: 'otra@compañía.com' },
  });
});

it('the other form of the own address is no change of the profile', async () => {
  const as = bearer(await api.login(demo.username, demo.password));
  const change = async (correo: string) => {
    const { headers } = await api.get('/api/cliente', as);
    return json(
      await api.patch('/api/cliente', { correo }, { ...as, 'if-match': headers.get('etag') ?? '' }),
    );
  };
  expect(await change(ascii)).toMatchObject({ correo: letters, correoVerificado: false });
  await verify(letters);
  for (const form of forms)
    expect(await change(form)).toMatchObject({ correo: letters, correoVerificado: true });
  expect((await mailsTo(api, letters)).map(({ tipo }) => tipo)).toEqual(['cuenta_verificar']);
});
