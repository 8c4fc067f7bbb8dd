/** Payments by month, and several chosen invoices in one request. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Balance } from '../../src/contract/balance.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import { totalesOf } from '../../src/domain/cuenta/movimientos.ts';
import { sumValores } from '../../src/domain/dinero.ts';
import { bearer, json, loginOther, openApi, type Problem, type TestApi } from './support/api.ts';
import { monday } from './support/today.ts';

let api: TestApi;
let auth: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
  other = bearer(await loginOther(api, 'recibos'));
});
afterAll(() => api.close());

const read = async <T>(path: string, as = auth) => json<T>(await api.get(path, as));
const facturas = '/api/cliente/facturas?limite=100';

it('the twelve months of a balance add up to the ledger since their first day', async () => {
  for (const as of [auth, other]) {
    const balances = await read<Balance[]>('/api/cliente/balance', as);
    const lines = (await read<ListPage<Movimiento>>('/api/cliente/movimientos?limite=100', as)).resultados;
    expect(balances.length).toBeGreaterThan(0);
    for (const { moneda, porMes } of balances) {
      expect(porMes).toHaveLength(12);
      expect(porMes.at(-1)?.mes).toBe(monday.slice(0, 7));
      const since = `${porMes[0]?.mes}-01`;
      const { pagado, reembolsado } = totalesOf(
        lines.filter((line) => line.moneda === moneda && line.fecha >= since),
      );
      expect(sumValores(porMes.map((mes) => mes.pagado))).toBe(pagado);
      expect(sumValores(porMes.map((mes) => mes.reembolsado))).toBe(reembolsado);
    }
  }
});

it('several invoices are found by number at once, without unknown ones and those of others', async () => {
  const [a, b] = (await read<ListPage<Factura>>(facturas)).resultados;
  const [hers] = (await read<ListPage<Factura>>(facturas, other)).resultados;
  const query = [b, hers, a].map((factura) => `&numero=${factura?.numero}`).join('');
  const found = await read<ListPage<Factura>>(`${facturas}${query}&numero=001-001-999999999`);
  expect(found.resultados).toEqual([a, b]);
  expect(found.total).toBe(2);
  expect((await read<ListPage<Factura>>(`${facturas}&numero=${hers?.numero}`)).resultados).toEqual([]);
  const many = Array.from({ length: 101 }, (_, n) => `&numero=${n}`).join('');
  expect(await read<Problem>(`${facturas}${many}`)).toMatchObject({
    status: 422,
    errors: [{ pointer: '?numero' }],
  });
});
