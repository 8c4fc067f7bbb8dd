/** Only the sender of a public application can correct its e-mail, and learns nothing from it. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { tokens } from '../../demo/api/db/schema/tokens.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { ParticipanteNuevo } from '../../src/contract/persona.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import type { Aviso } from './support/avisos.ts';
import { addCliente, addCurso, newInscripcion, persona } from './support/school.ts';

const plenty = { max: 10_000, seconds: 60 };
let api: TestApi;
let made = 1000;

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  Object.assign(api.services.config.limites, {
    solicitudDireccion: plenty,
    solicitudPersona: plenty,
    solicitudCorreo: plenty,
    correccionDireccion: plenty,
  });
});
afterAll(() => api.close());

const db = () => api.database.db;
const work = () => solicitudesTask.run(api.services);
/** Until the test ends. */
const later = (hours: number): void => {
  const { now } = api.clock;
  onTestFinished(() => void Object.assign(api.clock, { now }));
  api.clock.now = new Date(now.getTime() + hours * 3_600_000);
};
const next = (): number => {
  made += 1;
  return made;
};
const somebody = (): ParticipanteNuevo => persona(next());

interface Sent {
  solicitud: string;
  permiso: string;
}

async function apply(
  curso: { id: string },
  participante: ParticipanteNuevo,
  given: object = {},
): Promise<Sent> {
  const answer = await api.post(
    '/api/cliente/inscripciones',
    { ...newInscripcion(curso, { participante }), ...given },
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.status).toBe(202);
  return json<Sent>(answer);
}

const correct = ({ solicitud, permiso }: Sent, correo: string) =>
  api.post(
    `/api/cliente/solicitudes/${solicitud}/correo`,
    { permiso, correo },
    { 'idempotency-key': randomUUID() },
  );

type Letter = Extract<Aviso, { tipo: 'solicitud_recibida' }>;

/** Returns the newest `n` mails, newest first. */
async function mails(n: number): Promise<Letter[]> {
  const found = await db().select().from(correoSaliente).orderBy(desc(correoSaliente.secuencia)).limit(n);
  return found.map(({ datos }) => datos as Letter);
}
const mailCount = () => db().$count(correoSaliente);

const rowOf = async ({ solicitud }: Sent) =>
  (await db().select().from(solicitudes).where(eq(solicitudes.numero, solicitud)))[0];

describe('the sender of an application', () => {
  it('moves the enrolment, its client and its mail to the corrected e-mail', async () => {
    const curso = await addCurso(db());
    const one = somebody();
    const sent = await apply(curso, { ...one, correo: 'rosa@gmial.com' });
    await work();
    const answer = await correct(sent, ' Rosa@Gmail.com ');
    expect(answer.status).toBe(202);
    expect(await json(answer)).toEqual({ solicitud: sent.solicitud, correo: 'r•••@gmail.com' });
    const [first] = await mails(1);
    await work();
    const [second] = await mails(1);
    expect(second).toMatchObject({
      para: 'rosa@gmail.com',
      tipo: 'solicitud_recibida',
      solicitud: sent.solicitud,
    });
    // The mail has the same content and the same link.
    expect({ ...second, para: '' }).toEqual({ ...first, para: '' });
    const [inscripcion] = await db()
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.participanteIdentificacion, one.identificacion));
    expect(inscripcion).toMatchObject({ participanteCorreo: 'rosa@gmail.com', estado: 'pendiente_pago' });
    const [cliente] = await db()
      .select()
      .from(clientes)
      .where(eq(clientes.identificacion, one.identificacion));
    expect(cliente?.correo).toBe('rosa@gmail.com');
    expect(await rowOf(sent)).toMatchObject({ estado: 'inscrita', inscripcion: inscripcion?.numero });
  });

  it('gets the same mail again by sending the same e-mail', async () => {
    const curso = await addCurso(db());
    const one = somebody();
    const sent = await apply(curso, one);
    await work();
    const before = await mailCount();
    expect((await correct(sent, one.correo)).status).toBe(202);
    await work();
    expect(await mailCount()).toBe(before + 1);
    const [again, first] = await mails(2);
    expect(again).toEqual(first);
  });

  it('may correct it before the application is handled, and only the new e-mail gets a mail', async () => {
    const curso = await addCurso(db());
    const sent = await apply(curso, { ...somebody(), correo: 'luis@hotmial.com' });
    await correct(sent, 'luis@hotmail.com');
    const before = await mailCount();
    await work();
    expect(await mailCount()).toBe(before + 1);
    expect(await mails(1)).toMatchObject([{ para: 'luis@hotmail.com', tipo: 'solicitud_recibida' }]);
  });

  it('may correct it twice', async () => {
    const curso = await addCurso(db());
    const sent = await apply(curso, { ...somebody(), correo: 'a@gmial.com' });
    await work();
    for (const correo of ['a@gmal.com', 'a@gmail.com']) {
      await correct(sent, correo);
      await work();
      expect(await mails(1)).toMatchObject([{ para: correo, tipo: 'solicitud_recibida' }]);
    }
  });

  it('voids the links of earlier mails, which do not verify the new e-mail', async () => {
    const curso = await addCurso(db());
    const sent = await apply(curso, { ...somebody(), correo: 'vera@otra.test' });
    await work();
    await correoTask.run(api.services);
    const [letter] = await db()
      .select()
      .from(correoSaliente)
      .where(eq(correoSaliente.para, 'vera@otra.test'));
    const token = /verificar\?token=([\w-]+)/.exec(letter?.texto ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    await correct(sent, 'vera@correo.test');
    await work();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await api.app.request('/api/correo/verificar', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ token }).toString(),
    });
    expect(pressed.status).toBe(410);
    expect(await rowOf(sent)).toMatchObject({ correoVerificadoEl: null });
    expect(await db().select().from(tokens).where(eq(tokens.solicitud, sent.solicitud))).toMatchObject([
      { correo: 'vera@otra.test' },
    ]);
  });

  it('gets an error at the field for a text that is not an e-mail', async () => {
    const sent = await apply(await addCurso(db()), somebody());
    const answer = await correct(sent, 'rosa@gmail');
    expect(answer.status).toBe(422);
    expect((await json<Problem>(answer)).errors).toMatchObject([
      { pointer: '/correo', code: 'correo_formato' },
    ]);
  });

  it('may correct it four times, within a day', async () => {
    const sent = await apply(await addCurso(db()), somebody());
    for (let i = 0; i < 4; i += 1) expect((await correct(sent, `c${i}@correo.test`)).status).toBe(202);
    const fifth = await correct(sent, 'c5@correo.test');
    expect(fifth.status).toBe(429);
    expect(Number(fifth.headers.get('retry-after'))).toBeGreaterThan(0);
    const late = await apply(await addCurso(db()), somebody());
    later(25);
    expect((await correct(late, 'tarde@correo.test')).status).toBe(404);
  });
});

