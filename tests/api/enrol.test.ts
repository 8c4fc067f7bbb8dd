/** A client enrols: the records, the price, and every reason for a refusal. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import {
  facturaCuotas,
  facturaImpuestos,
  facturaLineas,
  facturas,
} from '../../demo/api/db/schema/facturas.ts';
import { consecutivos } from '../../demo/api/db/schema/institucion.ts';
import { movimientos } from '../../demo/api/db/schema/libro.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { quoteCurso } from '../../src/domain/cotizacion/quoteCurso.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';
import { monday, today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
let api: TestApi;
let ana: SignedIn;

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
  ana = await addCliente(api.services, 1);
});
afterAll(() => api.close());

const enrol = (body: unknown, who = ana) =>
  api.post(path, body, { ...who.as, 'idempotency-key': randomUUID() });
const db = () => api.database.db;

describe('an enrolment', () => {
  it('is for the client by default, with a seat held for three days and an invoice', async () => {
    const curso = await addCurso(db(), {
      cupo: 5,
      cuotas: 3,
      descuentoMotivo: 'Pronto pago',
      descuentoValor: 1_000,
      descuentoHasta: monday,
    });
    const response = await enrol(newInscripcion(curso));
    expect(response.status).toBe(201);
    const inscripcion = await json<Inscripcion>(response);
    expect(inscripcion).toMatchObject({
      estado: 'pendiente_pago',
      fecha: monday,
      curso: { id: curso.id, codigo: curso.identificacion, nombre: curso.nombre },
      participante: persona(1),
      valor: 10_000,
      descuento: 1_000,
      total: 9_000,
      saldo: 9_000,
      moneda: 'USD',
      caducaEl: new Date(today.getTime() + 72 * 3_600_000).toISOString(),
      puedeAnular: true,
      canal: 'portal',
      terminos: { version: '2026-01', aceptadosEl: today.toISOString() },
      historial: [{ de: null, a: 'pendiente_pago', fecha: today.toISOString(), actor: 'cliente' }],
      version: 1,
    });
    expect(response.headers.get('location')).toBe(`${path}/${inscripcion.numero}`);
    expect(response.headers.get('etag')).toBe('"1"');
    const read = await api.get(`${path}/${inscripcion.numero}`, ana.as);
    expect(await json(read)).toEqual(inscripcion);
    expect(read.headers.get('etag')).toBe('"1"');

    const { desglose, cuotas } = quoteCurso(
      {
        inicio: curso.inicio,
        fin: curso.fin ?? '',
        precio: 10_000,
        moneda: 'USD',
        descuento: { motivo: '', valor: 1_000, hasta: monday },
        impuesto: { codigo: 'IVA', tarifa: 15 },
        cuotas: 3,
      },
      today.getTime(),
    );
    const [numero = ''] = inscripcion.facturas;
    const [factura] = await db().select().from(facturas).where(eq(facturas.numero, numero));
    expect(factura).toMatchObject({
      inscripcion: inscripcion.numero,
      fechaEmision: monday,
      fechaVencimiento: cuotas.at(-1)?.vence,
      subtotal: desglose.subtotal,
      descuento: desglose.descuento,
      impuestos: desglose.impuestos,
      total: 9_000,
      comprador: {
        identificacion: 'PAS000001',
        razonSocial: 'Nombre B De Prueba',
        correo: 'persona1@correo.test',
      },
    });
    const own = <T extends { factura: string }>(rows: T[]) => rows.filter((row) => row.factura === numero);
    expect(own(await db().select().from(facturaLineas))).toMatchObject([{ cantidad: 1, total: 9_000 }]);
    expect(own(await db().select().from(facturaImpuestos))).toMatchObject([{ codigo: 'IVA', tarifa: 15 }]);
    const plan = own(await db().select().from(facturaCuotas).orderBy(asc(facturaCuotas.orden)));
    expect(plan.map(({ orden, vence, valor }) => ({ orden, vence, valor }))).toEqual(cuotas);
    const libro = await db().select().from(movimientos).where(eq(movimientos.documento, numero));
    expect(libro).toMatchObject([{ tipo: 'factura', debe: 9_000, haber: 0 }]);
    const [after] = await db().select().from(cursos).where(eq(cursos.id, curso.id));
    expect(after?.ocupados).toBe(1);
    const mail = await db().select().from(correoSaliente);
    expect(mail.at(-1)).toMatchObject({ tipo: 'inscripcion', para: 'persona1@correo.test' });
  });

  it('late in the evening is billed by the day of the institution, while the day of UTC is the next', async () => {
    onTestFinished(() => {
      api.clock.now = today;
    });
    api.clock.now = new Date('2026-03-17T03:00:00Z');
    const curso = await addCurso(db(), { cuotas: 2 });
    // The session of the others has ended by then.
    const late = await addCliente(api.services, 70);
    const {
      facturas: [numero = ''],
    } = await json<Inscripcion>(await enrol(newInscripcion(curso), late));
    const plan = await db()
      .select({ vence: facturaCuotas.vence })
      .from(facturaCuotas)
      .where(eq(facturaCuotas.factura, numero))
      .orderBy(asc(facturaCuotas.orden));
    expect(plan).toEqual([{ vence: '2026-03-19' }, { vence: '2026-04-19' }]);
  });

  it('can be for somebody else, and billed to any buyer', async () => {
    const curso = await addCurso(db());
    const comprador = {
      tipoIdentificacion: '04' as const,
      identificacion: '1792060346001',
      razonSocial: 'Empresa S. A.',
      correo: 'pagos@empresa.test',
      direccion: 'Quito',
    };
    const response = await enrol(newInscripcion(curso, { participante: persona(900), comprador }));
    const inscripcion = await json<Inscripcion>(response);
    expect(inscripcion.participante).toEqual(persona(900));
    const [factura] = await db()
      .select()
      .from(facturas)
      .where(eq(facturas.numero, inscripcion.facturas[0] ?? ''));
    expect(factura?.comprador).toEqual(comprador);
  });

  it('is active at once without an invoice if there is nothing to pay', async () => {
    const curso = await addCurso(db(), { precio: 0 });
    const inscripcion = await json<Inscripcion>(await enrol(newInscripcion(curso)));
    expect(inscripcion).toMatchObject({ estado: 'activa', total: 0, saldo: 0, facturas: [] });
    expect(inscripcion).not.toHaveProperty('caducaEl');
  });

  it('waits for approval if the course requires it, and is billed later', async () => {
    const curso = await addCurso(db(), { requiereAprobacion: true, cupo: 1 });
    const inscripcion = await json<Inscripcion>(await enrol(newInscripcion(curso)));
    expect(inscripcion).toMatchObject({
      estado: 'pendiente_aprobacion',
      facturas: [],
      saldo: 0,
      total: 10_000,
    });
    // It takes the seat already.
    const response = await enrol(newInscripcion(curso, { participante: persona(901) }));
    expect(await json<Problem>(response)).toMatchObject({ code: 'cupo_agotado' });
  });

  it('accepts the code or the id of the course', async () => {
    const { identificacion } = await addCurso(db());
    expect((await enrol(newInscripcion({ id: identificacion }))).status).toBe(201);
  });

  it('waits with a visible place if the course is full and the client agrees', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await enrol(newInscripcion(curso));
    const first = await enrol(newInscripcion(curso, { participante: persona(902), aceptaEspera: true }));
    const second = await enrol(newInscripcion(curso, { participante: persona(903), aceptaEspera: true }));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await json(first)).toMatchObject({ estado: 'en_espera', posicionEspera: 1, facturas: [] });
    expect(await json(second)).toMatchObject({ estado: 'en_espera', posicionEspera: 2 });
  });
});

describe('the terms', () => {
  it('are named with the address of their document, by a path of the API or by another one', async () => {
    const read = async () =>
      (await json<Curso>(await api.get(`/api/cliente/cursos/${(await addCurso(db())).id}`))).terminos;
    expect(await read()).toEqual({ version: '2026-01', url: '/terminos/' });
    const { institucion } = api.services;
    const before = institucion.terminosUrl;
    onTestFinished(() => void Object.assign(institucion, { terminosUrl: before }));
    institucion.terminosUrl = 'https://uni.example/terminos.pdf';
    expect((await read())?.url).toBe('https://uni.example/terminos.pdf');
  });

  it('may be sent back as the course names them; their version is stored', async () => {
    const curso = await addCurso(db());
    const { terminos } = await json<Curso>(await api.get(`/api/cliente/cursos/${curso.id}`));
    const response = await enrol({ ...newInscripcion(curso), terminos });
    expect(response.status).toBe(201);
    expect((await json<Inscripcion>(response)).terminos).toEqual({
      version: '2026-01',
      aceptadosEl: expect.any(String),
    });
  });

  it('are not stored as accepted if there is no document to read', async () => {
    const { institucion } = api.services;
    const before = institucion.terminosUrl;
    onTestFinished(() => void Object.assign(institucion, { terminosUrl: before }));
    institucion.terminosUrl = null;
    const curso = await addCurso(db());
    expect((await json<Curso>(await api.get(`/api/cliente/cursos/${curso.id}`))).terminos).toEqual({
      version: '2026-01',
    });
    const response = await enrol({ ...newInscripcion(curso), terminos: undefined });
    expect(response.status).toBe(201);
    expect(await json<Inscripcion>(response)).not.toHaveProperty('terminos');
    // A page may have a document of its own.
    const other = await enrol(newInscripcion(await addCurso(db())));
    expect((await json<Inscripcion>(other)).terminos?.version).toBe('2026-01');
  });
});

describe('an enrolment is refused', () => {
  const cases: [
    string,
    Parameters<typeof addCurso>[1],
    Partial<ReturnType<typeof newInscripcion>>,
    number,
    string,
  ][] = [
    [
      'before enrolment opens',
      { inscripcionDesde: addDays(monday, 1) },
      {},
      422,
      'inscripciones_no_abiertas',
    ],
    ['after enrolment closed', { inscripcionHasta: addDays(monday, -1) }, {}, 422, 'inscripciones_cerradas'],
    ['once the course has begun', { inicio: monday }, {}, 422, 'inscripciones_cerradas'],
    ['when the course was cancelled', { canceladoEl: today }, {}, 422, 'inscripciones_cerradas'],
    [
      'with terms that are no longer in force',
      {},
      { terminos: { version: '2019' } },
      422,
      'terminos_desactualizados',
    ],
    [
      'without terms, where the institution has a document of them',
      {},
      { terminos: undefined },
      422,
      'terminos_desactualizados',
    ],
  ];
  it.each(cases)('%s', async (_when, given, body, status, code) => {
    const response = await enrol(newInscripcion(await addCurso(db(), given), body));
    expect([response.status, (await json<Problem>(response)).code]).toEqual([status, code]);
  });

  it('if the course does not exist', async () => {
    for (const id of [randomUUID(), 'NADA-1']) {
      const response = await enrol(newInscripcion({ id }));
      expect([response.status, (await json<Problem>(response)).code]).toEqual([404, 'no_encontrado']);
    }
  });

  it('if the person is already enrolled, for any client and even if the course is full', async () => {
    const curso = await addCurso(db(), { cupo: 1 });
    await enrol(newInscripcion(curso));
    const other = await addCliente(api.services, 2);
    for (const response of [
      await enrol(newInscripcion(curso)),
      await enrol(newInscripcion(curso, { participante: persona(1) }), other),
      await enrol(
        newInscripcion(curso, { participante: { ...persona(1), identificacion: ' pas-000001 ' } }),
        other,
      ),
    ]) {
      expect([response.status, (await json<Problem>(response)).code]).toEqual([422, 'inscripcion_duplicada']);
    }
    const full = await enrol(newInscripcion(curso), other);
    expect([full.status, (await json<Problem>(full)).code]).toEqual([422, 'cupo_agotado']);
  });

  it("if the client's record lacks a required field, which the answer names", async () => {
    const curso = await addCurso(db());
    const none = await addCliente(api.services, 3, { tipoIdentificacion: null, identificacion: null });
    const response = await enrol(newInscripcion(curso), none);
    expect(await json<Problem>(response)).toMatchObject({
      status: 422,
      code: 'identificacion_requerida',
      errors: [{ pointer: '/participante/identificacion', code: 'requerido' }],
    });
    // With a participant it works, and the participant is billed.
    const filled = await json<Inscripcion>(
      await enrol(newInscripcion(curso, { participante: persona(3) }), none),
    );
    const [factura] = await db()
      .select()
      .from(facturas)
      .where(eq(facturas.numero, filled.facturas[0] ?? ''));
    expect(factura?.comprador).toMatchObject({ identificacion: 'PAS000003' });
    const mute = await addCliente(api.services, 4, { telefono: null });
    expect(await json<Problem>(await enrol(newInscripcion(curso), mute))).toMatchObject({
      code: 'validacion',
      errors: [{ pointer: '/participante/telefono', code: 'requerido' }],
    });
  });

  it('without losing a number of the series', async () => {
    const before = await db().select().from(consecutivos);
    const curso = await addCurso(db(), { cupo: 1, precio: 0 });
    await enrol(newInscripcion(curso));
    await enrol(newInscripcion(curso));
    await enrol(newInscripcion(curso, { participante: persona(904) }));
    const after = await db().select().from(consecutivos);
    const last = (rows: typeof after) => rows.find(({ serie }) => serie === 'inscripcion')?.ultimo ?? 0;
    expect(last(after)).toBe(last(before) + 1);
  });
});
