/** A public application gets the same answer for everybody; only the mail says what became of it. */
import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientes } from '../../demo/api/db/schema/clientes.ts';
import { enlaces } from '../../demo/api/db/schema/cobros.ts';
import type { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { maskCorreo } from '../../demo/api/inscripciones/createSolicitud.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import type { InscripcionNueva } from '../../src/contract/inscripcion.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import type { Aviso } from './support/avisos.ts';
import { addCliente, addCurso, newInscripcion, persona } from './support/school.ts';
import { watchStatements } from './support/statements.ts';
import { monday, today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
const plenty = { max: 10_000, seconds: 60 };
let api: TestApi;

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  Object.assign(api.services.config.limites, {
    solicitudDireccion: plenty,
    solicitudPersona: plenty,
    solicitudCorreo: plenty,
  });
});
afterAll(() => api.close());

const db = () => api.database.db;
const work = () => solicitudesTask.run(api.services);
const apply = (body: InscripcionNueva, headers: Record<string, string> = {}) =>
  api.post(path, body, { 'idempotency-key': randomUUID(), ...headers });

/** Returns the data of the newest `n` mails, newest first. */
async function mails(n = 1): Promise<Aviso[]> {
  const rows = await db().select().from(correoSaliente).orderBy(desc(correoSaliente.secuencia)).limit(n);
  return rows.map(({ datos }) => datos as Aviso);
}

async function stateOf(response: Response) {
  const { solicitud } = await json<{ solicitud: string }>(response.clone());
  const [row] = await db().select().from(solicitudes).where(eq(solicitudes.numero, solicitud));
  return row;
}

describe('the answer', () => {
  it('is 202 with a number and the masked e-mail, before anything else happens', async () => {
    const curso = await addCurso(db(), { cupo: 3 });
    const response = await apply(newInscripcion(curso, { participante: persona(1) }), {
      'accept-language': 'zh-TW,en;q=0.5',
    });
    expect(response.status).toBe(202);
    expect(await json(response.clone())).toEqual({
      solicitud: expect.stringMatching(/^SOL-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
      correo: 'p•••@correo.test',
      permiso: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await stateOf(response)).toMatchObject({
      estado: 'recibida',
      terminosVersion: '2026-01',
      idioma: 'cn',
      participante: persona(1),
    });
    expect(
      await db()
        .select()
        .from(inscripciones)
        .where(eq(inscripciones.cursoId, curso.id ?? '')),
    ).toEqual([]);
  });

  it('has the same status, headers and body for unknown, known and enrolled people, a full course, and a program', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    const enrolled = await addCliente(api.services, 10);
    await api.post(path, newInscripcion(curso), enrolled.as);
    const bodies = [
      newInscripcion(curso, { participante: persona(10) }),
      newInscripcion(curso, { participante: { ...persona(10), correo: 'otro@correo.test' } }),
      newInscripcion(curso, { participante: persona(11) }),
      newInscripcion(curso, { participante: persona(12), aceptaEspera: true }),
      newInscripcion(curso, { participante: persona(13), sitioWeb: 'https://spam.test' }),
      newInscripcion(curso, { participante: persona(14), tardoMs: 300 }),
    ];
    const shapes = new Set<string>();
    for (const body of bodies) {
      const response = await apply(body);
      const { date: _d, 'x-request-id': _r, ...headers } = Object.fromEntries(response.headers);
      const { solicitud, ...rest } = await json<{ solicitud: string; correo: string }>(response);
      shapes.add(JSON.stringify([response.status, headers, solicitud.length, Object.keys(rest)]));
    }
    expect([...shapes]).toHaveLength(1);
  });

  it('runs the same SQL statements in the same order for everybody', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await api.post(path, newInscripcion(curso), (await addCliente(api.services, 20)).as);
    const asking = async (given: Partial<InscripcionNueva>) => {
      const statements = watchStatements(api.database);
      expect((await apply(newInscripcion(curso, { participante: persona(21), ...given }))).status).toBe(202);
      return statements.stop();
    };
    const stranger = await asking({});
    expect(stranger.length).toBeGreaterThan(5);
    expect(await asking({ participante: persona(20) })).toEqual(stranger);
    expect(await asking({ participante: { ...persona(20), correo: 'otro@correo.test' } })).toEqual(stranger);
    expect(await asking({ aceptaEspera: true })).toEqual(stranger);
    expect(await asking({ sitioWeb: 'x' })).toEqual(stranger);
  });

  it('refuses for public reasons: unknown course, not yet open, closed, old terms, missing fields', async () => {
    const cases: [Partial<typeof cursos.$inferInsert>, Partial<InscripcionNueva>, number, string, string?][] =
      [
        [{ inscripcionDesde: addDays(monday, 1) }, {}, 422, 'inscripciones_no_abiertas', addDays(monday, 1)],
        [{ inscripcionHasta: addDays(monday, -1) }, {}, 422, 'inscripciones_cerradas', addDays(monday, -1)],
        [{ canceladoEl: today }, {}, 422, 'inscripciones_cerradas'],
        [{}, { terminos: { version: '2019' } }, 422, 'terminos_desactualizados'],
        [{}, { terminos: undefined }, 422, 'terminos_desactualizados'],
        [{}, { curso: randomUUID() }, 404, 'no_encontrado'],
      ];
    for (const [given, body, status, code, fecha] of cases) {
      const curso = await addCurso(db(), given);
      const response = await apply(newInscripcion(curso, { participante: persona(30), ...body }));
      const problem = await json<Problem>(response);
      expect([response.status, problem.code, problem.fecha]).toEqual([status, code, fecha]);
    }
    const nobody = await apply(newInscripcion(await addCurso(db())));
    expect(await json<Problem>(nobody)).toMatchObject({
      code: 'validacion',
      errors: [{ pointer: '/participante', code: 'requerido' }],
    });
  });

  it('is stored, so that a retry from one address neither applies nor counts again', async () => {
    const curso = await addCurso(db());
    const body = newInscripcion(curso, { participante: persona(31) });
    const key = { 'idempotency-key': randomUUID() };
    const first = await (await apply(body, key)).text();
    expect(await (await apply(body, key)).text()).toBe(first);
    const rows = await db()
      .select()
      .from(solicitudes)
      .where(eq(solicitudes.cursoId, curso.id ?? ''));
    expect(rows).toHaveLength(1);
  });

  it('is 401 for a bad token, instead of treating the caller as anonymous', async () => {
    const curso = await addCurso(db());
    const response = await apply(newInscripcion(curso, { participante: persona(32) }), {
      authorization: 'Bearer a.b.c',
    });
    expect(response.status).toBe(401);
  });

  it('masks every mailbox', () => {
    expect(maskCorreo('a@b.ec')).toBe('a•••@b.ec');
    expect(maskCorreo('ñandú@correo.ec')).toBe('ñ•••@correo.ec');
  });
});

