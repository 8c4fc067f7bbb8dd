/** A mail is queued in its transaction, composed afterwards, and delivered once. */
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppServices } from '../../demo/api/app.ts';
import type { ApiConfig } from '../../demo/api/config.ts';
import { composePending } from '../../demo/api/correo/composePending.ts';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { deliverPending } from '../../demo/api/correo/deliverPending.ts';
import { enqueueCorreo } from '../../demo/api/correo/enqueueCorreo.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { openApi, type TestApi } from './support/api.ts';
import type { Aviso } from './support/avisos.ts';
import { addCurso } from './support/school.ts';
import { openSmtp, type TestSmtp } from './support/smtp.ts';
import { today } from './support/today.ts';

let smtp: TestSmtp;
let api: TestApi;
let curso: { id: string; identificacion: string; nombre: string };

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { publicUrl: 'https://portal.test' } });
  curso = await addCurso(api.database.db);
});
afterAll(() => api.close());

beforeEach(async () => {
  smtp = await openSmtp();
  api.services.config.smtpUrl = smtp.url;
  api.clock.now = today;
  await api.database.db.delete(correoSaliente);
});
afterEach(() => smtp.close());

const run = (services = api.services) => correoTask.run(services);
/** Returns the same API with other mail settings. */
const by = (change: Partial<ApiConfig>): AppServices => ({
  ...api.services,
  config: { ...api.services.config, ...change },
});
const outbox = () => api.database.db.select().from(correoSaliente).orderBy(correoSaliente.secuencia);

function foreignMail(change: Partial<Aviso> = {}): Aviso {
  return {
    tipo: 'solicitud_ajena',
    inscripcion: 'INS-000001',
    para: 'ana@portal.test',
    idioma: 'es',
    nombre: 'Ana',
    cursoId: curso.id,
    curso: { codigo: curso.identificacion, nombre: curso.nombre },
    participante: { nombres: 'Ana', apellidos: 'Quishpe' },
    ...change,
  } as Aviso;
}

async function enqueue(aviso: Aviso = foreignMail()): Promise<void> {
  await api.database.db.transaction((tx) => enqueueCorreo(tx, aviso, api.clock.now));
}

const minutes = (n: number) => new Date(today.getTime() + n * 60_000);

