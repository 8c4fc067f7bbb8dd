/** Payments by month, the totals of the ledger, and several chosen invoices in one request. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Balance } from '../../src/contract/balance.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage, ListWithTotals } from '../../src/contract/list.ts';
import type { Movimiento, TotalMovimientos } from '../../src/contract/movimiento.ts';
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

it.each(['', '&moneda=USD', '&tipo=recibo', '&desde=2020-01-01'])(
  'the totals of the ledger%s are the sums of the lines that it keeps, however few are on the page',
  async (query) => {
    const ledger = '/api/cliente/movimientos?limite=';
    const lines = (await read<ListPage<Movimiento>>(`${ledger}100${query}`)).resultados;
    const sums = [...Map.groupBy(lines, ({ moneda }) => moneda)].map(([moneda, own]) => ({
      moneda,
      cuantos: own.length,
      debe: sumValores(own.map(({ debe }) => debe)),
      haber: sumValores(own.map(({ haber }) => haber)),
    }));
    const page = await read<ListWithTotals<Movimiento, TotalMovimientos>>(`${ledger}1${query}`);
    expect(page.total).toBe(lines.length);
    expect(page.totales).toMatchObject(sums.toSorted((a, b) => (a.moneda < b.moneda ? -1 : 1)));
    expect(lines.length).toBeGreaterThan(1);
  },
);

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
