/**
 * Random stories: the seats and the waiting list of a course always equal those of a model. The model gives each person
 * their place on arrival, even if the API handles applications of the public form later.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { inscripciones, inscripcionHistorial } from '../../demo/api/db/schema/inscripciones.ts';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { holdHours } from '../../src/domain/deadlines.ts';
import {
  type EstadoInscripcion,
  inscripcionMachine,
  takesSeat,
} from '../../src/domain/estados/inscripcion.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { pagar } from './support/pagar.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';
import { monday, today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
const hour = 3_600_000;
const plenty = { max: 1_000_000, seconds: 60 };
let api: TestApi;
let ana: SignedIn;
let people = 0;

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { tokenTtl: 400 * 24 * 3600 } });
  // Stories are about seats: some enrol one person more often than the limits of a day allow.
  const limites = Object.keys(api.services.config.limites).map((name) => [name, plenty]);
  api.services.config.limites = Object.fromEntries(limites);
  ana = await addCliente(api.services, 900_000);
});
afterAll(() => api.close());

const db = () => api.database.db;

type Happening =
  | { kind: 'inscribir' | 'solicitar' | 'anular' | 'pagar'; who: number; espera: boolean }
  | { kind: 'work' }
  | { kind: 'pass'; hours: number }
  | { kind: 'addSeats'; more: number };

const who = fc.nat(5);
const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('inscribir'), who, espera: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('solicitar'), who, espera: fc.constant(true) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('anular'), who, espera: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pagar'), who, espera: fc.constant(true) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('work') }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), hours: fc.constantFrom(1, 40, 73) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('addSeats'), more: fc.integer({ min: 1, max: 2 }) }),
    },
  ) as fc.Arbitrary<Happening>,
  { minLength: 4, maxLength: 14 },
);

interface Place {
  estado: EstadoInscripcion;
  orden: number;
  expires: number;
}

/** The expected state of one course. People are numbered from 0. */
class Model {
  readonly places = new Map<number, Place>();
  cupo: number;
  #orden = 0;

  constructor(cupo: number) {
    this.cupo = cupo;
  }

  get free(): number {
    return this.cupo - [...this.places.values()].filter(({ estado }) => takesSeat(estado)).length;
  }

  get waiting(): [number, Place][] {
    const all = [...this.places].filter(([, { estado }]) => estado === 'en_espera');
    return all.toSorted(([, a], [, b]) => a.orden - b.orden);
  }

  isInForce(n: number): boolean {
    const { estado } = this.places.get(n) ?? { estado: 'anulada' };
    return estado !== 'anulada' && estado !== 'caducada';
  }

  /** Returns the code of the refusal, or undefined. */
  arrive(n: number, espera: boolean, now: number): string | undefined {
    if (this.isInForce(n)) return 'inscripcion_duplicada';
    if (this.free <= 0 && !espera) return 'cupo_agotado';
    this.#orden += 1;
    this.places.set(n, { estado: 'en_espera', orden: this.#orden, expires: Number.POSITIVE_INFINITY });
    this.promote(now);
    return undefined;
  }

  promote(now: number): void {
    for (const [, place] of this.waiting.slice(0, Math.max(0, this.free))) {
      Object.assign(place, { estado: 'pendiente_pago', expires: now + holdHours * hour });
    }
  }

  pass(now: number): void {
    for (const place of this.places.values()) {
      if (place.estado === 'pendiente_pago' && place.expires <= now) place.estado = 'caducada';
    }
    this.promote(now);
  }
}

/** The real course, changed through the API. */
class Scene {
  readonly model: Model;
  readonly curso: { id: string };
  readonly base: number;
  /** People whose application is still in the queue. */
  unread = new Set<number>();

  constructor(curso: { id: string }, cupo: number) {
    this.curso = curso;
    this.model = new Model(cupo);
    people += 10;
    this.base = people;
  }

  async do(happening: Happening): Promise<void> {
    const now = () => api.clock.now.getTime();
    const { model } = this;
    switch (happening.kind) {
      case 'work':
        return this.#work();
      case 'pass':
        await this.#work();
        api.clock.now = new Date(now() + happening.hours * hour);
        await vencimientosTask.run(api.services);
        return model.pass(now());
      case 'addSeats':
        await this.#work();
        model.cupo += happening.more;
        await db().update(cursos).set({ cupo: model.cupo }).where(eq(cursos.id, this.curso.id));
        // The institution changes its own tables; the next run of the task gives the seats away.
        await vencimientosTask.run(api.services);
        return model.promote(now());
      case 'inscribir':
        return this.#enrol(happening.who, happening.espera);
      case 'solicitar': {
        const body = this.#body(happening.who, true);
        expect((await api.post(path, body)).status).toBe(202);
        model.arrive(happening.who, true, now());
        this.unread.add(happening.who);
        return;
      }
      case 'pagar':
      case 'anular': {
        const place = model.places.get(happening.who);
        if (!place || this.unread.has(happening.who)) return;
        if (happening.kind === 'anular') return this.#cancel(happening.who, place);
        if (place.estado === 'pendiente_pago') await this.#pay(happening.who, place);
      }
    }
  }

  async #work(): Promise<void> {
    await solicitudesTask.run(api.services);
    this.unread.clear();
  }

  #body(n: number, aceptaEspera: boolean) {
    return newInscripcion(this.curso, { participante: persona(this.base + n), aceptaEspera });
  }