describe('afterwards', () => {
  it('the person is a client with an enrolment, an invoice, a link and a mail', async () => {
    const curso = await addCurso(db(), { cupo: 3 });
    const comprador = {
      tipoIdentificacion: '04' as const,
      identificacion: '1792060346001',
      razonSocial: 'ACME',
      correo: 'a@acme.test',
    };
    const response = await apply(newInscripcion(curso, { participante: persona(40), comprador }));
    await work();
    const row = await stateOf(response);
    expect(row).toMatchObject({ estado: 'inscrita' });
    const [inscripcion] = await db()
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.numero, row?.inscripcion ?? ''));
    expect(inscripcion).toMatchObject({ estado: 'pendiente_pago', canal: 'publico', comprador });
    const [cliente] = await db()
      .select()
      .from(clientes)
      .where(eq(clientes.id, inscripcion?.clienteId ?? ''));
    expect(cliente).toMatchObject({ identificacion: 'PAS000040', correo: 'persona40@correo.test' });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      tipo: 'solicitud_recibida',
      situacion: 'pago',
      para: 'persona40@correo.test',
      solicitud: row?.numero,
    });
    const [enlace] = await db()
      .select()
      .from(enlaces)
      .where(eq(enlaces.clienteId, inscripcion?.clienteId ?? ''));
    expect(mail).toMatchObject({ enlace: { codigo: enlace?.codigo } });
  });

  it('a program is not enrolled and gets no mail', async () => {
    const curso = await addCurso(db());
    const before = await db().$count(correoSaliente);
    const trap = await apply(newInscripcion(curso, { participante: persona(41), sitioWeb: 'x' }));
    const fast = await apply(newInscripcion(curso, { participante: persona(42), tardoMs: 1999 }));
    const slow = await apply(
      newInscripcion(curso, { participante: persona(43), tardoMs: 2000, sitioWeb: '' }),
    );
    await work();
    expect([(await stateOf(trap))?.estado, (await stateOf(fast))?.estado]).toEqual([
      'descartada',
      'descartada',
    ]);
    expect((await stateOf(slow))?.estado).toBe('inscrita');
    expect(await db().$count(correoSaliente)).toBe(before + 1);
  });

  it('an application without the time that it took is refused', async () => {
    const { tardoMs: _, ...body } = newInscripcion(await addCurso(db()), { participante: persona(40) });
    const before = await db().$count(solicitudes);
    const response = await apply(body);
    expect([response.status, (await json<Problem>(response)).errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/tardoMs', code: 'requerido' })],
    ]);
    expect(await db().$count(solicitudes)).toBe(before);
  });

  it('an application of the last day gets the rules and the price of that day, even if it is handled later', async () => {
    const last = {
      inscripcionHasta: monday,
      descuentoMotivo: 'Pronto pago',
      descuentoValor: 2000,
      descuentoHasta: monday,
    };
    const [curso, begun] = [
      await addCurso(db(), last),
      await addCurso(db(), { ...last, inicio: addDays(monday, 2) }),
    ];
    await apply(newInscripcion(curso, { participante: persona(41) }));
    await work();
    const inTime = await apply(newInscripcion(curso, { participante: persona(42) }));
    const stranger = { ...persona(41), correo: 'curiosa@correo.test' };
    await apply(newInscripcion(curso, { participante: stranger }));
    const tooLate = await apply(newInscripcion(begun, { participante: persona(43) }));
    api.clock.now = new Date(today.getTime() + 2 * 86_400_000);
    try {
      await work();
    } finally {
      api.clock.now = today;
    }
    const row = await stateOf(inTime);
    expect(row?.estado).toBe('inscrita');
    const [made] = await db()
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.numero, row?.inscripcion ?? ''));
    expect(made).toMatchObject({ estado: 'pendiente_pago', total: 8000 });
    // Three days to pay, counted from the mail with the link.
    expect(made?.caducaEl).toEqual(new Date(today.getTime() + 5 * 86_400_000));
    const [refused, decoy, , told] = await mails(4);
    expect(told).toMatchObject({
      tipo: 'solicitud_recibida',
      situacion: 'pago',
      cotizacion: { total: 8000 },
    });
    const { para: _to, nombre: _nombre, participante: _participante, ...said } = shapeOf(told);
    expect(shapeOf(decoy)).toMatchObject(said);
    expect((await stateOf(tooLate))?.estado).toBe('descartada');
    expect(refused).toMatchObject({ situacion: 'lleno' });
  });

  it('if the course is full, the person gets a place in the waiting list or, without consent, a mail', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await apply(newInscripcion(curso, { participante: persona(44) }));
    const waits = await apply(newInscripcion(curso, { participante: persona(45), aceptaEspera: true }));
    const leaves = await apply(newInscripcion(curso, { participante: persona(46) }));
    await work();
    expect((await stateOf(waits))?.estado).toBe('inscrita');
    expect((await stateOf(leaves))?.estado).toBe('descartada');
    expect(await mails(2)).toMatchObject([
      { para: 'persona46@correo.test', situacion: 'lleno' },
      { para: 'persona45@correo.test', situacion: 'espera' },
    ]);
  });

  it('the first application comes first, also before a client who enrols meanwhile', async () => {
    const curso = await addCurso(db(), { cupo: 2 });
    const late = await addCliente(api.services, 50);
    for (const n of [51, 52, 53])
      await apply(newInscripcion(curso, { participante: persona(n), aceptaEspera: true }));
    // The applications are still in the queue.
    const answer = await api.post(path, newInscripcion(curso, { aceptaEspera: true }), late.as);
    expect(await json(answer)).toMatchObject({ estado: 'en_espera', posicionEspera: 2 });
    const rows = await db()
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.cursoId, curso.id ?? ''))
      .orderBy(asc(inscripciones.numero));
    expect(rows.map((row) => [row.participanteIdentificacion, row.estado])).toEqual([
      ['PAS000051', 'pendiente_pago'],
      ['PAS000052', 'pendiente_pago'],
      ['PAS000053', 'en_espera'],
      ['PAS000050', 'en_espera'],
    ]);
  });
});

