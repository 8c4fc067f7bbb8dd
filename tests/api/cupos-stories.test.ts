/**
 * Whatever happens in whatever order: seats and waiting list of a course are at every moment those of a model that gives
 * each person their place the moment they arrive, however late the API gets to what the public form left in its queue.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones, inscripcionHistorial } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { reservaHours } from '../../src/domain/deadlines.ts';
import {
  type EstadoInscripcion,
  inscripcionMachine,
  takesSeat,
} from '../../src/domain/estados/inscripcion.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { pagar } from './support/pagar.ts';
import { addCliente, addCurso, type Ingresado, nueva, persona } from './support/school.ts';
import { hoy, today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
const hour = 3_600_000;
const plenty = { max: 1_000_000, segundos: 60 };
let api: TestApi;
let ana: Ingresado;
let people = 0;

beforeAll(async () => {
  api = await openApi({ base: 'vacia', config: { tokenTtl: 400 * 24 * 3600 } });
  const limites = { solicitudDireccion: plenty, solicitudPersona: plenty, solicitudCorreo: plenty };
  Object.assign(api.services.config.limites, limites);
  ana = await addCliente(api.services, 900_000);
});
afterAll(() => api.close());

const db = () => api.database.db;

type Suceso =
  | { que: 'inscribir' | 'solicitar' | 'anular' | 'pagar'; quien: number; espera: boolean }
  | { que: 'atender' }
  | { que: 'pasan'; horas: number }
  | { que: 'cupos'; mas: number };

const quien = fc.nat(5);
const sucesos: fc.Arbitrary<Suceso[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ que: fc.constant('inscribir'), quien, espera: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ que: fc.constant('solicitar'), quien, espera: fc.constant(true) }) },
    { weight: 3, arbitrary: fc.record({ que: fc.constant('anular'), quien, espera: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ que: fc.constant('pagar'), quien, espera: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ que: fc.constant('atender') }) },
    { weight: 2, arbitrary: fc.record({ que: fc.constant('pasan'), horas: fc.constantFrom(1, 40, 73) }) },
    { weight: 1, arbitrary: fc.record({ que: fc.constant('cupos'), mas: fc.integer({ min: 1, max: 2 }) }) },
  ) as fc.Arbitrary<Suceso>,
  { minLength: 4, maxLength: 14 },
);

interface Lugar {
  estado: EstadoInscripcion;
  orden: number;
  caduca: number;
}

/** One course as it should be. People are counted from 0. */
class Modelo {
  readonly lugares = new Map<number, Lugar>();
  cupo: number;
  #orden = 0;

  constructor(cupo: number) {
    this.cupo = cupo;
  }

  get libres(): number {
    return this.cupo - [...this.lugares.values()].filter(({ estado }) => takesSeat(estado)).length;
  }

  get esperan(): [number, Lugar][] {
    const all = [...this.lugares].filter(([, { estado }]) => estado === 'en_espera');
    return all.toSorted(([, a], [, b]) => a.orden - b.orden);
  }

  isVigente(n: number): boolean {
    const { estado } = this.lugares.get(n) ?? { estado: 'anulada' };
    return estado !== 'anulada' && estado !== 'caducada';
  }