  async #enrol(n: number, espera: boolean): Promise<void> {
    const expected = this.model.arrive(n, espera, api.clock.now.getTime());
    const response = await api.post(path, this.#body(n, espera), ana.as);
    if (expected !== undefined) {
      expect((await json<Problem>(response)).code).toBe(expected);
      return;
    }
    expect(response.status).toBe(201);
    const { estado, posicionEspera } = await json<Inscripcion>(response);
    const place = this.model.places.get(n);
    expect(estado).toBe(place?.estado);
    // Queued applications have places before it, in the model and in the API.
    const list = this.model.waiting.findIndex(([who]) => who === n);
    expect(posicionEspera).toBe(list < 0 ? undefined : list + 1);
  }

  async #cancel(n: number, place: Place): Promise<void> {
    const row = await this.#last(n);
    // Ana cannot see or cancel enrolments from the public form.
    const isAnas = row?.canal === 'portal';
    const was = this.model.isInForce(n);
    const response = await api.post(`${path}/${row?.numero}/anular`, { motivo: 'otro' }, ana.as);
    expect(response.status).toBe(!isAnas ? 404 : was ? 200 : 422);
    if (!isAnas || !was) return;
    place.estado = 'anulada';
    this.model.promote(api.clock.now.getTime());
  }

  async #pay(n: number, place: Place): Promise<void> {
    const { numero = '', total = 0 } = (await this.#last(n)) ?? {};
    await pagar(db(), numero, [total], false);
    const activa = { estado: 'activa', caducaEl: null, version: sql`version + 1` } as const;
    await db().update(inscripciones).set(activa).where(eq(inscripciones.numero, numero));
    const steps = await db().$count(inscripcionHistorial, eq(inscripcionHistorial.inscripcion, numero));
    const step = { de: 'pendiente_pago', a: 'activa', actor: 'sistema', fecha: api.clock.now } as const;
    await db()
      .insert(inscripcionHistorial)
      .values({ inscripcion: numero, orden: steps + 1, ...step });
    place.estado = 'activa';
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
    const rows = await this.#rows();
    const [curso] = await db().select().from(cursos).where(eq(cursos.id, this.curso.id));
    const taken = rows.filter(({ estado }) => takesSeat(estado)).length;
    expect(curso).toMatchObject({ ocupados: taken, cupo: this.model.cupo });
    expect(taken).toBeLessThanOrEqual(this.model.cupo);
    const waits = rows.some(({ estado }) => estado === 'en_espera');
    if (waits) expect(taken).toBe(this.model.cupo);
    const current = rows.filter(({ estado }) => estado !== 'anulada' && estado !== 'caducada');
    expect(new Set(current.map((row) => row.participanteIdentificacion)).size).toBe(current.length);
  }

  /** When the queue is empty, everything equals the model, and every history follows the transitions of api.md. */
  async checkEnd(): Promise<void> {
    await this.#work();
    for (const [n, place] of this.model.places)
      expect([n, (await this.#last(n))?.estado]).toEqual([n, place.estado]);
    const rows = await this.#rows();
    const list = rows
      .filter(({ estado }) => estado === 'en_espera')
      .toSorted((a, b) => (a.ordenEspera ?? 0) - (b.ordenEspera ?? 0));
    expect(list.map((row) => row.participanteIdentificacion)).toEqual(
      this.model.waiting.map(([n]) => persona(this.base + n).identificacion),
    );
    for (const { numero, estado } of rows) {
      const steps = await db()
        .select()
        .from(inscripcionHistorial)
        .where(eq(inscripcionHistorial.inscripcion, numero))
        .orderBy(asc(inscripcionHistorial.orden));
      expect(steps.map(({ orden }) => orden)).toEqual(steps.map((_, i) => i + 1));
      expect(steps.at(-1)?.a).toBe(estado);
      for (const [i, { de, a }] of steps.entries()) {
        expect(de).toBe(steps[i - 1]?.a ?? null);
        if (de !== null) expect(inscripcionMachine[de as EstadoInscripcion]).toContain(a);
      }
    }
  }

  #rows() {
    return db().select().from(inscripciones).where(eq(inscripciones.cursoId, this.curso.id));
  }
}

it('seats and waiting list always equal those of the model', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), happenings, async (cupo, steps) => {
      api.clock.now = today;
      const long = {
        inicio: addDays(monday, 200),
        fin: addDays(monday, 210),
        inscripcionHasta: addDays(monday, 190),
      };
      const { id = '' } = await addCurso(db(), { cupo, ...long, anulacionHasta: addDays(monday, 195) });
      const scene = new Scene({ id }, cupo);
      for (const step of steps) {
        await scene.do(step);
        await scene.checkAlways();
      }
      await scene.checkEnd();
    }),
    { numRuns: Number(process.env.STORIES ?? 12), endOnFailure: true },
  ));
