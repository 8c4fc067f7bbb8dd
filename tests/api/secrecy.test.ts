/**
 * An application does not reveal who studies here, neither by the mail to the typed address nor by its limits.
 * enumeration.test.ts has the tests of its answer.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import type { InscripcionNueva } from '../../src/contract/inscripcion.ts';
import { json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';

const path = '/api/cliente/inscripciones';
const plenty = { max: 1_000_000, seconds: 60 };
const unlimited = { solicitudDireccion: plenty, solicitudPersona: plenty, solicitudCorreo: plenty };

let api: TestApi;

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { publicUrl: 'https://portal.test' } });
  api.services.config.limites = { ...api.services.config.limites, ...unlimited };
});
afterAll(() => api.close());

const apply = (body: InscripcionNueva, headers: Record<string, string> = {}, own: TestApi = api) =>
  own.post(path, { tardoMs: 60_000, ...body }, { 'idempotency-key': randomUUID(), ...headers });

async function work(): Promise<void> {
  await solicitudesTask.run(api.services);
  await correoTask.run(api.services);
}

describe('the mail to the typed address', () => {
  /** Returns the mails to `correo` without the parts that differ between any two mails. */
  async function mailsTo(correo: string): Promise<string[]> {
    const mails = await api.database.db
      .select()
      .from(correoSaliente)
      .where(eq(correoSaliente.para, correo))
      .orderBy(correoSaliente.secuencia);
    return mails.map(({ asunto, texto, html, adjuntos }) =>
      JSON.stringify([asunto, texto, html, adjuntos])
        .replace(/SOL-\w{5}-\w{5}/g, 'SOL')
        .replace(/token=[\w-]{43}/g, 'token')
        .replace(/pagar\/[\w-]+/g, (link) => `pagar/${link.length}`),
    );
  }

  it.each([
    ['a seat', {}, {}],
    ['a course without cost', { precio: 0 }, {}],
    ['approval', { requiereAprobacion: true }, {}],
    ['the waiting list', { cupo: 1 }, { aceptaEspera: true }],
    ['no seat', { cupo: 1 }, {}],
  ])(
    'is exactly the same for an unknown person and for an enrolled one, with %s',
    async (_what, given, more) => {
      const curso = await addCurso(api.database.db, given);
      const enrolled = { ...persona(1), correo: `duena-${curso.identificacion}@correo.test`.toLowerCase() };
      await apply(newInscripcion(curso, { participante: enrolled }));
      await work();
      const [mine, theirs] = [`mia-${curso.id}@correo.test`, `suya-${curso.id}@correo.test`];
      const { nombres, apellidos } = enrolled;
      await apply(
        newInscripcion(curso, { participante: { ...persona(2), nombres, apellidos, correo: mine }, ...more }),
      );
      await work();
      await apply(newInscripcion(curso, { participante: { ...enrolled, correo: theirs }, ...more }));
      await work();
      const [unknown, known] = [await mailsTo(mine), await mailsTo(theirs)];
      expect(unknown).toHaveLength(1);
      expect(known).toEqual(unknown);
      // Only the owner gets the warning.
      expect((await mailsTo(enrolled.correo)).at(-1)).toMatch(/Alguien usó su identificación/);
    },
  );

  it('tells the person at their own address, and has a similar size', async () => {
    const curso = await addCurso(api.database.db);
    const who = { ...persona(3), correo: `misma-${curso.id}@correo.test` };
    for (let i = 0; i < 2; i += 1) {
      await apply(newInscripcion(curso, { participante: who }));
      await work();
    }
    const [first, second] = await mailsTo(who.correo);
    expect(second).toMatch(/Ya tiene una inscripción en este curso/);
    expect((second?.length ?? 0) / (first?.length ?? 1)).toBeGreaterThan(0.6);
  });
});

describe('the limits', () => {
  async function statuses(send: (i: number) => Promise<Response>, n: number) {
    const found: number[] = [];
    for (let i = 0; i < n; i += 1) found.push((await send(i)).status);
    return found;
  }
  const three = { max: 3, seconds: 3600 };

  it('block an address, answer the wait, and let it in again', async () => {
    const own = await openApiForTest({ base: 'empty' });
    own.services.config.limites = { ...own.services.config.limites, ...unlimited, solicitudDireccion: three };
    const curso = await addCurso(own.database.db);
    const send = (i: number) => apply(newInscripcion(curso, { participante: persona(i) }), {}, own);
    expect(await statuses(send, 4)).toEqual([202, 202, 202, 429]);
    const refused = await send(5);
    expect(await json<Problem>(refused)).toMatchObject({ code: 'demasiados_intentos' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    own.clock.now = new Date(own.clock.now.getTime() + seconds * 1000);
    expect((await send(6)).status).toBe(202);
  });

  it('read X-Forwarded-For only behind a proxy, and count an IPv6 network as one address', async () => {
    for (const trustProxy of [1, 0]) {
      const own = await openApiForTest({ base: 'empty', config: { trustProxy } });
      own.services.config.limites = {
        ...own.services.config.limites,
        ...unlimited,
        solicitudDireccion: three,
      };
      const curso = await addCurso(own.database.db);
      const from = (forwarded: (i: number) => string) => (i: number) =>
        apply(newInscripcion(curso, { participante: persona(i) }), { 'x-forwarded-for': forwarded(i) }, own);
      const many = await statuses(
        from((i) => `203.0.113.${i}`),
        5,
      );
      expect(many).toEqual(trustProxy === 1 ? [202, 202, 202, 202, 202] : [202, 202, 202, 429, 429]);
      if (trustProxy === 0) continue;
      const oneNetwork = await statuses(
        from((i) => `203.0.113.9, 2001:db8:1:2::${i + 1}`),
        5,
      );
      expect(oneNetwork).toEqual([202, 202, 202, 429, 429]);
      expect((await from(() => '2001:db8:1:3::1')(9)).status).toBe(202);
    }
  });

  it.each([
    ['a person', 'solicitudPersona', (i: number) => ({ ...persona(1), correo: `c${i}@correo.test` })],
    ['a mailbox', 'solicitudCorreo', (i: number) => ({ ...persona(i), correo: 'una@correo.test' })],
  ])('protect %s, known or not, from requests of any number of addresses', async (_whom, name, who) => {
    for (const isKnown of [true, false]) {
      const own = await openApiForTest({ base: 'empty', config: { trustProxy: 1 } });
      const curso = await addCurso(own.database.db);
      if (isKnown) {
        await apply(newInscripcion(curso, { participante: { ...who(0) } }), {}, own);
        await solicitudesTask.run(own.services);
        own.clock.now = new Date(own.clock.now.getTime() + 49 * 3_600_000);
      }
      own.services.config.limites = { ...own.services.config.limites, ...unlimited, [name]: three };
      const send = (i: number) =>
        apply(newInscripcion(curso, { participante: who(i) }), { 'x-forwarded-for': `198.51.100.${i}` }, own);
      expect(await statuses(send, 5)).toEqual([202, 202, 202, 429, 429]);
    }
  });
});