  /** The code of why not, or undefined. */
  arrive(n: number, espera: boolean, now: number): string | undefined {
    if (this.isVigente(n)) return 'inscripcion_duplicada';
    if (this.libres <= 0 && !espera) return 'cupo_agotado';
    this.#orden += 1;
    this.lugares.set(n, { estado: 'en_espera', orden: this.#orden, caduca: Number.POSITIVE_INFINITY });
    this.promote(now);
    return undefined;
  }

  promote(now: number): void {
    for (const [, lugar] of this.esperan.slice(0, Math.max(0, this.libres))) {
      Object.assign(lugar, { estado: 'pendiente_pago', caduca: now + reservaHours * hour });
    }
  }

  pass(now: number): void {
    for (const lugar of this.lugares.values()) {
      if (lugar.estado === 'pendiente_pago' && lugar.caduca <= now) lugar.estado = 'caducada';
    }
    this.promote(now);
  }
}

/** The course itself, by the API. */
class Escena {
  readonly modelo: Modelo;
  readonly curso: { id: string };
  readonly base: number;
  /** People whose application nobody has looked at yet. */
  pendientes = new Set<number>();

  constructor(curso: { id: string }, cupo: number) {
    this.curso = curso;
    this.modelo = new Modelo(cupo);
    people += 10;
    this.base = people;
  }

  async do(suceso: Suceso): Promise<void> {
    const now = () => api.clock.now.getTime();
    const { modelo } = this;
    switch (suceso.que) {
      case 'atender':
        return this.#work();
      case 'pasan':
        await this.#work();
        api.clock.now = new Date(now() + suceso.horas * hour);
        await vencimientosTask.run(api.services);
        return modelo.pass(now());
      case 'cupos':
        await this.#work();
        modelo.cupo += suceso.mas;
        await db().update(cursos).set({ cupo: modelo.cupo }).where(eq(cursos.id, this.curso.id));
        // The institution does it in its own tables: the next look gives the seats away.
        await vencimientosTask.run(api.services);
        return modelo.promote(now());
      case 'inscribir':
        return this.#enrol(suceso.quien, suceso.espera);
      case 'solicitar': {
        const body = this.#body(suceso.quien, true);
        expect((await api.post(path, body)).status).toBe(202);
        modelo.arrive(suceso.quien, true, now());
        this.pendientes.add(suceso.quien);
        return;
      }
      case 'pagar':
      case 'anular': {
        const lugar = modelo.lugares.get(suceso.quien);
        if (!lugar || this.pendientes.has(suceso.quien)) return;
        if (suceso.que === 'anular') return this.#cancel(suceso.quien, lugar);
        if (lugar.estado === 'pendiente_pago') await this.#pay(suceso.quien, lugar);
      }
    }
  }

  async #work(): Promise<void> {
    await solicitudesTask.run(api.services);
    this.pendientes.clear();
  }

  #body(n: number, aceptaEspera: boolean) {
    return nueva(this.curso, { participante: persona(this.base + n), aceptaEspera });
  }

  async #enrol(n: number, espera: boolean): Promise<void> {
    const expected = this.modelo.arrive(n, espera, api.clock.now.getTime());
    const response = await api.post(path, this.#body(n, espera), ana.as);
    if (expected !== undefined) {
      expect((await json<Problem>(response)).code).toBe(expected);
      return;
    }
    expect(response.status).toBe(201);
    const { estado, posicionEspera } = await json<Inscripcion>(response);
    const lugar = this.modelo.lugares.get(n);
    expect(estado).toBe(lugar?.estado);
    // Applications that wait to be looked at have their place before it, in the model as in the API.
    const lista = this.modelo.esperan.findIndex(([who]) => who === n);
    expect(posicionEspera).toBe(lista < 0 ? undefined : lista + 1);
  }

