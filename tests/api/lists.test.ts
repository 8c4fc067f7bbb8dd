/** Courses and enrolments: filters, order, and pages without gaps or repetitions. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCursos } from '../../demo/api/cursos/listCursos.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { estadoCurso } from '../../src/domain/estados/curso.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { bearer, json, openApi, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import { monday } from './support/today.ts';

interface Item {
  id?: string;
  numero?: string;
  identificacion?: string;
  nombre: string;
  descripcion: string;
  estado: string;
  modalidad: string;
  area: string;
  inicio: string;
  inscripcionHasta: string;
  precio: number;
  fecha: string;
  cupo?: number;
  cuposDisponibles?: number;
  curso: { nombre: string; id: string; codigo: string };
}
interface Page {
  total: number;
  siguiente: string | null;
  resultados: Item[];
  opciones: { areas: string[]; precioMayor: number; moneda: string };
}

let api: TestApi;
let auth: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
});
afterAll(() => api.close());

const page = async (path: string) => json<Page>(await api.get(path, auth));

async function everyPage(path: string, limite: number): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: Page = await page(`${path}&limite=${limite}${cursor ? `&cursor=${cursor}` : ''}`);
    items.push(...next.resultados);
    cursor = next.siguiente;
    expect(items.length).toBeLessThanOrEqual(next.total);
    if (cursor !== null) expect(next.resultados).toHaveLength(limite);
  }
  return items;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('GET /api/cliente/cursos', () => {
  it('is public and has twenty courses per page', async () => {
    const response = await api.get('/api/cliente/cursos');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=60');
    const { total, siguiente, resultados } = await json<Page>(response);
    expect([total, resultados.length, typeof siguiente]).toEqual([40, 20, 'string']);
  });

  it.each([
    'inicio',
    '-inicio',
    'nombre',
    '-nombre',
    'precio',
    '-precio',
    'inscripcionHasta',
    '-inscripcionHasta',
    'oferta',
    '-oferta',
  ])('pages through all of them by %s', async (orden) => {
    const whole = (await page(`/api/cliente/cursos?limite=100&orden=${orden}`)).resultados;
    // 39 and 40: the last page has one, or is full. One by one takes forty requests.
    const sizes = ['nombre', 'precio'].includes(orden) ? [1, 7, 39, 40] : [7];
    for (const limite of sizes) {
      const paged = await everyPage(`/api/cliente/cursos?orden=${orden}`, limite);
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    }
    expect(new Set(whole.map(({ id }) => id)).size).toBe(40);
    const key = orden.replace('-', '') as 'nombre';
    const values = whole.map((curso) => (key === 'nombre' ? folded(curso.nombre) : curso[key]));
    const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(orden.startsWith('-') ? sorted.reverse() : sorted);
  });

  it('does not repeat or skip when courses come and go between two pages', async () => {
    const own = await openApiForTest();
    const before = (await json<Page>(await own.get('/api/cliente/cursos?limite=100&orden=nombre')))
      .resultados;
    const first = await json<Page>(await own.get('/api/cliente/cursos?limite=10&orden=nombre'));
    await own.database.db.execute(
      sql`update cursos set nombre = 'AAA ' || nombre where id = ${before[30]?.id}`,
    );
    const second = await json<Page>(
      await own.get(`/api/cliente/cursos?limite=10&orden=nombre&cursor=${first.siguiente}`),
    );
    expect(second.resultados.map(({ id }) => id)).toEqual(before.slice(10, 20).map(({ id }) => id));
  });

  it('filters by one or more states, and by kind', async () => {
    const { resultados, total } = await page(
      '/api/cliente/cursos?limite=100&estado=abierto&estado=lleno&modalidad=virtual',
    );
    expect(total).toBe(resultados.length);
    expect(total).toBeGreaterThan(0);
    for (const curso of resultados) {
      expect(['abierto', 'lleno']).toContain(curso.estado);
      expect(curso.modalidad).toBe('virtual');
    }
    const both = await page('/api/cliente/cursos?modalidad=virtual&modalidad=hibrida&modalidad=presencial');
    expect(both.total).toBe(40);
  });

  it('filters by the first day, both ends included', async () => {
    const all = (await page('/api/cliente/cursos?limite=100&orden=inicio')).resultados;
    const [desde = '', hasta = ''] = [all[10]?.inicio, all[20]?.inicio];
    const { resultados } = await page(`/api/cliente/cursos?limite=100&desde=${desde}&hasta=${hasta}`);
    expect(resultados.map(({ id }) => id)).toEqual(
      all.filter(({ inicio }) => inicio >= desde && inicio <= hasta).map(({ id }) => id),
    );
  });

  it.each([
    ['CERÁMICA', ['Cerámica: torno y esmaltes']],
    ['ceramica', ['Cerámica: torno y esmaltes']],
    ['señas', ['Lengua de señas ecuatoriana, nivel 1']],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('finds “%s” in what courses say of themselves', async (q, names) => {
    const { resultados } = await page(`/api/cliente/cursos?limite=100&q=${encodeURIComponent(q)}`);
    expect(resultados.filter((c) => folded(c.nombre).includes(folded(q))).map((c) => c.nombre)).toEqual(
      names,
    );
    for (const { identificacion, nombre, descripcion, area } of resultados) {
      expect(folded(`${identificacion} ${nombre} ${descripcion} ${area}`)).toContain(folded(q));
    }
  });

  it('finds courses by area and by who teaches, and by no word of the line about that person', async () => {
    const names = async (q: string) =>
      (await page(`/api/cliente/cursos?limite=100&q=${encodeURIComponent(q)}`)).resultados.map(
        ({ nombre }) => nombre,
      );
    expect(await names('idiomas señas')).toContain('Lengua de señas ecuatoriana, nivel 1');
    expect(await names('YEPEZ marco')).toEqual(['Lengua de señas ecuatoriana, nivel 1']);
    expect(await names('Yépez federación')).toEqual([]);
  });

  it.each(['niñas robotica', 'ROBÓTICA  niñas', 'robotica\u00A0ninas', '\u200Bninas robo\u00ADtica'])(
    'finds all words of “%s”, in any order and whatever stands between them',
    async (q) => {
      const { resultados } = await page(`/api/cliente/cursos?q=${encodeURIComponent(q)}`);
      const found = resultados.map(({ nombre, descripcion }) => folded(`${nombre} ${descripcion}`));
      expect(found.length).toBeGreaterThan(0);
      for (const text of found) for (const word of ['robotica', 'ninas']) expect(text).toContain(word);
    },
  );

  it('finds no record that has only one of the words', async () => {
    expect((await page('/api/cliente/cursos?q=robotica%20zzqqxx9')).total).toBe(0);
  });

  it.each([
    ['foo=1', 400, 'filtro_desconocido', '?foo', 'campo_desconocido'],
    ['__proto__=1', 400, 'filtro_desconocido', '?__proto__', 'campo_desconocido'],
    ['limite=1&limite=2', 422, 'validacion', '?limite', 'formato'],
    ['desde=2026-03-02&hasta=2026-03-01', 422, 'rango_invertido', '?hasta', 'fuera_de_rango'],
    ['cursor=nada', 400, 'cursor_invalido', '?cursor', 'cursor_invalido'],
  ])('refuses %s with %i', async (query, status, code, pointer, field) => {
    const response = await api.get(`/api/cliente/cursos?${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await json<Problem>(response)).toMatchObject({ status, code, errors: [{ pointer, code: field }] });
  });

  it('refuses a cursor of another order and one with wrong values', async () => {
    const { siguiente } = await page('/api/cliente/cursos?limite=2&orden=nombre');
    expect((await api.get(`/api/cliente/cursos?orden=precio&cursor=${siguiente}`)).status).toBe(400);
    for (const parts of [
      ['inicio', 'no es fecha', crypto.randomUUID()],
      ['inicio', '2026-01-01', 'no es id'],
      ['inicio', 1, 2],
    ]) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
      const response = await api.get(`/api/cliente/cursos?cursor=${cursor}`);
      expect([response.status, (await json<Problem>(response)).code]).toEqual([400, 'cursor_invalido']);
    }
  });

  it('computes the same state as src/domain on any day', async () => {
    const all = await api.database.db.select().from(cursos);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -400, max: 300 }), async (days) => {
        const day = addDays(monday, days);
        const { resultados } = await listCursos(
          api.database.db,
          { limite: 100 },
          { today: day, terminos: { version: '1' } },
        );
        for (const { id, estado } of resultados) {
          const row = all.find((curso) => curso.id === id);
          if (!row) throw new Error('a course of the list is not in the table');
          const cuposDisponibles = row.cupo === null ? undefined : row.cupo - row.ocupados;
          expect(estado).toBe(
            estadoCurso({ ...row, cuposDisponibles, cancelado: row.canceladoEl !== null }, day),
          );
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('the courses on offer', () => {
  const offered = '/api/cliente/cursos?limite=100&orden=oferta&estado=abierto&estado=lleno';

  it('come by their first day, those that are full last', async () => {
    const { resultados } = await page(offered);
    const keys = resultados.map(({ estado, inicio }) => `${estado === 'lleno' ? 1 : 0} ${inicio}`);
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(resultados.map(({ estado }) => estado))).toEqual(new Set(['abierto', 'lleno']));
  });

  it('are left by area and by highest price, and every page names all areas and the highest price of their state', async () => {
    const whole = await page(offered);
    const areas = [...new Set(whole.resultados.map(({ area }) => area))];
    const precioMayor = Math.max(...whole.resultados.map(({ precio }) => precio));
    const { resultados, opciones } = await page(
      `${offered}&area=Idiomas&area=${encodeURIComponent('Gastronomía')}&precioHasta=10000`,
    );
    expect(resultados.map(({ nombre }) => nombre)).toEqual(['Kichwa para principiantes']);
    expect(opciones).toEqual({ areas: expect.any(Array), precioMayor, moneda: 'USD' });
    expect(opciones.areas.toSorted()).toEqual(areas.toSorted());
    const free = (await page(`${offered}&precioHasta=0`)).resultados;
    expect(free.length).toBeGreaterThan(0);
    expect(free.every(({ precio }) => precio === 0)).toBe(true);
    expect((await page(`${offered}&area=Nada`)).total).toBe(0);
    for (const wrong of ['precioHasta=-1', 'precioHasta=1.5', 'precioHasta=mucho', 'area='])
      expect([wrong, (await api.get(`${offered}&${wrong}`)).status]).toEqual([wrong, 422]);
  });
});

describe('GET /api/cliente/cursos/{id}', () => {
  it('answers by id and by code, and 404 for neither', async () => {
    const [curso] = (await page('/api/cliente/cursos?limite=1&estado=abierto')).resultados;
    const byId = await json<Item>(await api.get(`/api/cliente/cursos/${curso?.id}`));
    const { ficha, ...likeInList } = byId as Item & { ficha: unknown };
    expect(likeInList).toEqual(curso);
    expect(ficha).toHaveProperty('docentes');
    expect(await json(await api.get(`/api/cliente/cursos/${curso?.identificacion}`))).toEqual(byId);
    expect(await json(await api.get(`/api/cliente/cursos/${curso?.id?.toUpperCase()}`))).toEqual(byId);
    for (const id of ['EXT-0000-000', crypto.randomUUID(), '%00', "'", 'a'.repeat(500)]) {
      const response = await api.get(`/api/cliente/cursos/${encodeURIComponent(id)}`);
      expect([id, response.status]).toEqual([id, 404]);
    }
  });

  it('subtracts the enrolments that hold a seat from the free seats', async () => {
    for (const curso of (await page('/api/cliente/cursos?limite=100')).resultados) {
      const held = await api.database.db.$count(
        inscripciones,
        sql`curso_id = ${curso.id} and estado in ('pendiente_aprobacion', 'pendiente_pago', 'activa')`,
      );
      if (curso.cupo === undefined) expect(curso.cuposDisponibles).toBeUndefined();
      else expect(curso.cuposDisponibles).toBe(curso.cupo - held);
    }
  });
});

describe('GET /api/cliente/inscripciones', () => {
  it.each(['fecha', '-fecha', 'numero', '-numero', 'curso', '-curso'])(
    'pages through all of them by %s',
    async (orden) => {
      const whole = (await page(`/api/cliente/inscripciones?limite=100&orden=${orden}`)).resultados;
      expect(whole.length).toBeGreaterThan(10);
      for (const limite of [1, 4]) {
        const paged = await everyPage(`/api/cliente/inscripciones?orden=${orden}`, limite);
        expect(paged.map(({ numero }) => numero)).toEqual(whole.map(({ numero }) => numero));
      }
    },
  );

  it('filters by state, course, text and date', async () => {
    const all = (await page('/api/cliente/inscripciones?limite=100&orden=fecha')).resultados;
    const some = all[5];
    const list = async (query: string) =>
      (await page(`/api/cliente/inscripciones?limite=100&${query}`)).resultados;
    expect((await list('estado=finalizada&estado=anulada')).map(({ numero }) => numero)).toEqual(
      all.filter(({ estado }) => estado === 'finalizada' || estado === 'anulada').map(({ numero }) => numero),
    );
    expect((await list(`curso=${some?.curso.id}`)).map(({ numero }) => numero)).toContain(some?.numero);
    expect((await list(`curso=${some?.curso.codigo}`)).map(({ numero }) => numero)).toContain(some?.numero);
    expect((await list('q=MARKETING')).map(({ curso }) => curso.nombre)).toEqual([
      'Marketing digital para negocios locales',
    ]);
    expect(
      (await list(`desde=${some?.fecha}&hasta=${some?.fecha}`)).every(({ fecha }) => fecha === some?.fecha),
    ).toBe(true);
    expect((await list(`desde=${some?.fecha}`)).map(({ numero }) => numero)).toEqual(
      all.filter(({ fecha }) => fecha >= (some?.fecha ?? '')).map(({ numero }) => numero),
    );
  });

  it('answers history, documents, place in the waiting list, and whether the enrolment can be cancelled', async () => {
    const { resultados } = await page('/api/cliente/inscripciones?limite=100');
    const of = (estado: string) =>
      resultados.find((inscripcion) => inscripcion.estado === estado) as unknown as Record<string, unknown>;
    expect(of('en_espera')).toMatchObject({
      posicionEspera: expect.any(Number),
      puedeAnular: true,
      saldo: 0,
      facturas: [],
    });
    expect(of('pendiente_pago')).toMatchObject({
      caducaEl: expect.any(String),
      saldo: of('pendiente_pago').total,
      facturas: [expect.any(String)],
    });
    expect(of('finalizada')).toMatchObject({ puedeAnular: false, motivoNoAnulable: 'estado_final' });
    expect(of('anulada')).toMatchObject({
      anulada: { fecha: expect.any(String), motivo: expect.any(String), retencion: 0 },
    });
    const one = await api.get(`/api/cliente/inscripciones/${of('activa').numero}`, auth);
    expect(one.headers.get('etag')).toBe(`"${of('activa').version}"`);
    expect(await json(one)).toEqual(of('activa'));
    expect(of('activa').historial).toMatchObject([
      { de: null, a: 'pendiente_pago', actor: 'cliente' },
      { de: 'pendiente_pago', a: 'activa' },
    ]);
  });

  it('requires a session', async () => {
    expect((await api.get('/api/cliente/inscripciones')).status).toBe(401);
  });
});

it('the total of an invoice is what was paid, credited and annulled and is still owed, and `refiere` filters its credit notes', async () => {
  const list = async (query: string) =>
    (await json<ListPage<Factura>>(await api.get(`/api/cliente/facturas?limite=100&${query}`, auth)))
      .resultados;
  const facturas = await list('tipo=factura');
  for (const { total, pagado, acreditado, anulado, saldo } of facturas) {
    expect(pagado + acreditado + anulado + saldo).toBe(total);
  }
  expect(facturas.some(({ anulado }) => anulado > 0)).toBe(true);
  const notas = await list('tipo=nota_credito');
  expect(notas.length).toBeGreaterThan(0);
  for (const { refiere } of notas) {
    expect(await list(`refiere=${refiere}`)).toEqual(notas.filter((nota) => nota.refiere === refiere));
  }
});

it('the CSV of enrolments has all matches of the filters, in their order, with their amounts', async () => {
  const path = '/api/cliente/inscripciones?estado=activa&estado=pendiente_pago&orden=curso';
  const { resultados } = await json<{ resultados: { numero: string; saldo: number }[] }>(
    await api.get(`${path}&limite=100`, auth),
  );
  expect(resultados.length).toBeGreaterThan(1);
  const csv = await (await api.get(`${path}&csv=datos`, { ...auth, accept: 'text/csv' })).text();
  const [header = '', ...lines] = csv.trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(resultados.map(({ numero }) => numero));
  // Counts from the end, because typed text before the amounts may contain commas.
  const columns = header.split(',');
  const at = columns.indexOf('saldo') - columns.length;
  expect(lines.map((line) => Math.round(Number(line.split(',').at(at)) * 100))).toEqual(
    resultados.map(({ saldo }) => saldo),
  );
});
