import type { RequestListener } from 'node:http';
import { atom, type WritableAtom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/client/createClient.ts';
import {
  type ConsultaState,
  type Consultas,
  createConsultas,
  freshFor,
} from '../../../src/state/consultas/createConsultas.ts';
import type { Sesion } from '../../../src/state/sesion/createLife.ts';
import { answering, type Listening, listen } from '../support/server.ts';
import { until } from '../support/until.ts';

const usuario = (id: string) => ({ id, displayName: id, email: `${id}@portal.test` });
const signedIn = (id: string, hasCredential = true): Sesion => ({
  estado: 'autenticado',
  usuario: usuario(id),
  hasCredential,
});

let server: Listening;
let answer: RequestListener;
let consultas: Consultas;
let clock: number;
let $sesion: WritableAtom<Sesion>;

/** Answers a balance that tells the calls apart. */
const counting: RequestListener = (request, response) =>
  answering(200, JSON.stringify([{ n: server.heard.length }]))(request, response);

/** Holds the answers back; each is given by calling it. */
function holding(): { held: ((status?: number, body?: string) => void)[]; listener: RequestListener } {
  const held: ((status?: number, body?: string) => void)[] = [];
  return {
    held,
    listener: (request, response) =>
      void held.push((status = 200, body = '[]') => answering(status, body)(request, response)),
  };
}

beforeEach(async () => {
  answer = counting;
  server = await listen((request, response) => answer(request, response));
  $sesion = atom(signedIn('ana'));
  clock = 1_000_000;
  consultas = createConsultas({
    client: createClient({ base: () => server.base, credential: () => 'credencial' }),
    $sesion,
    now: () => clock,
  });
});

/** Timers run only when the test says so; calls over the network go on as ever. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
afterEach(() => {
  vi.useRealTimers();
});

/** Does as a screen: listens, and remembers what it was shown. */
function show(store: { subscribe: (listener: (estado: ConsultaState<unknown>) => void) => () => void }): {
  seen: ConsultaState<unknown>[];
  leave: () => void;
  settled: () => Promise<void>;
} {
  const seen: ConsultaState<unknown>[] = [];
  const leave = store.subscribe((estado) => seen.push(estado));
  return { seen, leave, settled: () => until(() => seen.at(-1)?.loading === false, 'an answer') };
}

const balance = () => consultas.of('GET /api/cliente/balance');

describe('a read', () => {
  test('is loading at once, then the data', async () => {
    expect(balance().get()).toEqual({ loading: true });
    const { seen, settled } = show(balance());
    await settled();
    expect(seen).toEqual([{ loading: true }, { data: [{ n: 1 }], loading: false }]);
  });

  test('is one store for the same call and arguments, whatever their order, and one call for all listeners', async () => {
    const store = consultas.of('GET /api/cliente/inscripciones', {
      query: { q: 'a', limite: 5, cursor: undefined },
    });
    expect(consultas.of('GET /api/cliente/inscripciones', { query: { cursor: '', limite: 5, q: 'a' } })).toBe(
      store,
    );
    expect(consultas.of('GET /api/cliente/inscripciones', { query: { q: 'b', limite: 5 } })).not.toBe(store);
    expect(consultas.of('GET /api/cliente/inscripciones/{id}', { params: { id: '1' } })).not.toBe(
      consultas.of('GET /api/cliente/inscripciones/{id}', { params: { id: '2' } }),
    );
    const screens = [show(store), show(store)];
    for (const { settled } of screens) await settled();
    expect(server.heard).toHaveLength(1);
  });

  test('is not made until somebody listens', () => {
    balance();
    expect(server.heard).toHaveLength(0);
  });

  test('carries the credential for what is a person’s, none for what is public', async () => {
    await show(balance()).settled();
    await show(consultas.of('GET /api/cliente/cursos')).settled();
    expect(server.heard.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer credencial',
      undefined,
    ]);
  });
});