describe('a person who is already enrolled', () => {
  it('is told so at their own mailbox, with the link that can still be paid', async () => {
    const curso = await addCurso(db());
    await apply(newInscripcion(curso, { participante: persona(60) }));
    await work();
    const [first] = await mails();
    const again = await apply(newInscripcion(curso, { participante: persona(60) }));
    await work();
    expect(await stateOf(again)).toMatchObject({ estado: 'repetida' });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      tipo: 'solicitud_repetida',
      estado: 'pendiente_pago',
      para: 'persona60@correo.test',
    });
    expect(mail).toMatchObject({ enlace: (first as { enlace: object }).enlace });
    expect(await db().$count(inscripciones, eq(inscripciones.cursoId, curso.id ?? ''))).toBe(1);
  });

  it('is not billed by a stranger: an enrolment from another mailbox gets a separate client record', async () => {
    const known = await addCliente(api.services, 80);
    const curso = await addCurso(db());
    const stranger = { ...persona(80), correo: 'ajeno@correo.test' };
    for (const one of [curso, await addCurso(db())])
      await apply(newInscripcion(one, { participante: stranger }));
    await work();
    const made = await db()
      .select({ clienteId: inscripciones.clienteId })
      .from(inscripciones)
      .where(eq(inscripciones.participanteCorreo, 'ajeno@correo.test'));
    expect(made).toHaveLength(2);
    expect(new Set(made.map(({ clienteId }) => clienteId)).size).toBe(1);
    expect(made[0]?.clienteId).not.toBe(known.clienteId);
    // An application from the person's own mailbox is enrolled for their client.
    const own = await addCurso(db());
    await apply(newInscripcion(own, { participante: persona(80) }));
    await work();
    const [mine] = await db()
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.cursoId, own.id ?? ''));
    expect(mine?.clienteId).toBe(known.clienteId);
  });
});

/** Returns the data of a mail without typed and random values. */
function shapeOf(aviso: Aviso | undefined) {
  const { solicitud, enlace, ...rest } = aviso as Extract<Aviso, { tipo: 'solicitud_recibida' }>;
  return {
    ...rest,
    solicitud: solicitud.length,
    enlace: enlace && { ...enlace, codigo: enlace.codigo.length },
  };
}
