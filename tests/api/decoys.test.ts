/**
 * The link in the mail of an application does not reveal who studies here. A curious person types somebody's
 * identification and their own mailbox, opens the link, presses all its buttons and waits for more mail. Everything
 * looks the same whether or not that person was enrolled before. Only somebody who pays learns more.
 */
import { randomUUID } from 'node:crypto';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correoTask } from '../../demo/api/correo/correoTask.ts';
import { pagos, recibos } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { InscripcionNueva } from '../../src/contract/inscripcion.ts';
import { openApi, type TestApi } from './support/api.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';
import { watchStatements } from './support/statements.ts';
import { today } from './support/today.ts';

const plenty = { max: 1_000_000, seconds: 60 };
const hours = (n: number) => new Date(today.getTime() + n * 3_600_000);
let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { publicUrl: 'https://portal.test' } });
  const { limites } = api.services.config;
  Object.assign(limites, { solicitudDireccion: plenty, solicitudPersona: plenty, solicitudCorreo: plenty });
});
afterAll(() => api.close());

async function work(at = api.clock.now): Promise<void> {
  api.clock.now = at;
  await solicitudesTask.run(api.services);
  await vencimientosTask.run(api.services);
  await correoTask.run(api.services);
}

async function apply(body: InscripcionNueva): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  expect((await api.post('/api/cliente/inscripciones', body, headers)).status).toBe(202);
  await work();
}

const mailsTo = (correo: string) =>
  api.database.db
    .select()
    .from(correoSaliente)
    .where(eq(correoSaliente.para, correo))
    .orderBy(asc(correoSaliente.secuencia));

/** Removes the parts that differ between any two texts. */
const plain = (text: string): string =>
  text
    .replace(/SOL-\w{5}-\w{5}/g, 'SOL')
    .replace(/token=[\w-]{43}/g, 'token')
    .replace(/pagar\/[\w-]{22}/g, 'pagar/codigo')
    .replace(/REC-?[\d-]+/g, 'recibo')
    .replace(/pago=[\da-f-]{36}/g, 'pago')
    .replace(/intento\W+value\W+[\da-f-]{36}/g, 'intento');

/** Makes a course with three instalments and two applications of strangers, one for an enrolled person. */
async function curious() {
  api.clock.now = today;
  const curso = await addCurso(api.database.db, { cuotas: 3, fin: '2027-12-01', precio: 30_000 });
  people += 2;
  const enrolled = persona(people);
  await apply(newInscripcion(curso, { participante: enrolled }));
  const who = { nombres: 'Una', apellidos: 'Persona' };
  const mine = { ...persona(people + 1), ...who, correo: `mia-${curso.id}@correo.test` };
  const theirs = { ...enrolled, ...who, correo: `suya-${curso.id}@correo.test` };
  for (const participante of [mine, theirs]) await apply(newInscripcion(curso, { participante }));
  return { curso, enrolled, unknown: await strangerOf(mine.correo), known: await strangerOf(theirs.correo) };
}

async function strangerOf(correo: string) {
  const [mail] = await mailsTo(correo);
  const url = /https:\/\/portal\.test(\/pagar\/\S+)/.exec(mail?.texto ?? '')?.[1] ?? '';
  return { correo, url };
}
type Stranger = Awaited<ReturnType<typeof strangerOf>>;

async function look(response: Response): Promise<string> {
  const { 'x-request-id': _r, date: _d, ...headers } = Object.fromEntries(response.headers);
  return plain(JSON.stringify([response.status, headers, await response.text()]));
}

const open = async ({ url }: Stranger, query = '') => look(await api.get(`${url}${query}`));

async function press({ url }: Stranger, action: string): Promise<Response> {
  return api.app.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://portal.test' },
    body: `accion=${action}`,
  });
}

/** Returns all answers of the page and its buttons until it is paid. */
async function tryAll(one: Stranger): Promise<string[]> {
  const seen = [await open(one)];
  for (const action of ['rechazar', 'abandonar', 'cualquiera', 'aprobar']) {
    seen.push(await look(await press(one, action)), await open(one, `?done=${action}`));
  }
  // Once paid, nothing is left to pay.
  seen.push(await look(await press(one, 'aprobar')), await open(one));
  return seen;
}

