/** Every receipt is mailed when its money comes in, and again when its client requests it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composePending } from '../../demo/api/correo/composePending.ts';
import { type Attachment, bytesOf } from '../../demo/api/correo/letter.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Recibo } from '../../src/contract/recibo.ts';
import { json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { begin, makeEnlace, pay, say } from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { readPdf, squeeze } from './support/pdf.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';

let api: TestApi;
let ana: SignedIn;
const cursos = ['Kichwa inicial', 'Excel para todos', 'Fotografía'];

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty' });
  ana = await addCliente(api.services, 1);
  for (const nombre of cursos) {
    const { id = '' } = await addCurso(api.database.db, { nombre });
    await json<Inscripcion>(await post('/api/cliente/inscripciones', newInscripcion({ id })));
  }
});
afterEach(() => api.services.pasarela.close());

const post = (path: string, body?: unknown, key: string = randomUUID(), as = ana.as) =>
  api.post(path, body, { ...as, 'idempotency-key': key });

/** Returns the invoices in the order of `cursos`. */
async function facturas(): Promise<Factura[]> {
  const { resultados } = await json<ListPage<Factura>>(await api.get('/api/cliente/facturas', ana.as));
  return resultados.toSorted((a, b) => (a.numero < b.numero ? -1 : 1));
}

async function payAll(some: readonly Factura[]): Promise<Recibo> {
  const enlace = await makeEnlace(
    api,
    ana,
    some.map(({ numero, total }) => ({ numero, valor: total })),
  );
  await pay(api, enlace);
  const { resultados } = await json<ListPage<Recibo>>(await api.get('/api/cliente/recibos', ana.as));
  const [newest] = resultados.toSorted((a, b) => (a.numero < b.numero ? 1 : -1));
  if (!newest) throw new Error('no receipt');
  return newest;
}

async function reciboMails() {
  await composePending(api.services);
  const found = await api.database.db.select().from(correoSaliente).where(eq(correoSaliente.tipo, 'recibo'));
  return found.map(({ para, asunto, texto, html, adjuntos }) => ({
    para,
    asunto: asunto ?? '',
    texto: texto ?? '',
    html: html ?? '',
    adjuntos: adjuntos as Attachment[],
  }));
}

describe('a payment', () => {
  it('of several invoices sends one mail with the number, the courses before their invoices, and the PDF', async () => {
    const all = await facturas();
    const recibo = await payAll(all);
    // Two processes compose at once.
    await Promise.all([composePending(api.services), composePending(api.services)]);
    const [mail, ...others] = await reciboMails();
    expect(others).toEqual([]);
    expect(mail?.asunto).toBe(`Kichwa inicial y 2 más · Recibo ${recibo.numero}`);
    for (const [i, { numero }] of all.entries()) {
      expect(mail?.texto).toContain(`${cursos[i]} · Factura ${numero}`);
      // On a narrow screen the line does not break inside the number.
      expect(mail?.html).toContain(`<bdi style="white-space:nowrap">${numero}</bdi>`);
    }
    expect(mail?.texto).toContain(`/cliente/recibos?recibo=${recibo.numero}`);
    const [file] = mail?.adjuntos ?? [];
    expect(mail?.adjuntos).toHaveLength(1);
    expect(file).toMatchObject({ nombre: `recibo-${recibo.numero}.pdf`, tipo: 'application/pdf' });
    const { pages, title } = await readPdf(new Uint8Array(bytesOf(file as Attachment)).buffer);
    expect(title).toContain(recibo.numero);
    for (const curso of cursos) expect(squeeze(pages.join(''))).toContain(squeeze(curso));
    await expectInvariants(api.database.db);
  });

  it('of one course sends a mail whose subject differs from those about the enrolment', async () => {
    const [factura] = await facturas();
    const recibo = await payAll(factura ? [factura] : []);
    const [mail] = await reciboMails();
    expect(mail?.asunto).toBe(`Kichwa inicial · Recibo ${recibo.numero}`);
    const every = await api.database.db.select({ asunto: correoSaliente.asunto }).from(correoSaliente);
    const about = every.filter(({ asunto }) => asunto?.includes('Kichwa'));
    expect(about).toHaveLength(3);
    expect(new Set(about.map(({ asunto }) => asunto)).size).toBe(3);
  });

  it('that the gateway confirms many times at once sends one mail', async () => {
    const [factura] = await facturas();
    const enlace = await makeEnlace(api, ana, [
      { numero: factura?.numero ?? '', valor: factura?.total ?? 0 },
    ]);
    const { referencia } = await begin(api, enlace);
    await Promise.all(Array.from({ length: 10 }, () => say(api, referencia, 'confirmado')));
    await Promise.all(Array.from({ length: 5 }, () => composePending(api.services)));
    expect(await reciboMails()).toHaveLength(1);
    await expectInvariants(api.database.db);
  });

  it('for which nothing is owed any more names no course and says that the money is in favour', async () => {
    const [factura] = await facturas();
    const asked = [{ numero: factura?.numero ?? '', valor: factura?.total ?? 0 }];
    const enlace = await makeEnlace(api, ana, asked);
    const [one, two] = [await begin(api, enlace), await begin(api, enlace)];
    await say(api, one.referencia, 'confirmado');
    await say(api, two.referencia, 'confirmado');
    const mail = (await reciboMails()).find(({ asunto }) => asunto === 'Recibo REC-000002');
    expect(mail?.texto).toContain('Saldo a favor');
  });
});

describe('a receipt that is requested again', () => {
  const resend = (numero: string, key?: string, as = ana.as) =>
    post(`/api/cliente/recibos/${numero}/reenviar`, undefined, key, as);

  it('is mailed to the address of the client’s record, once for each Idempotency-Key', async () => {
    const { numero } = await payAll(await facturas());
    const key = randomUUID();
    const response = await resend(numero, key);
    expect(response.status).toBe(202);
    const { correo } = await json<{ correo: string }>(response);
    expect(await json(await resend(numero, key))).toEqual({ correo });
    const [first, second, ...others] = await reciboMails();
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    expect(second?.para).toBe(correo);
  });

  it('is 404 if it is unknown or of another client, and 401 without a session', async () => {
    const { numero } = await payAll(await facturas());
    const ben = await addCliente(api.services, 2);
    for (const [other, as] of [
      [numero, ben.as],
      ['REC-999999', ana.as],
      ['%00', ana.as],
    ] as const) {
      expect(await json<Problem>(await resend(other, undefined, as))).toMatchObject({
        status: 404,
        code: 'no_encontrado',
      });
    }
    expect((await api.post(`/api/cliente/recibos/${numero}/reenviar`, undefined)).status).toBe(401);
    expect(await reciboMails()).toHaveLength(1);
  });

  it('can be requested only a limited number of times', async () => {
    api.services.config.limites = {
      ...api.services.config.limites,
      reciboCuenta: { max: 2, seconds: 3600 },
    };
    const { numero } = await payAll(await facturas());
    expect((await resend(numero)).status).toBe(202);
    expect((await resend(numero)).status).toBe(202);
    const refused = await resend(numero);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reciboMails()).toHaveLength(3);
  });
});