describe('coming back', () => {
  /** A store stops a second after its last listener left. */
  const away = () => vi.advanceTimersByTimeAsync(1000);

  test('shows what is known at once, and reads again only when it is old', async () => {
    stopTimers();
    const first = show(balance());
    await first.settled();
    first.leave();
    await away();
    clock += freshFor;
    const soon = show(balance());
    expect(soon.seen).toEqual([{ data: [{ n: 1 }], loading: false }]);
    soon.leave();
    await away();
    clock += 1;
    const later = show(balance());
    expect(later.seen).toEqual([{ data: [{ n: 1 }], loading: true }]);
    await later.settled();
    expect(later.seen.at(-1)).toEqual({ data: [{ n: 2 }], loading: false });
  });

  test('to the tab reads again what is on screen and old, and nothing else', async () => {
    await show(balance()).settled();
    consultas.refresh();
    expect(server.heard).toHaveLength(1);
    clock += freshFor + 1;
    consultas.of('GET /api/cliente');
    consultas.refresh();
    await until(() => server.heard.length === 2, 'the refresh');
    expect(server.heard[1]?.url).toBe('/api/cliente/balance');
  });
});

describe('a failure', () => {
  test('is shown, is not repeated by itself, and a reload takes it away', async () => {
    stopTimers();
    answer = answering(404, '{"code":"no_encontrado"}');
    const { seen, settled } = show(balance());
    await settled();
    expect(seen.at(-1)).toMatchObject({ loading: false, error: { status: 404, code: 'no_encontrado' } });
    await vi.advanceTimersByTimeAsync(3_600_000);
    await server.caughtUp();
    expect(server.heard).toHaveLength(1);
    answer = counting;
    await balance().reload();
    expect(seen.slice(2)).toEqual([{ loading: true }, { data: [{ n: 2 }], loading: false }]);
  });

  test('of a reload keeps what was shown, and the next one keeps it still', async () => {
    const { seen, settled } = show(balance());
    await settled();
    answer = answering(500, '{}');
    await balance().reload();
    expect(seen.at(-1)).toMatchObject({ data: [{ n: 1 }], error: { status: 500 }, loading: false });
    answer = counting;
    const again = balance().reload();
    expect(seen.at(-1)).toEqual({ data: [{ n: 1 }], loading: true });
    await again;
    expect(seen.at(-1)).toEqual({ data: [{ n: 3 }], loading: false });
  });
});

test('if the person repeats a failed read and it is answered, the others that failed on screen are read again', async () => {
  const others = [
    consultas.of('GET /api/cliente/inscripciones', {}),
    consultas.of('GET /api/cliente/recibos', {}),
  ];
  answer = answering(500, '{}');
  const all = [balance(), ...others].map(show);
  for (const { settled } of all) await settled();
  all.at(-1)?.leave();
  await balance().reload();
  expect(server.heard).toHaveLength(4);
  answer = counting;
  await balance().reload();
  await until(() => all[1]?.seen.at(-1)?.data !== undefined, 'the other read');
  expect(server.heard.slice(4).map(({ url }) => url)).toEqual([
    '/api/cliente/balance',
    '/api/cliente/inscripciones',
  ]);
  await balance().reload();
  expect(server.heard).toHaveLength(7);
});

test('the same answer again is the same object', async () => {
  answer = answering(200, '[{"saldo":1}]');
  const { seen, settled } = show(balance());
  await settled();
  const before = seen.at(-1)?.data;
  await balance().reload();
  expect(seen.at(-1)?.data).toBe(before);
});

test('a reload in the middle of a read counts, not the answer that was on its way', async () => {
  const { held, listener } = holding();
  answer = listener;
  const { seen } = show(balance());
  await until(() => held.length === 1, 'the first read');
  const reloaded = balance().reload();
  await until(() => held.length === 2, 'the second read');
  held[1]?.(200, '["new"]');
  await reloaded;
  held[0]?.(200, '["old"]');
  await server.caughtUp();
  expect(seen).toEqual([{ loading: true }, { data: ['new'], loading: false }]);
});