describe('the link of an application, whether or not the person is enrolled', () => {
  it('opens the same page, whose buttons answer the same', async () => {
    const { unknown, known } = await curious();
    const seen = await tryAll(unknown);
    expect(await tryAll(known)).toEqual(seen);
    expect(seen[0]).toMatch(/^\[200,/);
    expect(seen.at(-1)).toContain('Pago recibido');
  });

  it('runs the same SQL statements in the same order', async () => {
    const { unknown, known } = await curious();
    const reading = async (one: Stranger) => {
      const statements = watchStatements(api.database);
      await open(one);
      return statements.stop();
    };
    expect(await reading(known)).toEqual(await reading(unknown));
  });

  it('shows the same as the mail: the amount to pay now, the total, and every instalment', async () => {
    const { unknown } = await curious();
    const [mail] = await mailsTo(unknown.correo);
    expect(mail?.texto).toMatch(/Pague \$100,00 hasta el .* primera cuota, de un total de \$300,00/);
    const page = (await open(unknown)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(page).toMatch(/Se paga ahora\W+100,00/);
    expect(page).toMatch(/El total es \$300,00/);
    for (const text of [mail?.texto ?? '', page])
      expect(text.match(/Cuota [123]: \$100,00/g)).toHaveLength(3);
  });

  it('gets no reminder if the course was cancelled', async () => {
    const { curso, unknown, known } = await curious();
    const off = { canceladoEl: hours(40) };
    await api.database.db
      .update(cursos)
      .set(off)
      .where(eq(cursos.id, curso.id ?? ''));
    await work(hours(50));
    for (const { correo } of [unknown, known]) {
      expect((await mailsTo(correo)).map(({ tipo }) => tipo)).toEqual(['solicitud_recibida']);
    }
  });

  it('gets the same reminder and the same end mail at the same time', async () => {
    const { unknown, known } = await curious();
    const letters = async ({ correo }: Stranger) =>
      (await mailsTo(correo)).map(({ asunto, texto, html, creadoEl }) =>
        plain(JSON.stringify([asunto, texto, html, creadoEl])),
      );
    for (const at of [hours(50), hours(71), hours(72), hours(80)]) {
      await work(at);
      expect(await letters(known)).toEqual(await letters(unknown));
      expect(await open(known)).toBe(await open(unknown));
    }
    const subjects = (await mailsTo(known.correo)).map(({ asunto }) => asunto?.split(' · ').slice(1));
    expect(subjects).toEqual([
      ['Recibimos su solicitud', expect.stringMatching(/^SOL-/)],
      ['Su reserva está por caducar', expect.stringMatching(/^SOL-/)],
      ['La reserva caducó', expect.stringMatching(/^SOL-/)],
    ]);
  });
});

describe('money paid by the link of a person who was already enrolled', () => {
  it('stays in favour of the payer, who gets a mail, and changes no record of the person', async () => {
    const { curso, enrolled, known } = await curious();
    await press(known, 'aprobar');
    await work();
    const mail = (await mailsTo(known.correo)).at(-1);
    expect(mail?.asunto).toMatch(/ · Su pago queda a su favor · REC-\d+$/);
    expect(mail?.adjuntos).toMatchObject([{ nombre: expect.stringMatching(/^recibo-REC-\d+\.pdf$/) }]);
    const [paid] = await api.database.db
      .select()
      .from(recibos)
      .innerJoin(pagos, eq(pagos.id, recibos.pagoId))
      .where(eq(pagos.unbilledCodigo, known.url.slice('/pagar/'.length)));
    expect(paid?.recibos).toMatchObject({ valor: 10_000, sinAplicar: 10_000 });
    const [theirs] = await api.database.db
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.participanteCorreo, enrolled.correo));
    expect(theirs).toMatchObject({ estado: 'pendiente_pago', cursoId: curso.id });
    expect(theirs?.clienteId).not.toBe(paid?.recibos.clienteId);
    // After the payment there is no reminder.
    await work(hours(80));
    expect((await mailsTo(known.correo)).at(-1)?.id).toBe(mail?.id);
  });

  it('pays for a seat if the earlier enrolment has ended meanwhile', async () => {
    const { curso, enrolled, known } = await curious();
    // Somebody else had used the person's identification and never paid.
    await api.database.db
      .update(inscripciones)
      .set({ caducaEl: hours(1) })
      .where(eq(inscripciones.participanteCorreo, enrolled.correo));
    await work(hours(2));
    await press(known, 'aprobar');
    await work();
    const [own] = await api.database.db
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.participanteCorreo, known.correo));
    expect(own).toMatchObject({ estado: 'activa', cursoId: curso.id });
    expect((await mailsTo(known.correo)).at(-1)?.texto).toContain('La inscripción está confirmada');
    expect(await open(known)).toContain('Pago recibido');
    expect(await api.database.db.$count(solicitudes, isNotNull(solicitudes.inscripcion))).toBeGreaterThan(0);
  });
});
