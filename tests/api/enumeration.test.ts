/**
 * Nobody learns by requests who has an account or who studies here: requests about known and unknown people get the same
 * status and body. `npm run bench enumeration` measures that they take the same time.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { solicitudesTask } from '../../demo/api/inscripciones/solicitudesTask.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Curso } from '../../src/contract/curso.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { json, openApi, type TestApi } from './support/api.ts';
import { openProbes, probeClaveCost } from './support/probes.ts';
import { addCurso, newInscripcion, persona } from './support/school.ts';

// The first difference would show in each of them.
const rounds = 4;
let api: TestApi;

beforeAll(async () => {
  api = await openApi({ config: { claveCost: probeClaveCost } });
});
afterAll(() => api.close());

it('every request about a known and an unknown person gets the same answer', async () => {
  for (const { name, known, unknown, shape } of await openProbes(api, rounds)) {
    const read = async (response: Response) => `${response.status} ${shape(await response.text())}`;
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      answers.add(await read(await known(round)));
      answers.add(await read(await unknown(round)));
    }
    expect([...answers], name).toHaveLength(1);
  }
});

it('the number of free seats before and after an application does not reveal who is enrolled', async () => {
  const { db } = api.database;
  const kinds = [{}, { precio: 0 }, { requiereAprobacion: true }];
  for (const [i, kind] of kinds.entries()) {
    const curso = await addCurso(db, { cupo: 10, ...kind });
    const person = (n: number) => persona(100_000 + i * 100 + n);
    const apply = async (participante: ReturnType<typeof persona>) => {
      await api.post('/api/cliente/inscripciones', newInscripcion(curso, { participante }), {
        'idempotency-key': randomUUID(),
      });
      await solicitudesTask.run(api.services);
    };
    const seen = async () => {
      const one = await api.get(`/api/cliente/cursos/${curso.id}`);
      const list = await api.get(`/api/cliente/cursos?q=${curso.identificacion}`);
      const { cuposDisponibles, estado } = await json<Curso>(one);
      expect((await json<ListPage<Curso>>(list)).resultados[0]).toMatchObject({ cuposDisponibles, estado });
      return [cuposDisponibles, estado];
    };
    for (const n of [1, 2]) await apply(person(n));
    expect(await seen()).toEqual([8, 'abierto']);
    // Applies in turn for enrolled and other people. Repeated applications take no second seat.
    const stranger = (n: number) => ({ ...person(n), correo: `curioso${i}@correo.test` });
    const left: unknown[] = [];
    for (const n of [1, 3, 1, 3, 2, 4]) {
      await apply(stranger(n));
      left.push((await seen())[0]);
    }
    expect(left).toEqual([7, 6, 6, 6, 5, 4]);
    for (let n = 5; n <= 8; n += 1) await apply(stranger(n));
    expect(await seen()).toEqual([0, 'lleno']);
    if (i > 0) continue;
    // Nobody paid, so all end together.
    const then = api.clock.now;
    onTestFinished(() => {
      api.clock.now = then;
    });
    api.clock.now = new Date(then.getTime() + 73 * 3_600_000);
    await vencimientosTask.run(api.services);
    expect(await seen()).toEqual([10, 'abierto']);
    api.clock.now = then;
  }
});