  async #cancel(n: number, lugar: Lugar): Promise<void> {
    const fila = await this.#last(n);
    // Who applied by the public form is no client of Ana's: it does not exist for her, and cancels by another way.
    const isAnas = fila?.canal === 'portal';
    const was = this.modelo.isVigente(n);
    const response = await api.post(`${path}/${fila?.numero}/anular`, { motivo: 'otro' }, ana.as);
    expect(response.status).toBe(!isAnas ? 404 : was ? 200 : 422);
    if (!isAnas || !was) return;
    lugar.estado = 'anulada';
    this.modelo.promote(api.clock.now.getTime());
  }

  async #pay(n: number, lugar: Lugar): Promise<void> {
    const { numero = '', total = 0 } = (await this.#last(n)) ?? {};
    await pagar(db(), numero, [total], false);
    const activa = { estado: 'activa', caducaEl: null, version: sql`version + 1` } as const;
    await db().update(inscripciones).set(activa).where(eq(inscripciones.numero, numero));
    const pasos = await db().$count(inscripcionHistorial, eq(inscripcionHistorial.inscripcion, numero));
    const paso = { de: 'pendiente_pago', a: 'activa', actor: 'sistema', fecha: api.clock.now } as const;
    await db()
      .insert(inscripcionHistorial)
      .values({ inscripcion: numero, orden: pasos + 1, ...paso });
    lugar.estado = 'activa';
  }

  async #last(n: number) {
    const rows = await db()
      .select()
      .from(inscripciones)
      .where(
        and(
          eq(inscripciones.cursoId, this.curso.id),
          eq(inscripciones.participanteIdentificacion, persona(this.base + n).identificacion),
        ),
      )
      .orderBy(asc(inscripciones.numero));
    return rows.at(-1);
  }

  /** The rules that hold at every moment. */
  async checkAlways(): Promise<void> {
    const filas = await this.#filas();
    const [curso] = await db().select().from(cursos).where(eq(cursos.id, this.curso.id));
    const taken = filas.filter(({ estado }) => takesSeat(estado)).length;
    expect(curso).toMatchObject({ ocupados: taken, cupo: this.modelo.cupo });
    expect(taken).toBeLessThanOrEqual(this.modelo.cupo);
    const waits = filas.some(({ estado }) => estado === 'en_espera');
    if (waits) expect(taken).toBe(this.modelo.cupo);
    const vigentes = filas.filter(({ estado }) => estado !== 'anulada' && estado !== 'caducada');
    expect(new Set(vigentes.map((fila) => fila.participanteIdentificacion)).size).toBe(vigentes.length);
  }

  /** Once the queue is empty everything is as in the model, and came to be by steps that api.md knows. */
  async checkEnd(): Promise<void> {
    await this.#work();
    for (const [n, lugar] of this.modelo.lugares)
      expect([n, (await this.#last(n))?.estado]).toEqual([n, lugar.estado]);
    const filas = await this.#filas();
    const lista = filas
      .filter(({ estado }) => estado === 'en_espera')
      .toSorted((a, b) => (a.ordenEspera ?? 0) - (b.ordenEspera ?? 0));
    expect(lista.map((fila) => fila.participanteIdentificacion)).toEqual(
      this.modelo.esperan.map(([n]) => persona(this.base + n).identificacion),
    );
    for (const { numero, estado } of filas) {
      const pasos = await db()
        .select()
        .from(inscripcionHistorial)
        .where(eq(inscripcionHistorial.inscripcion, numero))
        .orderBy(asc(inscripcionHistorial.orden));
      expect(pasos.map(({ orden }) => orden)).toEqual(pasos.map((_, i) => i + 1));
      expect(pasos.at(-1)?.a).toBe(estado);
      for (const [i, { de, a }] of pasos.entries()) {
        expect(de).toBe(pasos[i - 1]?.a ?? null);
        if (de !== null) expect(inscripcionMachine[de as EstadoInscripcion]).toContain(a);
      }
    }
  }

  #filas() {
    return db().select().from(inscripciones).where(eq(inscripciones.cursoId, this.curso.id));
  }
}

it('the seats and the list are those of the model', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), sucesos, async (cupo, pasos) => {
      api.clock.now = today;
      const long = { inicio: addDays(hoy, 200), fin: addDays(hoy, 210), inscripcionHasta: addDays(hoy, 190) };
      const { id = '' } = await addCurso(db(), { cupo, ...long, anulacionHasta: addDays(hoy, 195) });
      const escena = new Escena({ id }, cupo);
      for (const paso of pasos) {
        await escena.do(paso);
        await escena.checkAlways();
      }
      await escena.checkEnd();
    }),
    { numRuns: 30 },
  ),
);