describe('prefetch', () => {
  test('reads without a listener, once, and the screen finds it', async () => {
    consultas.prefetch('GET /api/cliente/balance');
    consultas.prefetch('GET /api/cliente/balance');
    await until(() => server.heard.length > 0 && balance().value?.loading === false, 'the prefetch');
    const { seen } = show(balance());
    expect(seen).toEqual([{ data: [{ n: 1 }], loading: false }]);
    expect(server.heard).toHaveLength(1);
  });
});

describe('invalidate', () => {
  test('reads again list and details of that path on screen, forgets the age of the others, and leaves other paths', async () => {
    const id = { params: { id: 'i1' } };
    const list = show(consultas.of('GET /api/cliente/inscripciones'));
    const detail = show(consultas.of('GET /api/cliente/inscripciones/{id}', id));
    const other = show(balance());
    for (const { settled } of [list, detail, other]) await settled();
    answer = answering(200, '{"cambio":true}');
    consultas.invalidate('/api/cliente/inscripciones');
    await until(() => server.heard.length === 5, 'two reads more');
    await list.settled();
    await detail.settled();
    expect(list.seen.at(-1)?.data).toEqual({ cambio: true });
    expect(detail.seen.at(-1)?.data).toEqual({ cambio: true });
    expect(server.heard.filter(({ url }) => url === '/api/cliente/balance')).toHaveLength(1);
  });

  test('a path is not another that begins alike', async () => {
    await show(consultas.of('GET /api/cliente')).settled();
    await show(balance()).settled();
    consultas.invalidate('/api/cliente/bal');
    await server.caughtUp();
    expect(server.heard).toHaveLength(2);
  });
});

describe('signing out', () => {
  test('forgets everything of the person, even what is still on its way', async () => {
    const shown = show(balance());
    await shown.settled();
    const { held, listener } = holding();
    answer = listener;
    const pending = show(consultas.of('GET /api/cliente'));
    await until(() => held.length === 1, 'a read under way');
    $sesion.set({ estado: 'anonimo' });
    expect([shown.seen.at(-1), pending.seen.at(-1)]).toEqual([{ loading: true }, { loading: true }]);
    held[0]?.(200, '{"names":"Ana"}');
    await server.caughtUp();
    expect(pending.seen.at(-1)).toEqual({ loading: true });
    answer = counting;
    $sesion.set(signedIn('otra'));
    expect(show(balance()).seen).toEqual([{ loading: true }]);
  });

  test('and in again as the same person reads again what stayed on screen', async () => {
    const { seen, settled } = show(balance());
    await settled();
    $sesion.set({ estado: 'anonimo', motivo: 'expirada' });
    $sesion.set(signedIn('ana'));
    await until(() => seen.at(-1)?.loading === false, 'read again');
    expect(seen.at(-1)).toEqual({ data: [{ n: 2 }], loading: false });
  });

  test('leaves what is public', async () => {
    const cursos = show(consultas.of('GET /api/cliente/cursos'));
    await cursos.settled();
    const before = cursos.seen.at(-1);
    $sesion.set({ estado: 'anonimo' });
    expect(cursos.seen.at(-1)).toBe(before);
  });
});

describe('without a credential', () => {
  test.each([
    ['nobody', { estado: 'anonimo' }],
    ['a page that starts', { estado: 'cargando' }],
    ['who has only just registered', signedIn('ana', false)],
  ] as [string, Sesion][])('%s reads nothing of a person, but may read what is public', async (_, sesion) => {
    $sesion.set(sesion);
    const { seen } = show(balance());
    await show(consultas.of('GET /api/cliente/cursos')).settled();
    expect(seen).toEqual([{ loading: true }]);
    expect(server.heard.map(({ url }) => url)).toEqual(['/api/cliente/cursos']);
  });
});

test('stores that nobody looks at do not pile up', async () => {
  const page = (cursor: string) => consultas.of('GET /api/cliente/cursos', { query: { cursor } });
  const shown = page('en pantalla');
  const { settled } = show(shown);
  await settled();
  const first = page('0');
  for (let i = 1; i <= 300; i += 1) page(String(i));
  expect(page('300')).toBe(page('300'));
  expect(page('0')).not.toBe(first);
  expect(page('en pantalla')).toBe(shown);
});
