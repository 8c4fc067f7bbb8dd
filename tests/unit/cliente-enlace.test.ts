// Which link a payment goes by: as few as can be ask for the same money.
import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { Enlace } from '../../src/contract/enlace.ts';
import { listen } from './support/server.ts';

const enlace = (id: string, ...facturas: [string, number][]): Enlace => {
  const valor = facturas.reduce((suma, [, suyo]) => suma + suyo, 0);
  return {
    id,
    url: `https://pagos.test/${id}`,
    facturas: facturas.map(([numero, suyo]) => ({ numero, valor: suyo })),
    valor,
    pendiente: valor,
    moneda: 'USD',
    estado: 'activo',
    creadoEl: '2026-11-21T10:00:00.000Z',
    caducaEl: new Date(Date.now() + 3_600_000).toISOString(),
  };
};
const pedido = (modo: 'pagar' | 'enlace', ...facturas: [string, number][]) => ({
  modo,
  caducaEnHoras: 72,
  facturas: facturas.map(([numero, valor]) => ({ numero, valor })),
});

/** An API that has these links, and makes a new one of whatever is asked for. */
async function open(activos: Enlace[], enProceso: string[] = []) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('portal-clientes/1'));
  let hechos = 0;
  const answer: RequestListener = ({ method, url = '' }, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const lista = (resultados: unknown[]) => ({ total: resultados.length, siguiente: null, resultados });
    if (url.startsWith('/api/cliente/pagos')) {
      return json(200, lista(enProceso.filter((id) => url.includes(`enlace=${id}`)).map((id) => ({ id }))));
    }
    if (method === 'GET') return json(200, lista(activos));
    if (method === 'DELETE') return json(200, activos[0]);
    hechos += 1;
    const nuevo = enlace(`nuevo-${hechos}`, ['A', hechos]);
    activos.unshift(nuevo);
    return json(201, nuevo);
  };
  const { base, heard } = await listen(answer);
  const { configureApi } = await import('../../src/state/api.ts');
  configureApi(base);
  const { crearEnlace, noteCompartido } = await import('../../src/features/pago/crearEnlace.ts');
  const written = () =>
    heard.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
  return { crearEnlace, noteCompartido, written };
}

const post = 'POST /api/cliente/enlaces';

test('one that asks for the very same is followed again, in whatever order its invoices are', async () => {
  const { crearEnlace, written } = await open([enlace('viejo', ['A', 100], ['B', 50])]);
  const hecho = await crearEnlace(pedido('pagar', ['B', 50], ['A', 100]), 'clave');
  expect(hecho.id).toBe('viejo');
  expect(written()).toEqual([]);
});

test.each([
  ['asks for another amount', { facturas: [{ numero: 'A', valor: 99 }] }],
  ['was paid in part', { pendiente: 40 }],
  ['is about to run out', { caducaEl: new Date(Date.now() + 60_000).toISOString() }],
])('one that %s is not', async (_, cambio) => {
  const { crearEnlace, written } = await open([{ ...enlace('viejo', ['A', 100]), ...cambio }]);
  expect((await crearEnlace(pedido('pagar', ['A', 100]), 'clave')).id).toBe('nuevo-1');
  // It may be somebody else's by now: only links of this page are revoked.
  expect(written()).toEqual([post]);
});

test('a link to pass on is always a new one', async () => {
  const { crearEnlace, written } = await open([enlace('viejo', ['A', 100])]);
  await crearEnlace(pedido('enlace', ['A', 100]), 'clave');
  expect(written()).toEqual([post]);
});

test('another amount of the same invoice takes the place of the link that was made to pay it', async () => {
  const { crearEnlace, written } = await open([]);
  await crearEnlace(pedido('pagar', ['A', 100]), 'uno');
  await crearEnlace(pedido('pagar', ['A', 70]), 'dos');
  expect(written()).toEqual([post, post, 'DELETE /api/cliente/enlaces/nuevo-1']);
});

test('but not of one that was passed on, nor of one that a payment is being decided of', async () => {
  const passed = await open([]);
  await passed.crearEnlace(pedido('pagar', ['A', 100]), 'uno');
  passed.noteCompartido('nuevo-1');
  await passed.crearEnlace(pedido('pagar', ['A', 70]), 'dos');
  expect(passed.written()).toEqual([post, post]);

  const inProcess = await open([], ['nuevo-1']);
  await inProcess.crearEnlace(pedido('pagar', ['A', 100]), 'uno');
  await inProcess.crearEnlace(pedido('pagar', ['A', 70]), 'dos');
  expect(inProcess.written()).toEqual([post, post]);
});
