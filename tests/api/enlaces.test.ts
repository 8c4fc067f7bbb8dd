/** Payment links: their amounts, their validity, and their end. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { begin, insertEnlace, makeEnlace, pay, say } from './support/gateway.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';
import { monday } from './support/today.ts';

let api: TestApi;
let ana: SignedIn;
let facturas: Factura[];

beforeAll(async () => {
  api = await openApi({ base: 'empty', config: { publicUrl: 'https://portal.test', tokenTtl: 30 * 86_400 } });
  ana = await addCliente(api.services, 1);
  for (const given of [{}, { precio: 20_000 }, { moneda: 'COP' }]) {
    const curso = await addCurso(api.database.db, given);
    const response = await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }));
    expect(response.status).toBe(201);
  }
  const { resultados } = await json<ListPage<Factura>>(
    await api.get('/api/cliente/facturas?orden=numero', ana.as),
  );
  facturas = resultados;
});
afterAll(() => api.close());

const post = (path: string, body: unknown, as = ana.as) =>
  api.post(path, body, { ...as, 'idempotency-key': randomUUID() });
const revoke = (id: string, as = ana.as) =>
  api.app.request(`/api/cliente/enlaces/${id}`, { method: 'DELETE', headers: as });
const ask = (...valores: (number | undefined)[]) => ({
  facturas: valores.flatMap((valor, i) =>
    valor === undefined ? [] : [{ numero: facturas[i]?.numero, valor }],
  ),
});
async function make(...valores: number[]): Promise<Enlace> {
  const response = await post('/api/cliente/enlaces', ask(...valores));
  expect(response.status).toBe(201);
  return json<Enlace>(response);
}

it('a link collects parts of several invoices and by default is valid for three days', async () => {
  const enlace = await make(4_000, 20_000);
  expect(enlace).toMatchObject({ valor: 24_000, moneda: 'USD', estado: 'activo', ...ask(4_000, 20_000) });
  expect(enlace.url).toMatch(/^https:\/\/portal\.test\/pagar\/[\w-]{22}$/);
  expect(Date.parse(enlace.caducaEl) - Date.parse(enlace.creadoEl)).toBe(72 * 3_600_000);
  const short = await json<Enlace>(await post('/api/cliente/enlaces', { ...ask(1), caducaEnHoras: 1 }));
  expect(Date.parse(short.caducaEl) - Date.parse(short.creadoEl)).toBe(3_600_000);
});

it.each([
  ['more than is owed', () => ask(10_001), 'valor_excede_saldo', '/facturas/0/valor'],
  ['two currencies', () => ask(100, undefined, 100), 'monedas_distintas', '/facturas/1/valor'],
  [
    'an invoice that is not there',
    () => ({ facturas: [{ numero: '001-001-000009999', valor: 1 }] }),
    'no_encontrado',
    '/facturas/0/numero',
  ],
  ['nothing', () => ({ facturas: [] }), 'validacion', '/facturas'],
  [
    'one invoice twice',
    () => ({ facturas: [...ask(1).facturas, ...ask(1).facturas] }),
    'validacion',
    '/facturas',
  ],
  ['two months', () => ({ ...ask(1), caducaEnHoras: 1440 }), 'validacion', '/caducaEnHoras'],
])('a link for %s is refused', async (_, body, code, pointer) => {
  const problem = await json<Problem>(await post('/api/cliente/enlaces', body()));
  expect(problem.code).toBe(code);
  expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
});

it('a link cannot be made for an invoice of another client, nor a link of another client revoked', async () => {
  const eva = await addCliente(api.services, 2);
  expect((await post('/api/cliente/enlaces', ask(1), eva.as)).status).toBe(404);
  const { id } = await make(100);
  expect((await revoke(id, eva.as)).status).toBe(404);
  expect((await revoke('nada')).status).toBe(404);
});

it('a revoked link stays revoked, and stays in the list', async () => {
  const { id } = await make(100);
  expect(await json<Enlace>(await revoke(id))).toMatchObject({ id, estado: 'revocado' });
  expect((await revoke(id)).status).toBe(200);
  const { resultados } = await json<ListPage<Enlace>>(
    await api.get('/api/cliente/enlaces?estado=revocado', ana.as),
  );
  expect(resultados.map((enlace) => enlace.id)).toContain(id);
});

it('a link that ran out cannot be revoked, and can be renewed for what is left', async () => {
  const body = { ...ask(100, 300), caducaEnHoras: 1 };
  const old = await json<Enlace>(await post('/api/cliente/enlaces', body));
  const before = api.clock.now;
  api.clock.now = new Date(Date.parse(old.caducaEl));
  try {
    const { resultados } = await json<ListPage<Enlace>>(
      await api.get('/api/cliente/enlaces?estado=caducado', ana.as),
    );
    expect(resultados.map(({ id }) => id)).toContain(old.id);
    expect(await json<Problem>(await revoke(old.id))).toMatchObject({ code: 'estado_final' });
    const renew = (id: string, as = ana.as) => post(`/api/cliente/enlaces/${id}/renovar`, {}, as);
    const renewed = await json<Enlace>(await renew(old.id));
    expect(Date.parse(renewed.caducaEl) - Date.parse(renewed.creadoEl)).toBe(72 * 3_600_000);
    expect(await json<Problem>(await renew(renewed.id))).toMatchObject({ code: 'transicion_no_permitida' });
    await revoke(renewed.id);
    expect(await json<Problem>(await renew(renewed.id))).toMatchObject({ code: 'estado_final' });
    expect((await renew(old.id, (await addCliente(api.services, 3)).as)).status).toBe(404);
    expect(renewed).toMatchObject({ estado: 'activo', facturas: old.facturas });
    expect(renewed.url).not.toBe(old.url);
  } finally {
    api.clock.now = before;
  }
});

it('a link shows what is left to pay, and cannot be renewed when its invoice owes nothing', async () => {
  const curso = await addCurso(api.database.db, { anulacionHasta: addDays(monday, 30) });
  const made = await json<Inscripcion>(
    await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' })),
  );
  const numero = made.facturas[0] ?? '';
  const asked = (valor: number) => [
    { numero, valor },
    { numero: facturas[0]?.numero ?? '', valor: 50 },
  ];
  const part = await makeEnlace(api, ana, asked(6_000), 1);
  const whole = await insertEnlace(api, ana, asked(10_000), 1);
  const rest = await insertEnlace(api, ana, [{ numero, valor: 4_000 }], 1);
  const find = async ({ id }: Pick<Enlace, 'id'>) =>
    (await json<ListPage<Enlace>>(await api.get('/api/cliente/enlaces?limite=100', ana.as))).resultados.find(
      (enlace) => enlace.id === id,
    );
  expect(await find(whole)).toMatchObject({ valor: 10_050, pendiente: 10_050 });
  await pay(api, part);
  expect(await find(whole)).toMatchObject({ estado: 'activo', valor: 10_050, pendiente: 4_050 });
  expect(await find(part)).toMatchObject({ estado: 'pagado', pendiente: 0 });
  const before = api.clock.now;
  api.clock.now = new Date(Date.parse(whole.caducaEl));
  try {
    expect(await find(rest)).toMatchObject({ estado: 'caducado', pendiente: 4_000 });
    const again = await json<Enlace>(await post(`/api/cliente/enlaces/${rest.id}/renovar`, {}));
    expect(again).toMatchObject({ estado: 'activo', valor: 4_000, pendiente: 4_000 });
    await pay(api, again);
    expect(await find(rest)).toMatchObject({ estado: 'caducado', pendiente: 0 });
    expect(await json<Problem>(await post(`/api/cliente/enlaces/${rest.id}/renovar`, {}))).toMatchObject({
      code: 'factura_sin_saldo',
    });
    expect(await json<Enlace>(await post(`/api/cliente/enlaces/${whole.id}/renovar`, {}))).toMatchObject({
      facturas: [{ numero: facturas[0]?.numero, valor: 50 }],
      pendiente: 50,
    });
  } finally {
    api.clock.now = before;
  }
  expect(await json<Enlace>(await revoke(whole.id))).toMatchObject({ estado: 'revocado', pendiente: 0 });
});

describe('a link that is requested again', () => {
  /** Makes a new unpaid invoice. */
  async function bill(): Promise<string> {
    const curso = await addCurso(api.database.db);
    const made = await json<Inscripcion>(
      await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' })),
    );
    return made.facturas[0] ?? '';
  }
  const link = async (caducaEnHoras: number | undefined, ...facturas: [string, number][]) =>
    json<Enlace>(
      await post('/api/cliente/enlaces', {
        facturas: facturas.map(([numero, valor]) => ({ numero, valor })),
        ...(caducaEnHoras && { caducaEnHoras }),
      }),
    );
  const find = async ({ id }: Pick<Enlace, 'id'>) =>
    (await json<ListPage<Enlace>>(await api.get('/api/cliente/enlaces?limite=100', ana.as))).resultados.find(
      (enlace) => enlace.id === id,
    );

  it('is the same link, in any order of its invoices', async () => {
    const [a, b] = [await bill(), await bill()];
    const first = await link(72, [a, 100], [b, 50]);
    expect(await link(72, [b, 50], [a, 100])).toEqual(first);
    expect(await link(undefined, [a, 100], [b, 50])).toEqual(first);
  });

  it('for another amount is a new link, and the first is revoked', async () => {
    const [a, b] = [await bill(), await bill()];
    const [both, other] = [await link(72, [a, 100], [b, 50]), await link(72, [await bill(), 1])];
    const next = await link(72, [a, 70]);
    expect(next).toMatchObject({ estado: 'activo', valor: 70 });
    expect(await find(both)).toMatchObject({ estado: 'revocado', pendiente: 0 });
    expect(await find(other)).toMatchObject({ estado: 'activo' });
  });

  it('does not revoke a link with an undecided payment', async () => {
    const a = await bill();
    const first = await link(72, [a, 100]);
    await say(api, (await begin(api, first)).referencia, 'pendiente');
    const next = await link(72, [a, 70]);
    expect([(await find(first))?.estado, next.estado]).toEqual(['activo', 'activo']);
  });

  it('for a longer time, or shortly before its end, is a new link, and an expired one stays expired', async () => {
    const a = await bill();
    const short = await link(24, [a, 100]);
    const long = await link(168, [a, 100]);
    expect(await find(short)).toMatchObject({ estado: 'revocado' });
    const before = api.clock.now;
    try {
      api.clock.now = new Date(Date.parse(long.caducaEl) - 40 * 60_000);
      expect((await link(undefined, [a, 100])).id).toBe(long.id);
      api.clock.now = new Date(Date.parse(long.caducaEl) - 20 * 60_000);
      const next = await link(undefined, [a, 100]);
      expect(next.id).not.toBe(long.id);
      expect(await find(long)).toMatchObject({ estado: 'revocado' });
      api.clock.now = new Date(Date.parse(next.caducaEl));
      expect((await link(undefined, [a, 100])).id).not.toBe(next.id);
      expect(await find(next)).toMatchObject({ estado: 'caducado' });
    } finally {
      api.clock.now = before;
    }
  });
});

it('a link is made once for one Idempotency-Key, and the repeated request gets the same answer', async () => {
  const headers = { ...ana.as, 'idempotency-key': randomUUID() };
  const first = await api.post('/api/cliente/enlaces', ask(7), headers);
  const text = await first.text();
  // An active link for the same amount would be found again also without the key.
  await revoke((JSON.parse(text) as Enlace).id);
  const again = await api.post('/api/cliente/enlaces', ask(7), headers);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.text()).toBe(text);
});