describe('nobody else', () => {
  it('can correct it: a wrong permit and an unknown number get the same answer and use up no tries', async () => {
    const sent = await apply(await addCurso(db()), somebody());
    const other = await apply(await addCurso(db()), somebody());
    const answers = new Set<string>();
    for (const [solicitud, permiso] of [
      [sent.solicitud, other.permiso],
      [sent.solicitud, 'x'],
      [sent.solicitud, `${sent.permiso}A`],
      ['SOL-00000-00000', sent.permiso],
      ['SOL-00000-00000', 'x'],
    ] as const) {
      const answer = await correct({ solicitud, permiso }, 'intruso@correo.test');
      const { instance: _i, ...problem } = await json<Problem & { instance?: string }>(answer);
      answers.add(JSON.stringify([answer.status, problem]));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('404');
    for (let i = 0; i < 5; i += 1) await correct({ ...sent, permiso: 'x' }, 'intruso@correo.test');
    expect((await correct(sent, 'suyo@correo.test')).status).toBe(202);
  });

  it('can send many corrections: tries are limited by address, right or wrong', async () => {
    const { limites } = api.services.config;
    later(7 * 24);
    onTestFinished(() => void Object.assign(limites, { correccionDireccion: plenty }));
    limites.correccionDireccion = { max: 2, seconds: 3600 };
    const sent = { solicitud: 'SOL-00000-00000', permiso: 'x' };
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await correct(sent, 'x@correo.test')).status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe('a stranger who applied for somebody known', () => {
  it('gets the mail of a stranger at the new mailbox, and changes no record', async () => {
    const curso = await addCurso(db(), { cupo: 10 });
    const known = next();
    const { clienteId } = await addCliente(api.services, known);
    const free = async () =>
      (await json<Curso>(await api.get(`/api/cliente/cursos/${curso.id}`))).cuposDisponibles;
    // An application from the person's own mailbox makes the enrolment theirs.
    const sent = await apply(curso, persona(known));
    await work();
    expect(await free()).toBe(9);
    await correct(sent, 'curioso@correo.test');
    await work();
    const [letter, warning] = await mails(2);
    expect(letter).toMatchObject({
      para: 'curioso@correo.test',
      tipo: 'solicitud_recibida',
      situacion: 'pago',
    });
    expect(warning).toMatchObject({ para: persona(known).correo, tipo: 'solicitud_ajena' });
    const [cliente] = await db().select().from(clientes).where(eq(clientes.id, clienteId));
    expect(cliente?.correo).toBe(persona(known).correo);
    expect(await free()).toBe(9);
  });

  it('learns neither from free seats nor from the mail who was enrolled before', async () => {
    const kinds = [{}, { precio: 0 }, { requiereAprobacion: true }];
    for (const kind of kinds) {
      const curso = await addCurso(db(), { cupo: 10, ...kind });
      const enrolled = somebody();
      await apply(curso, enrolled);
      await work();
      const seen: unknown[] = [];
      for (const who of [enrolled, somebody()]) {
        const sent = await apply(curso, { ...who, correo: 'curioso@gmial.com' });
        await work();
        const [first] = await mails(1);
        for (const correo of ['curioso@gmail.com', 'otro.curioso@gmail.com']) {
          await correct(sent, correo);
          await work();
          const [{ para, situacion, cotizacion, enlace, ...rest } = {} as Letter] = (await mails(2)).filter(
            (mail) => mail.para === correo,
          );
          expect(enlace).toEqual(first?.enlace);
          seen.push(JSON.stringify([para, situacion, cotizacion, Object.keys(rest)]));
        }
      }
      expect(seen.slice(0, 2)).toEqual(seen.slice(2));
      const { cuposDisponibles } = await json<Curso>(await api.get(`/api/cliente/cursos/${curso.id}`));
      expect(cuposDisponibles).toBe(7);
    }
  });
});

it('correcting the application of a program sends no mail and answers the same', async () => {
  const sent = await apply(await addCurso(db()), somebody(), { sitioWeb: 'https://spam.test' });
  await work();
  const before = await mailCount();
  expect((await correct(sent, 'spam@correo.test')).status).toBe(202);
  await work();
  expect(await mailCount()).toBe(before);
  expect(await rowOf(sent)).toMatchObject({ estado: 'descartada' });
});
