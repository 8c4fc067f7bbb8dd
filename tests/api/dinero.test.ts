/** Invoices, receipts, attempts, ledger and balance of a client: filters, pages, and totals that agree. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Balance } from '../../src/contract/balance.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura, TotalFacturas } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage, ListWithTotals } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import type { Pago } from '../../src/contract/pago.ts';
import type { Recibo, TotalRecibos } from '../../src/contract/recibo.ts';
import { nextVence, vencidoOf } from '../../src/domain/cuenta/deudas.ts';
import { sumValores } from '../../src/domain/dinero.ts';
import { estadoPagoFactura } from '../../src/domain/estados/factura.ts';
import { addDays, dayOf } from '../../src/domain/fechas.ts';
import { isBalanced } from '../support/isBalanced.ts';
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

async function list<T>(path: string, as = auth): Promise<ListPage<T>> {
  const response = await api.get(path, as);
  expect(response.status).toBe(200);
  return json<ListPage<T>>(response);
}

async function everyPage<T>(path: string, limite: number): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ListPage<T> = await list(`${path}&limite=${limite}${cursor ? `&cursor=${cursor}` : ''}`);
    items.push(...page.resultados);
    cursor = page.siguiente;
    expect(items.length).toBeLessThanOrEqual(page.total);
  }
  return items;
}

const all = { facturas: '/api/cliente/facturas?limite=100', recibos: '/api/cliente/recibos?limite=100' };

describe('invoices', () => {
  it('have the values of their rows, and derived fields by the rules of src/domain', async () => {
    const { resultados, total } = await list<Factura>(all.facturas);
    expect(resultados).toHaveLength(total);
    expect(new Set(resultados.map(({ estadoPago }) => estadoPago)).size).toBe(4);
    for (const factura of resultados) {
      const { lineas, cuotas, aplicaciones, tipo, estado } = factura;
      expect(factura.total).toBe(factura.subtotal - factura.descuento + factura.impuestos);
      expect(sumValores(lineas.map((linea) => linea.total))).toBe(factura.total);
      expect(sumValores(lineas.flatMap((l) => l.impuestos.map(({ valor }) => valor)))).toBe(
        factura.impuestos,
      );
      if (tipo === 'factura') expect(sumValores(cuotas.map(({ valor }) => valor))).toBe(factura.total);
      expect(sumValores(aplicaciones.map(({ valor }) => valor))).toBe(factura.pagado);
      expect(factura.estadoPago).toBe(estadoPagoFactura(factura));
      expect(factura.vencida).toBe(vencidoOf(factura, monday) > 0);
      if (estado === 'anulada') expect(factura.saldo).toBe(0);
      const one = await json<Factura>(await api.get(`/api/cliente/facturas/${factura.numero}`, auth));
      expect(one).toEqual(factura);
    }
  });

  it.each([
    ['vencida=true', (f: Factura) => f.vencida],
    ['vencida=false', (f: Factura) => !f.vencida],
    ['estado=anulada', (f: Factura) => f.estado === 'anulada'],
    ['tipo=nota_credito', (f: Factura) => f.tipo === 'nota_credito'],
    ['estadoPago=pagada', (f: Factura) => f.estadoPago === 'pagada'],
    ['estadoPago=acreditada', (f: Factura) => f.estadoPago === 'acreditada'],
    [
      'estadoPago=parcial&estadoPago=pendiente',
      (f: Factura) => f.estadoPago === 'parcial' || f.estadoPago === 'pendiente',
    ],
    [`desde=${addDays(monday, -30)}`, (f: Factura) => f.fechaEmision >= addDays(monday, -30)],
    [`hasta=${addDays(monday, -30)}`, (f: Factura) => f.fechaEmision <= addDays(monday, -30)],
    ['q=001-002', (f: Factura) => f.numero.includes('001-002')],
  ])('are filtered by %s', async (query, keeps) => {
    const whole = (await list<Factura>(all.facturas)).resultados;
    const found = await list<Factura>(`${all.facturas}&${query}`);
    expect(found.resultados).toEqual(whole.filter(keeps));
    expect(found.total).toBe(found.resultados.length);
    expect(found.total).toBeGreaterThan(0);
  });

  it('are found by course name and code, enrolment and participant, ignoring accents and case', async () => {
    const whole = (await list<Factura>(all.facturas)).resultados;
    const inscripciones = (await list<Inscripcion>('/api/cliente/inscripciones?limite=100')).resultados;
    const billed = inscripciones.filter(({ facturas }) => facturas.length > 0);
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const asked = [
      ...['Contabilidad', 'COCINA', 'senas'],
      ...billed
        .slice(0, 5)
        .flatMap(({ numero, curso, participante }) => [
          numero.toLowerCase(),
          bare(curso.nombre),
          curso.codigo.toLowerCase(),
          participante.apellidos.toUpperCase(),
          participante.identificacion,
        ]),
    ];
    for (const q of asked) {
      const found = await list<Factura>(`${all.facturas}&q=${encodeURIComponent(q)}`);
      const about = whole.filter(({ numero, inscripcion, comprador }) => {
        const enrolled = billed.find((one) => one.numero === inscripcion);
        const { curso, participante } = enrolled ?? {};
        const own = `${numero} ${comprador.razonSocial}`;
        const theirs = `${inscripcion} ${curso?.codigo} ${curso?.nombre}`;
        const whose = `${participante?.nombres} ${participante?.apellidos} ${participante?.identificacion}`;
        return [own, `${theirs} ${whose}`].some((text) => bare(text).includes(bare(q)));
      });
      expect([q, found.resultados.map(({ numero }) => numero)]).toEqual([
        q,
        about.map(({ numero }) => numero),
      ]);
      expect([q, found.total > 0]).toEqual([q, true]);
    }
  });

  const orders =
    'fechaEmision -fechaEmision fechaVencimiento proximoVencimiento -proximoVencimiento numero -total saldo -saldo';
  it.each(orders.split(' '))('come page by page by %s without gaps or repetitions', async (orden) => {
    const whole = (await list<Factura>(`${all.facturas}&orden=${orden}`)).resultados;
    expect(await everyPage<Factura>(`/api/cliente/facturas?orden=${orden}`, 3)).toEqual(whole);
    const field = orden.replace('-', '') as 'saldo' | 'numero' | 'proximoVencimiento';
    // A credit note never falls due: in both directions it comes last.
    const never = orden.startsWith('-') ? '0001-01-01' : '9999-12-31';
    const withNext = whole.map((factura) => ({
      ...factura,
      proximoVencimiento: factura.tipo === 'nota_credito' ? never : nextVence(factura),
    }));
    expect(whole.some(({ tipo }) => tipo === 'nota_credito')).toBe(true);
    // An instalment that is owed before the last one tells the two days apart.
    expect(withNext.some((one) => one.proximoVencimiento < one.fechaVencimiento)).toBe(true);
    const keys = withNext.map((factura) => factura[field]);
    const sorted = keys.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
    expect(keys).toEqual(orden.startsWith('-') ? sorted.reverse() : sorted);
  });

  it('every invented cursor gets an answer, and so do the first and the last possible day', async () => {
    const nobody = '00000000-0000-0000-0000-000000000000';
    const made = [
      ['facturas', 'fechaEmision', '2026-99-99', 'x'],
      ['facturas', 'fechaEmision', '2026-02-30', 'x'],
      ['facturas', 'fechaEmision', '0000-01-01', 'x'],
      ['facturas', 'total', '9'.repeat(19), 'x'],
      ['movimientos', 'secuencia', '2147483648', 'x'],
      ['pagos', 'creadoEl', '2026-03-16 24:00:00+00', nobody],
      ['pagos', 'creadoEl', '2026-13-16 10:00:00+00', nobody],
      ['enlaces', 'creadoEl', '2026-03-16 10:00:00+99:99', nobody],
      ['enlaces', 'creadoEl', '2026-03-16 10:00:00+00', 'x'],
    ] as const;
    for (const [name, orden, ...last] of made) {
      const cursor = Buffer.from(JSON.stringify([orden, ...last])).toString('base64url');
      const response = await api.get(`/api/cliente/${name}?orden=${orden}&cursor=${cursor}`, auth);
      expect([last[0], response.status, (await json<Problem>(response)).code]).toEqual([
        last[0],
        400,
        'cursor_invalido',
      ]);
    }
    for (const name of ['facturas', 'recibos', 'movimientos', 'pagos']) {
      const { total } = await list(`/api/cliente/${name}?limite=1`);
      expect((await list(`/api/cliente/${name}?desde=0001-01-01&hasta=9999-12-31`)).total).toBe(total);
      expect((await api.get(`/api/cliente/${name}?desde=0000-01-01`, auth)).status).toBe(422);
    }
  });

  it('an unknown filter is refused', async () => {
    const response = await api.get('/api/cliente/facturas?color=rojo', auth);
    expect(await json<Problem>(response)).toMatchObject({ code: 'filtro_desconocido' });
  });
});

it('receipts show what they pay and what is left in favour, and attempts and links are listed', async () => {
  const { resultados } = await list<Recibo>(all.recibos);
  expect(resultados.length).toBeGreaterThan(3);
  for (const recibo of resultados) {
    const aplicado = sumValores(recibo.aplicaciones.map(({ valor }) => valor));
    expect(aplicado + recibo.sinAplicar).toBe(recibo.valor - recibo.reembolsado);
    expect(await json<Recibo>(await api.get(`/api/cliente/recibos/${recibo.numero}`, auth))).toEqual(recibo);
  }
  expect(await everyPage<Recibo>('/api/cliente/recibos?orden=-valor', 2)).toHaveLength(resultados.length);
  const card = await list<Recibo>(`${all.recibos}&medio=tarjeta`);
  expect(card.resultados).toEqual(resultados.filter(({ medio }) => medio === 'tarjeta'));

  const pagos = await list<Pago>('/api/cliente/pagos?orden=-creadoEl&limite=100');
  expect(pagos.resultados.map(({ estado }) => estado)).toContain('fallido');
  const [first] = pagos.resultados;
  expect((await list<Pago>(`/api/cliente/pagos?q=${first?.referencia.toLowerCase()}`)).resultados).toEqual([
    first,
  ]);

  const enlaces = await list<Enlace>('/api/cliente/enlaces?orden=-creadoEl&limite=100');
  expect(new Set(enlaces.resultados.map(({ estado }) => estado)).size).toBe(4);
  for (const estado of ['activo', 'caducado', 'pagado', 'revocado']) {
    const some = await list<Enlace>(`/api/cliente/enlaces?orden=-creadoEl&limite=100&estado=${estado}`);
    expect(some.resultados).toEqual(enlaces.resultados.filter((enlace) => enlace.estado === estado));
  }
});

it('receipts in favour add up to the balance, and a pending attempt waits for its gateway', async () => {
  for (const as of [auth, other]) {
    const { resultados } = await list<Recibo>(all.recibos, as);
    for (const aFavor of [true, false]) {
      const some = await list<Recibo>(`${all.recibos}&aFavor=${aFavor}`, as);
      expect(some.resultados).toEqual(resultados.filter(({ sinAplicar }) => sinAplicar > 0 === aFavor));
    }
    const { totales } = await json<ListWithTotals<Recibo, TotalRecibos>>(
      await api.get('/api/cliente/recibos?aFavor=true&limite=1', as),
    );
    const balances = await json<Balance[]>(await api.get('/api/cliente/balance', as));
    expect(totales?.map(({ moneda, sinAplicar }) => [moneda, sinAplicar])).toEqual(
      balances
        .filter(({ saldoAFavor }) => saldoAFavor > 0)
        .map(({ moneda, saldoAFavor }) => [moneda, saldoAFavor]),
    );
  }
  const [pendiente] = (await list<Pago>('/api/cliente/pagos?estado=pendiente')).resultados;
  expect(pendiente?.facturas.length).toBeGreaterThan(0);
  expect(pendiente?.recibo).toBeUndefined();
});

it('receipts and their totals distinguish refunds from money that a bank took back', async () => {
  const reversados = (await list<Recibo>(`${all.recibos}&estado=reversado`)).resultados;
  expect(reversados.map(({ medio }) => medio)).toContain('cheque');
  for (const query of ['', '&estado=reversado', '&estado=reembolsado', '&medio=cheque']) {
    const page = await json<ListWithTotals<Recibo, TotalRecibos>>(await api.get(all.recibos + query, auth));
    const [totales] = page.totales ?? [];
    if (!totales) throw new Error(`no receipts ${query}`);
    const { valor, aplicado, reembolsado, reversado, sinAplicar } = totales;
    expect(valor).toBe(aplicado + reembolsado + reversado + sinAplicar);
    const cameBack = page.resultados.filter(({ estado }) => estado === 'reversado');
    expect([query, reversado]).toEqual([query, sumValores(cameBack.map((recibo) => recibo.valor))]);
    if (query.includes('reversado')) expect([reembolsado, reversado]).toEqual([0, valor]);
    if (query.includes('reembolsado')) expect([reembolsado, reversado]).toEqual([valor, 0]);
  }
});

describe('the ledger', () => {
  it('has in each line the balance before it plus the line', async () => {
    const lines = await everyPage<Movimiento>('/api/cliente/movimientos?orden=secuencia', 4);
    expect(lines.map(({ secuencia }) => secuencia)).toEqual(lines.map((_, i) => i + 1));
    let saldo = 0;
    for (const line of lines) {
      saldo += line.debe - line.haber;
      expect(line.saldo).toBe(saldo);
    }
    const backwards = await everyPage<Movimiento>('/api/cliente/movimientos?orden=-fecha', 4);
    expect(backwards).toHaveLength(lines.length);
    expect(backwards.map(({ fecha }) => fecha)).toEqual(
      lines
        .map(({ fecha }) => fecha)
        .toSorted()
        .reverse(),
    );
  });

  it('includes both ends of a range', async () => {
    const { resultados } = await list<Movimiento>('/api/cliente/movimientos?limite=100');
    const [desde, hasta] = [resultados[2]?.fecha ?? '', resultados[6]?.fecha ?? ''];
    const range = await list<Movimiento>(`/api/cliente/movimientos?limite=100&desde=${desde}&hasta=${hasta}`);
    expect(range.resultados).toEqual(resultados.filter(({ fecha }) => fecha >= desde && fecha <= hasta));
  });
});

it('the balance equals the sums of invoices, receipts and ledger', async () => {
  for (const as of [auth, other]) {
    const balances = await json<Balance[]>(await api.get('/api/cliente/balance', as));
    const facturas = (await list<Factura>(all.facturas, as)).resultados;
    const recibos = (await list<Recibo>(all.recibos, as)).resultados;
    const lines = (await list<Movimiento>('/api/cliente/movimientos?limite=100', as)).resultados;
    for (const balance of balances) {
      expect(isBalanced(balance)).toBe(true);
      expect(balance.corte).toBe(monday);
      const owed = sumValores(facturas.map(({ saldo }) => saldo));
      expect(sumValores(Object.values(balance.antiguedad))).toBe(owed);
      expect(balance.saldoAFavor).toBe(sumValores(recibos.map(({ sinAplicar }) => sinAplicar)));
      expect(balance.saldo).toBe(sumValores(lines.map(({ debe, haber }) => debe - haber)));
      expect(balance.vencido).toBe(sumValores(facturas.map((f) => vencidoOf(f, monday))));
      // The totals of lists and balance have the same facturado, acreditado and pagado.
      const [inForce] =
        (
          await json<ListWithTotals<Factura, TotalFacturas>>(
            await api.get(`/api/cliente/facturas?limite=1&moneda=${balance.moneda}`, as),
          )
        ).totales ?? [];
      expect([balance.facturado, balance.acreditado]).toEqual([inForce?.total, inForce?.acreditado]);
      expect(balance.pagado - balance.reembolsado).toBe((inForce?.pagado ?? 0) + balance.saldoAFavor);
    }
    expect(balances.length).toBeGreaterThan(0);
  }
});

it.each(['facturas', 'recibos', 'pagos', 'movimientos'])(
  'a range of %s that ends before it begins is refused, as a list and as a file',
  async (name) => {
    for (const accept of ['application/json', name === 'pagos' ? 'application/json' : 'application/pdf']) {
      const path = `/api/cliente/${name}?desde=${monday}&hasta=${addDays(monday, -1)}`;
      const response = await api.get(path, { ...auth, accept });
      expect(await json<Problem>(response)).toMatchObject({ status: 422, code: 'rango_invertido' });
      expect((await api.get(path.replace(addDays(monday, -1), monday), auth)).status).toBe(200);
    }
  },
);

describe('paying with saldo a favor', () => {
  const apply = (facturas: { numero: string; valor: number }[], as = auth) =>
    api.post('/api/cliente/aplicaciones', { facturas }, { ...as, 'idempotency-key': randomUUID() });

  it('takes the oldest receipts first, adds no ledger line, and is refused above the available amount', async () => {
    const [before] = await json<Balance[]>(await api.get('/api/cliente/balance', auth));
    const owed = (await list<Factura>(`${all.facturas}&orden=fechaVencimiento`)).resultados.filter(
      ({ saldo }) => saldo > 0,
    );
    const [factura] = owed;
    if (!factura || !before) throw new Error('nothing owed');
    expect(before.saldoAFavor).toBeGreaterThan(100);
    const { total } = await list<Movimiento>('/api/cliente/movimientos');
    const open = (await list<Recibo>(all.recibos)).resultados.filter(({ sinAplicar }) => sinAplicar > 0);

    const refusals = [
      [{ numero: factura.numero, valor: factura.saldo + 1 }, 'valor_excede_saldo'],
      [{ numero: '001-001-999999999', valor: 1 }, 'no_encontrado'],
    ] as const;
    for (const [wanted, code] of refusals) {
      expect(await json<Problem>(await apply([wanted]))).toMatchObject({ code });
    }
    const everything = owed.map(({ numero, saldo }) => ({ numero, valor: saldo }));
    expect(await json<Problem>(await apply(everything))).toMatchObject({
      code: 'saldo_a_favor_insuficiente',
    });
    expect((await apply([{ numero: factura.numero, valor: 100 }], other)).status).toBe(404);

    const done = await apply([{ numero: factura.numero, valor: 100 }]);
    expect([done.status, await json(done)]).toEqual([
      201,
      {
        valor: 100,
        moneda: 'USD',
        aplicaciones: [{ recibo: open[0]?.numero, factura: factura.numero, valor: 100 }],
        facturas: [{ numero: factura.numero, saldo: factura.saldo - 100 }],
        saldoAFavor: before.saldoAFavor - 100,
      },
    ]);
    const [after] = await json<Balance[]>(await api.get('/api/cliente/balance', auth));
    expect(after).toMatchObject({ saldo: before.saldo, saldoAFavor: before.saldoAFavor - 100 });
    expect((await list<Movimiento>('/api/cliente/movimientos')).total).toBe(total);
    const paid = await json<Factura>(await api.get(`/api/cliente/facturas/${factura.numero}`, auth));
    expect(paid.saldo).toBe(factura.saldo - 100);
  });
});

it('an attempt names its invoices and its result', async () => {
  const { resultados } = await list<Pago>('/api/cliente/pagos?limite=100&moneda=USD');
  const confirmed = resultados.find(({ estado, enlaceId }) => estado === 'confirmado' && enlaceId);
  expect(confirmed?.facturas.length).toBeGreaterThan(0);
  const recibo = await json<Recibo>(await api.get(`/api/cliente/recibos/${confirmed?.recibo}`, auth));
  expect(recibo.valor).toBe(confirmed?.valor);
  const zona = api.services.institucion.zonaHoraria;
  for (const { creadoEl } of resultados) {
    const day = dayOf(new Date(creadoEl), zona);
    const thatDay = await list<Pago>(`/api/cliente/pagos?limite=100&desde=${day}&hasta=${day}`);
    expect(thatDay.resultados).toEqual(
      resultados.filter((one) => dayOf(new Date(one.creadoEl), zona) === day),
    );
  }
  const same = await list<Pago>(`/api/cliente/pagos?enlace=${confirmed?.enlaceId}`);
  expect(same.resultados.map(({ id }) => id)).toContain(confirmed?.id);
  expect((await list<Pago>('/api/cliente/pagos?moneda=COP')).total).toBe(0);
});
