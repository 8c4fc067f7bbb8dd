/** A discount with a condition is quoted and billed only to people who meet it, and its code stays secret. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitesDefault } from '../../demo/api/config.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { solicitudes } from '../../demo/api/db/schema/solicitudes.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';
import { monday } from './support/today.ts';

const hour = 3600;
const three = { max: 3, seconds: hour };
const sentence = 'Declaro que mi hermana o mi hermano también está inscrito.';
const rebaja = { descuentoMotivo: 'Convenio', descuentoValor: 1_500, descuentoHasta: addDays(monday, 5) };
const declared = { tipo: 'declaracion', declaracion: sentence } as const;
const coded = (codigo: string) => ({ tipo: 'codigo', codigo }) as const;

let api: TestApi;
let ana: SignedIn;
let siblings: Awaited<ReturnType<typeof addCurso>>;
let graduates: Awaited<ReturnType<typeof addCurso>>;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty', config: { trustProxy: 1 } });
  api.services.config.limites = { ...limitesDefault };
  ana = await addCliente(api.services, 1);
  siblings = await addCurso(api.database.db, { ...rebaja, cuotas: 2, descuentoDeclaracion: sentence });
  graduates = await addCurso(api.database.db, { ...rebaja, descuentoCodigo: 'GRADUADOS2026' });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.post(path, body, { 'idempotency-key': randomUUID(), ...headers });
const quote = (curso: { id: string }, condicion?: unknown, headers: Record<string, string> = {}) =>
  post(`/api/cliente/cursos/${curso.id}/cotizacion`, condicion === undefined ? {} : { condicion }, headers);
const enrol = (curso: { id: string }, condicion?: unknown, who = ana) =>
  post(
    '/api/cliente/inscripciones',
    { ...newInscripcion(curso), ...(condicion === undefined ? {} : { condicion }) },
    who.as,
  );
const apply = (curso: { id: string }, n: number, condicion: unknown, correo = persona(n).correo) =>
  post('/api/cliente/inscripciones', {
    ...newInscripcion(curso, { participante: { ...persona(n), correo } }),
    condicion,
  });
const codeOf = async (response: Response) => (await json<Problem>(response)).code;
const lastMail = async () =>
  (await api.database.db.select().from(correoSaliente).orderBy(desc(correoSaliente.secuencia)).limit(1))[0];

describe('a course', () => {
  it('names the condition of its discount, and never the code', async () => {
    const list = await api.get('/api/cliente/cursos');
    const text = await list.clone().text();
    expect(text).not.toMatch(/GRADUADOS/i);
    const { resultados } = await json<{ resultados: Curso[] }>(list);
    const condicionOf = (id: string) => resultados.find((curso) => curso.id === id)?.descuento?.condicion;
    expect(condicionOf(siblings.id)).toEqual(declared);
    expect(condicionOf(graduates.id)).toEqual({ tipo: 'codigo' });
  });

  it('is quoted with the discount only if the condition is met', async () => {
    for (const [curso, met] of [
      [siblings, declared],
      [graduates, coded(' grad-uados 2026 ')],
    ] as const) {
      expect(await json(await quote(curso))).toMatchObject({ valor: 10_000, descuento: 0, total: 10_000 });
      expect(await json(await quote(curso, met))).toMatchObject({
        valor: 10_000,
        descuento: 1_500,
        total: 8_500,
        rebaja: { motivo: 'Convenio', hasta: rebaja.descuentoHasta },
      });
    }
  });

  it('is quoted with the instalments of its invoice and the start of their dates', async () => {
    const quoted = await json<{ cuando: string; cuotas: object[] }>(await quote(siblings, declared));
    expect(quoted.cuando).toBe('ahora');
    const made = await json<Inscripcion>(await enrol(siblings, declared));
    const factura = await json<{ cuotas: { vence: string; valor: number }[] }>(
      await api.get(`/api/cliente/facturas/${made.facturas[0]}`, ana.as),
    );
    expect(factura.cuotas.map(({ vence, valor }, i) => ({ orden: i + 1, vence, valor }))).toEqual(
      quoted.cuotas,
    );
    const approved = await addCurso(api.database.db, { requiereAprobacion: true, cuotas: 3 });
    const later = await json<{ cuando: string; cuotas: object[] }>(await quote(approved));
    expect([later.cuando, later.cuotas.length]).toEqual(['aprobada', 2]);
  });

  it('that does not exist has no quote', async () => {
    expect((await quote({ id: randomUUID() }, coded('GRADUADOS2026'))).status).toBe(404);
  });
});

describe('an enrolment', () => {
  it('costs the full price if no condition is sent', async () => {
    for (const curso of [siblings, graduates]) {
      const made = await json<Inscripcion>(await enrol(curso));
      expect(made).toMatchObject({ valor: 10_000, descuento: 0, total: 10_000 });
      expect(made).not.toHaveProperty('condicion');
    }
  });

  it('stores the declared sentence as it was on that day', async () => {
    const response = await enrol(siblings, { ...declared, declaracion: `  ${sentence} ` });
    expect(response.status).toBe(201);
    const made = await json<Inscripcion>(response);
    expect(made).toMatchObject({ descuento: 1_500, total: 8_500, saldo: 8_500, condicion: declared });
    await api.database.db
      .update(cursos)
      .set({ descuentoDeclaracion: 'Otra frase.' })
      .where(eq(cursos.id, siblings.id));
    const read = await json<Inscripcion>(await api.get(`/api/cliente/inscripciones/${made.numero}`, ana.as));
    expect(read.condicion).toEqual(declared);
  });

  it('stores that the right code was typed, but not the code', async () => {
    const made = await json<Inscripcion>(await enrol(graduates, coded('graduados2026')));
    expect(made).toMatchObject({ total: 8_500, condicion: { tipo: 'codigo' } });
    const [row] = await api.database.db
      .select()
      .from(inscripciones)
      .where(eq(inscripciones.numero, made.numero));
    expect(JSON.stringify(row)).not.toMatch(/GRADUADOS/i);
  });

  it.each([
    ['another sentence', () => siblings, { tipo: 'declaracion', declaracion: 'Soy hermana.' }],
    ['a code where a sentence is asked for', () => siblings, coded('GRADUADOS2026')],
    ['a sentence where a code is asked for', () => graduates, declared],
  ])('with %s is refused, and nobody is enrolled', async (_what, curso, condicion) => {
    const response = await enrol(curso(), condicion);
    expect(response.status).toBe(422);
    expect(await json<Problem>(response)).toMatchObject({
      code: 'descuento_no_disponible',
      errors: [{ pointer: `/condicion/${condicion.tipo}`, code: 'descuento_no_disponible' }],
    });
    expect(await api.database.db.$count(inscripciones)).toBe(0);
  });

  it('with a wrong code gets an error at its field, in the portal and in the public form', async () => {
    for (const response of [
      await enrol(graduates, coded('GRADUADOS2025')),
      await apply(graduates, 5, coded('GRADUADOS2025')),
    ]) {
      expect(response.status).toBe(422);
      expect(await json<Problem>(response)).toMatchObject({
        code: 'codigo_incorrecto',
        errors: [{ pointer: '/condicion/codigo', code: 'codigo_incorrecto' }],
      });
    }
    expect(await api.database.db.$count(inscripciones)).toBe(0);
    expect(await api.database.db.$count(solicitudes)).toBe(0);
  });

  it('after the last day of the discount gets the same answer for a right and a wrong code', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 6 * 86_400_000);
    const answers = await Promise.all(
      ['GRADUADOS2026', 'GRADUADOS2025'].map(async (codigo) =>
        (await quote(graduates, coded(codigo))).text(),
      ),
    );
    expect(answers[0]).toContain('descuento_no_disponible');
    expect(answers[0]).toBe(answers[1]);
  });
});

describe('an application from the public form', () => {
  it('is billed at the price of its day, and a stranger’s mail names the same price', async () => {
    for (const [curso, condicion, kept] of [
      [siblings, declared, declared],
      [graduates, coded('GRADUADOS2026'), { tipo: 'codigo' }],
    ] as const) {
      await apply(curso, 10, condicion);
      // The course changes before the queue handles the application.
      if (curso === siblings)
        await api.database.db
          .update(cursos)
          .set({ descuentoDeclaracion: 'Otra frase.' })
          .where(eq(cursos.id, siblings.id));
      await solicitudesTask.run(api.services);
      const [made] = await api.database.db
        .select()
        .from(inscripciones)
        .where(eq(inscripciones.cursoId, curso.id));
      expect(made).toMatchObject({ total: 8_500, condicion: kept });
      expect((await lastMail())?.datos).toMatchObject({ cotizacion: { total: 8_500 } });
    }
    await apply(graduates, 10, coded('GRADUADOS2026'), 'curiosa@correo.test');
    await solicitudesTask.run(api.services);
    expect(await lastMail()).toMatchObject({
      para: 'curiosa@correo.test',
      datos: { tipo: 'solicitud_recibida', situacion: 'pago', cotizacion: { total: 8_500 } },
    });
  });

  it('that meets no condition is billed at the full price, and its mail names the same price', async () => {
    await apply(siblings, 10, undefined);
    await solicitudesTask.run(api.services);
    const [made] = await api.database.db.select().from(inscripciones);
    expect(made).toMatchObject({ total: 10_000, condicion: null });
    expect((await lastMail())?.datos).toMatchObject({ cotizacion: { descuento: 0, total: 10_000 } });
  });
});

describe('somebody who guesses codes', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const tries = async (codes: readonly string[], headers: (i: number) => Record<string, string>) => {
    const answers: string[] = [];
    for (const [i, codigo] of codes.entries())
      answers.push(await codeOf(await quote(graduates, coded(codigo), headers(i))));
    return answers;
  };
  const wrong = Array<string>(3).fill('codigo_incorrecto');
  const guesses = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'GRADUADOS2026'];

  it('gets the same answer to every wrong code, even to a similar one', async () => {
    const bodies = await Promise.all(
      ['X', 'GRADUADOS202', 'GRADUADOS20266', 'GRADUADOS2025', '\u00e1'].map(async (codigo) =>
        (await quote(graduates, coded(codigo))).text(),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each(['codigoDireccion', 'codigoCurso'] as const)(
    'is stopped by %s before the code is compared, even with the right code',
    async (name) => {
      api.services.config.limites[name] = three;
      expect(await tries(guesses, () => from('10.0.0.1'))).toEqual([...wrong, 'demasiados_intentos']);
      // Enrolling and applying are limited too.
      const application = await api.post(
        '/api/cliente/inscripciones',
        { ...newInscripcion(graduates, { participante: persona(7) }), condicion: coded('GRADUADOS2026') },
        { 'idempotency-key': randomUUID(), ...from('10.0.0.1') },
      );
      expect(application.status).toBe(429);
      expect(Number(application.headers.get('retry-after'))).toBeGreaterThan(0);
      // Requests without a code are not limited.
      expect((await quote(graduates, undefined, from('10.0.0.1'))).status).toBe(200);
      expect((await quote(siblings, declared, from('10.0.0.1'))).status).toBe(200);
    },
  );

  it('is limited in the whole /64 of an address, even with another account', async () => {
    api.services.config.limites.codigoDireccion = three;
    const other = await addCliente(api.services, 2);
    const as = [{}, ana.as, other.as, other.as];
    expect(await tries(guesses, (i) => ({ ...as[i], ...from(`2001:db8:0:1::${i}`) }))).toEqual([
      ...wrong,
      'demasiados_intentos',
    ]);
    expect((await quote(graduates, coded('GRADUADOS2026'), from('2001:db8:0:2::1'))).status).toBe(200);
  });

  it('is limited by account, from any address', async () => {
    api.services.config.limites.codigoCuenta = three;
    expect(await tries(guesses, (i) => ({ ...ana.as, ...from(`10.0.${i}.1`) }))).toEqual([
      ...wrong,
      'demasiados_intentos',
    ]);
  });

  it('gets no more tries by sending thirty requests at once', async () => {
    api.services.config.limites.codigoDireccion = three;
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => codeOf(await quote(graduates, coded(`NO${i}${i}${i}`)))),
    );
    expect(answers.filter((code) => code === 'codigo_incorrecto')).toHaveLength(3);
    expect(answers.filter((code) => code === 'demasiados_intentos')).toHaveLength(27);
  });

  it('does not block people with the right code, because right codes do not count', async () => {
    api.services.config.limites.codigoDireccion = three;
    for (let i = 0; i < 6; i += 1) expect((await quote(graduates, coded('GRADUADOS2026'))).status).toBe(200);
    expect(await codeOf(await quote(graduates, coded('GRADUADOS2025')))).toBe('codigo_incorrecto');
  });

  it('gets no discount by a malformed body', async () => {
    const shapes: unknown[] = [
      ...[true, [], 'GRADUADOS2026', {}, { tipo: 'gratis' }, { tipo: 'codigo' }],
      { tipo: 'codigo', codigo: { $ne: '' } },
      { tipo: 'codigo', codigo: ' - ' },
      { tipo: 'codigo', codigo: 'x'.repeat(61) },
      { tipo: 'codigo', codigo: 'x', declaracion: sentence },
      { tipo: 'declaracion', declaracion: true },
      { tipo: 'declaracion', declaracion: '' },
      { ...declared, valor: 10_000 },
    ];
    for (const condicion of shapes) {
      for (const response of [await quote(graduates, condicion), await enrol(graduates, condicion)]) {
        expect([condicion, response.status, await codeOf(response)]).toEqual([condicion, 422, 'validacion']);
      }
    }
  });

  it('finds no code in the log', async () => {
    await quote(graduates, coded('GRADUADOS2026'));
    await enrol(graduates, coded('GRADUADOS2026'));
    expect(api.logs.join('\n')).not.toMatch(/GRADUADOS/i);
  });
});
