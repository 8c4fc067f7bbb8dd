/** A file that a call answers by Accept has an address of its own, with the same file. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { filesOf } from '../../src/contract/files.ts';
import type { ListPage } from '../../src/contract/list.ts';
import { bearer, json, openApi, type TestApi } from './support/api.ts';

const files = (endpoints as readonly Endpoint[]).flatMap(filesOf);

let api: TestApi;
let auth: Record<string, string>;
beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
});
afterAll(() => api.close());

/** The path with the number of a document of the demo client. */
async function addressOf(path: string): Promise<string> {
  if (!path.includes('{id}')) return path;
  const list = path.slice(0, path.indexOf('/{id}'));
  const { resultados } = await json<ListPage<{ numero: string }>>(await api.get(`${list}?limite=1`, auth));
  return path.replace('{id}', resultados[0]?.numero ?? 'none');
}

it.each(files)('$path is the file of $of.path', async ({ path, of, media: [type] }) => {
  const alone = await api.get(await addressOf(path), { ...auth, accept: '*/*' });
  const asked = await api.get(await addressOf(of.path), { ...auth, accept: type });
  expect([alone.status, asked.status]).toEqual([200, 200]);
  for (const name of ['content-type', 'content-disposition', 'content-language', 'cache-control'])
    expect(alone.headers.get(name)).toBe(asked.headers.get(name));
  // A PDF has the moment at which it was made.
  if (type === 'text/csv') expect(await alone.text()).toBe(await asked.text());
  else expect(new TextDecoder().decode((await alone.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});

it.each(files)('$path is for its client alone', async ({ path }) => {
  const answer = await api.get(await addressOf(path));
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'sesion_requerida' }),
  ]);
});

it('the file of a list takes its filters, and no page', async () => {
  const all = await (await api.get('/api/cliente/movimientos.csv', auth)).text();
  const some = await (await api.get('/api/cliente/movimientos.csv?csv=datos&tipo=recibo', auth)).text();
  expect(some.split('\n').length).toBeLessThan(all.split('\n').length);
  expect(some).toMatch(/^fecha,tipo,/);
  for (const address of ['facturas.csv?cursor=x', 'facturas.csv?limite=1', 'facturas.pdf?csv=datos']) {
    const refused = await api.get(`/api/cliente/${address}`, auth);
    expect([address, refused.status, await refused.json()]).toEqual([
      address,
      400,
      expect.objectContaining({ code: 'filtro_desconocido' }),
    ]);
  }
});