describe('a mail', () => {
  it('is there if and only if what caused it happened', async () => {
    const undone = api.database.db.transaction(async (tx) => {
      await enqueueCorreo(tx, foreignMail(), today);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await run();
    expect(await outbox()).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  it('arrives whole: subject, text and HTML, from the institution', async () => {
    await enqueue();
    await run();
    expect(smtp.received).toHaveLength(1);
    const [{ mail, to, from }] = smtp.received as [TestSmtp['received'][number]];
    expect(to).toEqual(['ana@portal.test']);
    expect(from).toBe(api.services.institucion.correo);
    expect(mail.from).toMatchObject({
      name: api.services.institucion.nombre,
      address: api.services.institucion.correo,
    });
    expect(mail.subject).toBe(`${curso.nombre} · Alguien usó su identificación · INS-000001`);
    expect(mail.text).toContain('Alguien usó su identificación');
    expect(mail.html).toContain('<h1');
    expect(mail.date).toBe(today.toISOString());
    expect(mail.attachments).toEqual([]);
  });

  it('to and from an international domain goes out with the domain as the DNS writes it', async () => {
    await enqueue(foreignMail({ para: 'ana@compañía.com' }));
    await run(by({ mailFrom: 'Portal <cursos@ñandú.ec>' }));
    const [{ raw }] = smtp.received as [TestSmtp['received'][number]];
    expect(raw).toMatch(/^To: ana@xn--compaa-7va5a\.com\r$/m);
    expect(raw).toMatch(/^From: Portal <cursos@xn--and-6ma2c\.ec>\r$/m);
    expect(raw).toMatch(/^Message-ID: <[\w-]+@xn--and-6ma2c\.ec>\r$/im);
  });

  it('brings the calendar of the classes to people with a seat', async () => {
    await enqueue(
      foreignMail({ tipo: 'inscripcion', estado: 'activa', total: 0, moneda: 'USD' } as Partial<Aviso>),
    );
    await run();
    const [{ mail }] = smtp.received as [TestSmtp['received'][number]];
    const [calendar] = mail.attachments;
    expect(calendar).toMatchObject({ filename: `${curso.identificacion}.ics`, mimeType: 'text/calendar' });
    const { content } = calendar as { content: ArrayBuffer | string };
    const ics = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').length).toBeGreaterThan(0);
  });

  it('says that no person wrote it, and in which language it is', async () => {
    await enqueue(foreignMail({ idioma: 'cn' }));
    await run();
    const headers = Object.fromEntries(
      (smtp.received[0]?.mail.headers ?? []).map(({ key, value }) => [key, value]),
    );
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'content-language': 'zh-CN',
      'reply-to': api.services.institucion.correo,
    });
  });

  it('comes from MAIL_FROM if that is set, whatever its name holds', async () => {
    await enqueue();
    await run(by({ mailFrom: 'Cursos, talleres: "UAL" <cursos@ual.test>' }));
    expect(smtp.received[0]?.mail.from).toEqual({
      name: 'Cursos, talleres: "UAL"',
      address: 'cursos@ual.test',
    });
    expect(smtp.received[0]?.mail.messageId).toMatch(/@ual\.test>$/);
  });

  it('leaves no text, link or attachment in the database once it is sent', async () => {
    await enqueue();
    await run();
    expect(await outbox()).toMatchObject([
      {
        estado: 'enviado',
        enviadoEl: today,
        texto: null,
        html: null,
        datos: null,
        adjuntos: [],
        error: null,
      },
    ]);
  });

  it('lets no name that people typed add a header', async () => {
    const nasty = 'Curso\r\nBcc: todos@portal.test\r\n\r\n<p>';
    await enqueue(foreignMail({ curso: { codigo: 'X', nombre: nasty }, nombre: nasty }));
    await run();
    const { mail, raw, to } = smtp.received[0] ?? {};
    expect(to).toEqual(['ana@portal.test']);
    expect(mail?.bcc).toBeUndefined();
    const head = raw?.slice(0, raw.indexOf('\r\n\r\n')) ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(mail?.subject).toBe(
      'Curso Bcc: todos@portal.test <p> · Alguien usó su identificación · INS-000001',
    );
  });
});

describe('delivery', () => {
  it('sends mails in the order in which they were queued, over few connections', async () => {
    for (let i = 0; i < 20; i += 1) await enqueue(foreignMail({ para: `p${i}@portal.test` }));
    await run();
    expect(smtp.received).toHaveLength(20);
    expect(smtp.connections()).toBeLessThanOrEqual(3);
    const first = smtp.received.slice(0, 9).map(({ to }) => to[0]);
    expect(first.toSorted()).toEqual(Array.from({ length: 9 }, (_, i) => `p${i}@portal.test`));
  });

  it('sends each once, however many processes are at it', async () => {
    for (let i = 0; i < 30; i += 1) await enqueue(foreignMail({ para: `p${i}@portal.test` }));
    await Promise.all([run(), run(), run(), run()]);
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, i) => `p${i}@portal.test`).toSorted(),
    );
  });

  it('tries again after a refusal for now, each time later, as the same message', async () => {
    smtp.refuse.data = () => (smtp.connections() < 3 ? 451 : undefined);
    await enqueue();
    await run();
    expect(await outbox()).toMatchObject([{ estado: 'pendiente', intentos: 1, error: 'EMESSAGE 451' }]);
    await run();
    expect(smtp.connections()).toBe(1);
    api.clock.now = minutes(1);
    await run();
    expect(await outbox()).toMatchObject([{ intentos: 2, proximoIntento: minutes(6) }]);
    api.clock.now = minutes(6);
    await run();
    expect(smtp.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ estado: 'enviado', intentos: 3, error: null }]);
  });

  it('keeps the Message-ID of a mail whose acceptance was lost, so that it is recognised', async () => {
    await enqueue();
    await run();
    const [kept] = await outbox();
    // Simulates a process that died after the server's answer and before storing it.
    await api.database.db.update(correoSaliente).set({ estado: 'pendiente', html: '<p>', texto: '.' });
    await run();
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(smtp.received[0]?.mail.messageId).toContain(kept?.id);
  });

  it('gives up at once if the address does not exist, and goes on with the others', async () => {
    smtp.refuse.rcpt = (address) => (address.startsWith('nadie') ? 550 : undefined);
    await enqueue(foreignMail({ para: 'nadie@portal.test' }));
    await enqueue();
    await run();
    expect(await outbox()).toMatchObject([
      { estado: 'fallido', error: 'EENVELOPE 550', html: null },
      { estado: 'enviado' },
    ]);
  });

  it('waits while no server answers, without trying every mail in vain', async () => {
    for (let i = 0; i < 20; i += 1) await enqueue();
    await run(by({ smtpUrl: 'smtp://127.0.0.1:1' }));
    const tried = (await outbox()).filter(({ intentos }) => intentos > 0);
    expect(tried.length).toBeLessThan(20);
    expect(tried[0]).toMatchObject({ estado: 'pendiente', error: 'ESOCKET' });
  });

  it('signs in, and waits if its password is refused: that is no fault of the mail', async () => {
    const strict = await openSmtp({ auth: { user: 'portal', pass: 'con: signos/@' } });
    await enqueue();
    await run(by({ smtpUrl: strict.url }));
    expect(strict.received).toHaveLength(1);
    await enqueue();
    await run(by({ smtpUrl: strict.url.replace('portal:', 'otro:') }));
    expect((await outbox()).at(-1)).toMatchObject({ estado: 'pendiente', intentos: 1, error: 'EAUTH 535' });
    expect(api.logs.join('')).not.toMatch(/ana@portal|signos/);
    await strict.close();
  });

  it('leaves alone what another process holds, and takes it over when that one is gone', async () => {
    await enqueue();
    await composePending(api.services);
    await api.database.db.update(correoSaliente).set({ reservadoHasta: minutes(5) });
    await run();
    expect(smtp.received).toEqual([]);
    api.clock.now = minutes(5);
    await run();
    expect(smtp.received).toHaveLength(1);
  });

  it('does not send what comes two days too late', async () => {
    await enqueue();
    api.clock.now = minutes(49 * 60);
    await run();
    expect(smtp.received).toEqual([]);
    expect(await outbox()).toMatchObject([{ estado: 'fallido', html: null, datos: null }]);
  });

  it('forgets what was delivered three months ago', async () => {
    await enqueue();
    await run();
    api.clock.now = minutes(91 * 24 * 60);
    await run();
    expect(await outbox()).toEqual([]);
  });

  it('does nothing without SMTP_URL: mail is composed and stays', async () => {
    await enqueue();
    const { smtpUrl: _none, ...config } = api.services.config;
    const services = { ...api.services, config };
    await run(services);
    api.clock.now = minutes(72 * 60);
    await deliverPending(services);
    expect(await outbox()).toMatchObject([{ estado: 'pendiente', datos: null, intentos: 0 }]);
    expect((await outbox())[0]?.html).toContain('<h1');
  });
});

describe('composing', () => {
  it('of a mail that fails holds up no other', async () => {
    const broken = { ...foreignMail(), tipo: 'inexistente' } as unknown as Aviso;
    await enqueue(broken);
    await enqueue();
    await run();
    expect(smtp.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ estado: 'pendiente', intentos: 0 }, { estado: 'enviado' }]);
    expect(api.logs.join('')).toContain('could not be composed');
  });

  it('does without a course that is gone', async () => {
    await enqueue(foreignMail({ cursoId: randomUUID() }));
    await run();
    expect(smtp.received[0]?.mail.attachments).toEqual([]);
    expect(smtp.received[0]?.mail.text).toContain(curso.nombre);
  });
});
