/** Waiting lists and deadlines: a freed or expired seat goes to the first person in the list. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enlaces } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { movimientos, saldos } from '../../demo/api/db/schema/libro.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { startOfDay } from '../../src/domain/fechas.ts';
import { json, openApiForTest, type TestApi } from './support/api.ts';
import type { Aviso } from './support/avisos.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';
import { today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
const hour = 3_600_000;
let api: TestApi;
let ana: SignedIn;

beforeEach(async () => {
  // Sessions must outlast the days by which these tests move the clock.
  api = await openApiForTest({ base: 'empty', config: { tokenTtl: 400 * 24 * 3600 } });
  ana = await addCliente(api.services, 1);
});

const db = () => api.database.db;
const at = (hours: number) => {
  api.clock.now = new Date(today.getTime() + hours * hour);
};
const tick = () => vencimientosTask.run(api.services);

async function enrol(curso: { id?: string }, n: number): Promise<Inscripcion> {
  const body = newInscripcion({ id: curso.id ?? '' }, { participante: persona(n), aceptaEspera: true });
  return json<Inscripcion>(await api.post(path, body, ana.as));
}

async function read(numero: string) {
  const [row] = await db().select().from(inscripciones).where(eq(inscripciones.numero, numero));
  return row;
}

const seats = async (curso: { id?: string }) => {
  const [row] = await db()
    .select()
    .from(cursos)
    .where(eq(cursos.id, curso.id ?? ''));
  return row?.ocupados;
};

async function avisos(): Promise<[string, string][]> {
  const rows = await db().select().from(correoSaliente).orderBy(correoSaliente.secuencia);
  // Leaves out mails to participants.
  const theirs = rows.filter(({ tipo }) => tipo !== 'participante');
  return theirs.map(({ datos }) => {
    const aviso = datos as Aviso & { inscripcion: string };
    return [aviso.tipo, aviso.inscripcion];
  });
}

describe('an unpaid seat', () => {
  it('is lost at its deadline: its invoice is annulled, its link has expired, and nothing is owed', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    const mine = await enrol(curso, 10);
    at(72 - 0.01);
    await tick();
    expect((await read(mine.numero))?.estado).toBe('pendiente_pago');
    at(72);
    await tick();
    expect(await read(mine.numero)).toMatchObject({ estado: 'caducada', caducaEl: null, version: 2 });
    const [factura] = await db().select().from(facturas);
    expect(factura).toMatchObject({ estado: 'anulada', saldo: 0 });
    expect(await db().select().from(enlaces)).toMatchObject([{ estado: 'caducado' }]);
    expect(await db().select().from(saldos)).toMatchObject([{ saldo: 0 }]);
    expect(await seats(curso)).toBe(0);
    const answer = await json<Inscripcion>(await api.get(`${path}/${mine.numero}`, ana.as));
    expect(answer.historial.at(-1)).toEqual({
      de: 'pendiente_pago',
      a: 'caducada',
      fecha: api.clock.now.toISOString(),
      actor: 'sistema',
    });
    // The same person may enrol again.
    expect((await enrol(curso, 10)).estado).toBe('pendiente_pago');
  });

  it('goes to the first person in the waiting list with three days to pay, then to the next', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    const first = await enrol(curso, 10);
    const second = await enrol(curso, 11);
    const third = await enrol(curso, 12);
    expect([second.posicionEspera, third.posicionEspera]).toEqual([1, 2]);
    at(73);
    await tick();
    expect((await read(first.numero))?.estado).toBe('caducada');
    expect(await read(second.numero)).toMatchObject({
      estado: 'pendiente_pago',
      caducaEl: new Date(api.clock.now.getTime() + 72 * hour),
    });
    expect(await json(await api.get(`${path}/${third.numero}`, ana.as))).toMatchObject({ posicionEspera: 1 });
    expect(await seats(curso)).toBe(1);
    expect(await db().select().from(facturas)).toMatchObject([
      { inscripcion: first.numero, estado: 'anulada' },
      { inscripcion: second.numero, estado: 'emitida' },
    ]);
    at(73 + 72);
    await tick();
    expect((await read(third.numero))?.estado).toBe('pendiente_pago');
    expect((await avisos()).filter(([tipo]) => tipo !== 'inscripcion')).toEqual([
      ['caducada', first.numero],
      ['promovida', second.numero],
      ['caducada', second.numero],
      ['promovida', third.numero],
    ]);
  });

  it('gets one warning with the link, a day before the deadline', async () => {
    const curso = await addCurso(db());
    const mine = await enrol(curso, 10);
    for (const hours of [1, 47, 48, 49, 71]) {
      at(hours);
      await tick();
    }
    expect((await avisos()).filter(([tipo]) => tipo === 'por_caducar')).toEqual([
      ['por_caducar', mine.numero],
    ]);
    const [row] = await db().select().from(correoSaliente).where(eq(correoSaliente.tipo, 'por_caducar'));
    const [enlace] = await db().select().from(enlaces);
    expect(row?.datos).toMatchObject({ enlace: { codigo: enlace?.codigo }, para: 'persona1@correo.test' });
    expect(row?.creadoEl).toEqual(new Date(today.getTime() + 48 * hour));
  });
});

it('an unpaid seat of a cancelled course gets no reminder to pay', async () => {
  const [taken, off] = [await addCurso(db()), await addCurso(db())];
  const paid = await enrol(taken, 10);
  await enrol(off, 11);
  at(49);
  await db()
    .update(cursos)
    .set({ canceladoEl: api.clock.now })
    .where(eq(cursos.id, off.id ?? ''));
  await tick();
  const warned = (await avisos()).filter(([tipo]) => tipo === 'por_caducar');
  expect(warned).toEqual([['por_caducar', paid.numero]]);
});

describe('a waiting list', () => {
  it('can be left without a cost, and the others keep their order', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await enrol(curso, 10);
    const second = await enrol(curso, 11);
    const third = await enrol(curso, 12);
    const preview = await json(await api.get(`${path}/${second.numero}/anular`, ana.as));
    expect(preview).toMatchObject({
      puedeAnular: true,
      liberaCupo: false,
      retencion: 0,
      anulaFactura: false,
    });
    const left = await api.post(`${path}/${second.numero}/anular`, { motivo: 'horario' }, ana.as);
    expect(await json(left)).toMatchObject({ inscripcion: { estado: 'anulada', facturas: [] } });
    const [mail] = await db().select().from(correoSaliente).where(eq(correoSaliente.tipo, 'anulada'));
    // The mail mentions no seat, because there was none.
    expect(mail?.datos).toMatchObject({ tipo: 'anulada', liberaCupo: false });
    expect(await seats(curso)).toBe(1);
    expect(await json(await api.get(`${path}/${third.numero}`, ana.as))).toMatchObject({
      estado: 'en_espera',
      posicionEspera: 1,
    });
  });

  it('gets a freed seat at once, also for people who have nothing to pay', async () => {
    const curso = await addCurso(db(), { cupo: 1, precio: 0 });
    const first = await enrol(curso, 10);
    const second = await enrol(curso, 11);
    expect((await api.post(`${path}/${first.numero}/anular`, { motivo: 'otro' }, ana.as)).status).toBe(200);
    expect((await read(second.numero))?.estado).toBe('activa');
    expect(await seats(curso)).toBe(1);
  });

  it('gets added seats before people who come later', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await enrol(curso, 10);
    const second = await enrol(curso, 11);
    const third = await enrol(curso, 12);
    await db()
      .update(cursos)
      .set({ cupo: 2 })
      .where(eq(cursos.id, curso.id ?? ''));
    const late = await enrol(curso, 13);
    expect([(await read(second.numero))?.estado, late.estado]).toEqual(['pendiente_pago', 'en_espera']);
    await db()
      .update(cursos)
      .set({ cupo: 3 })
      .where(eq(cursos.id, curso.id ?? ''));
    await tick();
    expect((await read(third.numero))?.estado).toBe('pendiente_pago');
    expect((await read(late.numero))?.estado).toBe('en_espera');
  });

  it('ends when the course begins', async () => {
    const curso = await addCurso(db(), { cupo: 1, precio: 0 });
    await enrol(curso, 10);
    const second = await enrol(curso, 11);
    const begin = startOfDay(curso.inicio, 'America/Guayaquil');
    api.clock.now = new Date(begin - 1);
    await tick();
    expect((await read(second.numero))?.estado).toBe('en_espera');
    api.clock.now = new Date(begin);
    await tick();
    expect((await read(second.numero))?.estado).toBe('caducada');
    expect((await avisos()).at(-1)).toEqual(['caducada', second.numero]);
  });
});

it('active enrolments are finished after the last day of the course', async () => {
  const curso = await addCurso(db(), { precio: 0 });
  const mine = await enrol(curso, 10);
  api.clock.now = new Date(startOfDay(curso.fin, 'America/Guayaquil') + 23 * hour);
  await tick();
  expect((await read(mine.numero))?.estado).toBe('activa');
  api.clock.now = new Date(api.clock.now.getTime() + 2 * hour);
  await tick();
  await tick();
  expect((await read(mine.numero))?.estado).toBe('finalizada');
});

it('two runs of the task at the same time do everything once', async () => {
  const curso = await addCurso(db(), { cupo: 3 });
  for (let n = 10; n < 16; n += 1) await enrol(curso, n);
  at(73);
  await Promise.all([tick(), tick(), tick()]);
  const estados = (await db().select().from(inscripciones).orderBy(inscripciones.numero)).map(
    ({ estado }) => estado,
  );
  expect(estados).toEqual([
    'caducada',
    'caducada',
    'caducada',
    'pendiente_pago',
    'pendiente_pago',
    'pendiente_pago',
  ]);
  expect(await seats(curso)).toBe(3);
  const libro = await db().select().from(movimientos);
  expect(libro.filter(({ tipo }) => tipo === 'anulacion')).toHaveLength(3);
});
