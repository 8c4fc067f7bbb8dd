/** Printed documents contain the same values as the JSON of the API, in the client's language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { renderFactura } from '../../demo/api/facturas/renderFactura.ts';
import { renderFacturas } from '../../demo/api/facturas/renderFacturas.ts';
import { formatsOf } from '../../demo/api/http/formatsOf.ts';
import { renderEstado } from '../../demo/api/movimientos/renderEstado.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import { renderRecibo } from '../../demo/api/recibos/renderRecibo.ts';
import { renderRecibos } from '../../demo/api/recibos/renderRecibos.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Factura, TotalFacturas } from '../../src/contract/factura.ts';
import type { ListPage, ListWithTotals } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import type { Recibo, TotalRecibos } from '../../src/contract/recibo.ts';
import { sumValores } from '../../src/domain/dinero.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { type Idioma, idiomas, localeOf } from '../../src/domain/idiomas.ts';
import { bearer, json, openApi, type Problem, type TestApi } from './support/api.ts';
import { readPdf, squeeze } from './support/pdf.ts';
import { monday, today } from './support/today.ts';

let api: TestApi;
let auth: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
});
afterAll(() => api.close());

const list = async <T>(path: string) => (await json<ListPage<T>>(await api.get(path, auth))).resultados;
async function pdf(path: string, idioma: Idioma = 'es') {
  const response = await api.get(path, {
    ...auth,
    accept: 'application/pdf',
    'accept-language': localeOf(idioma),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const data = await response.arrayBuffer();
  // Set PDF_DIR to look at the documents.
  const folder = process.env.PDF_DIR;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    const name = path.split('/').at(-1)?.replace(/\W+/g, '-');
    writeFileSync(`${folder}/${name}-${idioma}.pdf`, Buffer.from(data));
  }
  const read = await readPdf(data);
  return { response, text: squeeze(read.pages.join(' ')), ...read };
}

function expectAll(text: string, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(squeeze(part));
}

// Arabic, whose ligatures are read back in another order, has a test of its own below.
describe.each(idiomas.filter((idioma) => idioma !== 'ar'))('in %s', (idioma) => {
  // The same code lays out all: the other languages print one document of each kind.
  const isWhole = ['es', 'cn'].includes(idioma);
  const f = formatsOf(idioma, institucionDemo);

  it('invoices and credit notes contain the values of the record', async () => {
    const facturas = await list<Factura>('/api/cliente/facturas?limite=100');
    const kinds = new Map(facturas.map((one) => [`${one.tipo} ${one.estado} ${one.estadoPago}`, one]));
    for (const factura of [...kinds.values()].slice(0, isWhole ? kinds.size : 1)) {
      const { text, title } = await pdf(`/api/cliente/facturas/${factura.numero}`, idioma);
      const dinero = (valor: number) => f.dinero(valor, factura.moneda);
      expect([title.indexOf(factura.curso ?? '?'), title.includes(factura.numero)]).toEqual([0, true]);
      expectAll(text, [
        institucionDemo.nombre,
        institucionDemo.identificacion,
        factura.numero,
        factura.comprador.razonSocial,
        factura.comprador.identificacion,
        f.fecha(factura.fechaEmision),
        ...[factura.subtotal, factura.total].map(dinero),
        ...(factura.tipo === 'factura'
          ? [factura.pagado, factura.saldo].map(dinero)
          : [factura.refiere ?? '?']),
        ...factura.lineas.flatMap((l) => [l.descripcion, ...l.impuestos.map(({ valor }) => dinero(valor))]),
        ...factura.aplicaciones.flatMap(({ recibo, valor }) => [recibo, dinero(valor)]),
      ]);
      expect(text).not.toMatch(/undefined|NaN|\{/);
    }
  });

  it('invoices and credit notes say that they have no value for taxes if the electronic documents come by mail', async () => {
    const facturas = await list<Factura>('/api/cliente/facturas?limite=100');
    for (const tipo of ['factura', 'nota_credito'] as const) {
      const factura = facturas.find((one) => one.tipo === tipo);
      if (!factura) throw new Error(`no ${tipo}`);
      const notice = squeeze(documentTexts[idioma][`sinValorTributario_${tipo}`]);
      const said = async (facturaElectronica: boolean) => {
        const institucion = { ...institucionDemo, facturaElectronica };
        const { body } = await renderFactura(factura, { institucion, idioma, now: today });
        return squeeze((await readPdf(body.buffer)).pages.join(' ')).includes(notice);
      };
      expect([await said(true), await said(false)]).toEqual([true, false]);
    }
  });

  it('receipts and the statement contain the values and totals of the records', async () => {
    const [recibo] = await list<Recibo>('/api/cliente/recibos?orden=-valor');
    if (!recibo) throw new Error('no receipt');
    const one = await pdf(`/api/cliente/recibos/${recibo.numero}`, idioma);
    expect(one.title.indexOf(recibo.cursos[0] ?? '?')).toBe(0);
    expectAll(one.text, [
      recibo.numero,
      f.dinero(recibo.valor, 'USD'),
      recibo.referencia,
      f.fecha(recibo.fecha),
    ]);
    if (!isWhole) return;
    const lines = await list<Movimiento>('/api/cliente/movimientos?limite=100');
    const { text, idioma: lang } = await pdf('/api/cliente/movimientos', idioma);
    expect(lang).toBe(localeOf(idioma));
    expectAll(text, [
      f.dinero(sumValores(lines.map(({ debe }) => debe)), 'USD'),
      f.dinero(sumValores(lines.map(({ haber }) => haber)), 'USD'),
      f.dinero(lines.at(-1)?.saldo ?? 0, 'USD'),
      ...lines.flatMap(({ documento, saldo }) => [documento, f.dinero(saldo, 'USD')]),
    ]);
  });
});

it('a receipt with another amount than requested shows both', async () => {
  const [recibo] = await list<Recibo>('/api/cliente/recibos?orden=-valor');
  if (!recibo) throw new Error('no receipt');
  const context = { institucion: institucionDemo, idioma: 'es', now: today } as const;
  const asked = recibo.valor + 1_234;
  const { body } = await renderRecibo({ ...recibo, pedido: asked }, { nombre: 'Ana' }, context);
  const { dinero } = formatsOf('es', institucionDemo);
  expectAll(squeeze((await readPdf(body.buffer)).pages.join('')), [
    `${documentTexts.es.pedido} ${dinero(asked, 'USD')}`,
    `${documentTexts.es.recibido} ${dinero(recibo.valor, 'USD')}`,
  ]);
});

it('an invoice in Arabic is written from right to left, with the figures of the record', async () => {
  const [factura] = await list<Factura>('/api/cliente/facturas?estadoPago=parcial');
  if (!factura) throw new Error('no invoice');
  const { response, text, idioma } = await pdf(`/api/cliente/facturas/${factura.numero}`, 'ar');
  expect([response.headers.get('content-language'), idioma]).toEqual(['ar', 'ar']);
  // Letters are drawn from the right, and read back in reading order.
  for (const word of ['فاتورة', 'رقمالهوية', 'الرصيد', 'العميل']) expect(text).toContain(word);
  expectAll(text, [factura.numero, factura.comprador.razonSocial, factura.comprador.identificacion]);
  const figures = text.replace(/[^\d.,]/g, ' ');
  for (const valor of [factura.total, factura.pagado, factura.saldo]) {
    const figure = (valor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(figures).toContain(figure);
  }
});

it('in Arabic, the number of a document stays together and all scripts of a line share a baseline', async () => {
  const recibos = await list<Recibo>('/api/cliente/recibos');
  const recibo = recibos.find(({ aplicaciones }) => aplicaciones.length > 0);
  if (!recibo) throw new Error('no receipt');
  const arabic = await pdf(`/api/cliente/recibos/${recibo.numero}`, 'ar');
  expect(arabic.boxes.map(({ text }) => text)).toContain(recibo.aplicaciones[0]?.factura);
  for (const { boxes } of [arabic, await pdf(`/api/cliente/recibos/${recibo.numero}`, 'cn')]) {
    // Looks only below the letterhead, whose two halves have different lines.
    const below = boxes.filter(({ y }) => y < 700);
    const lines = [...new Set(below.map(({ y }) => Math.round(y * 10) / 10))].toSorted((a, b) => a - b);
    const gaps = lines.slice(1).map((y, i) => y - (lines[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(3);
  }
});

/** Expects every piece of text within the margins of the page. */
function expectInside(boxes: Awaited<ReturnType<typeof readPdf>>['boxes']): void {
  for (const { x, y, width } of boxes) {
    expect(x).toBeGreaterThanOrEqual(47);
    expect(x + width).toBeLessThanOrEqual(548.5);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(800);
  }
}

const withTotales = <T, U>({ resultados, totales = [] }: ListWithTotals<T, U>) => ({ resultados, totales });

describe('hostile typed text', () => {
  const badOnes = {
    html: '<img src=x onerror=alert(1)><b>negrita</b> &amp; "comillas"',
    overrides: 'factura\u202Egnp.exe\u202C y \u2067aislado\u2069 fin',
    long: 'diez mil '.repeat(1_111),
    word: 'x'.repeat(10_000),
    emoji: 'familia 👩‍👩‍👧‍👦 y 🇪🇨 fin',
    marks: `z${'\u0301\u0327\u0489'.repeat(200)}algo fin`,
    mixed: 'Ana محمد (2026) 李明 Nguyễn fin',
    control: 'uno\u0000dos\u001B[31m\u200B\uFEFFtres fin',
  };

  it.each(Object.entries(badOnes))('(%s) is plain text inside the margins', async (name, bad) => {
    const [factura] = await list<Factura>('/api/cliente/facturas');
    if (!factura) throw new Error('no invoice');
    const lineas = factura.lineas.map((linea) => ({ ...linea, descripcion: bad }));
    const comprador = { ...factura.comprador, razonSocial: bad, direccion: bad };
    for (const idioma of ['es', 'ar'] as const) {
      const context = { institucion: institucionDemo, idioma, now: today };
      const { body } = await renderFactura({ ...factura, lineas, comprador }, context);
      if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/malo-${name}-${idioma}.pdf`, body);
      const { pages, boxes } = await readPdf(body.buffer);
      const text = squeeze(pages.join(''));
      expect(text).not.toMatch(/[\p{Cc}\u202D\u202E]/u);
      expect(text).toContain(factura.numero);
      if (name === 'html') expect(text).toContain(squeeze(bad));
      // The whole text is there, on as many pages as it needs.
      if (name === 'word') expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(10_000);
      if (name === 'long') expect(text.match(/diezmil/g)?.length).toBeGreaterThanOrEqual(1_111);
      expectInside(boxes);
    }
  });

  it.each(Object.entries(badOnes))(
    '(%s) is plain text in receipts, the statement and the lists',
    async (name, bad) => {
      const [recibo] = await list<Recibo>('/api/cliente/recibos');
      const [movimiento] = await list<Movimiento>('/api/cliente/movimientos');
      const facturas = await json<ListWithTotals<Factura, TotalFacturas>>(
        await api.get('/api/cliente/facturas?limite=1', auth),
      );
      const recibos = await json<ListWithTotals<Recibo, TotalRecibos>>(
        await api.get('/api/cliente/recibos?limite=1', auth),
      );
      if (!recibo || !movimiento) throw new Error('no movement');
      const cliente = { nombre: bad, identificacion: bad };
      const header = { cliente, hasta: monday };
      const movimientos = [{ ...movimiento, documento: '001-001-7', cursos: [bad] }];
      const cuentas = [{ moneda: 'USD' as const, cuantos: 1, debe: 1, haber: 0, movimientos }];
      // Texts with direction characters are tried in Arabic too.
      const turns = name === 'mixed';
      for (const idioma of turns ? (['es', 'ar'] as const) : (['es'] as const)) {
        const context = { institucion: institucionDemo, idioma, now: today };
        const papers = [
          [recibo.numero, 3, renderRecibo({ ...recibo, referencia: bad }, cliente, context)],
          ['001-001-7', 3, renderEstado({ cliente, hasta: monday, cuentas }, context)],
          [facturas.resultados[0]?.numero, 2, renderFacturas(withTotales(facturas), header, context)],
          [recibos.resultados[0]?.numero, 2, renderRecibos(withTotales(recibos), header, context)],
        ] as const;
        for (const [numero, times, paper] of papers) {
          const { body } = await paper;
          const { pages, boxes } = await readPdf(body.buffer);
          const text = squeeze(pages.join(''));
          expect(text).not.toMatch(/[\p{Cc}\u202D\u202E]/u);
          expect(text).toContain(numero);
          // The text is there as often as it was given.
          if (name === 'html') expect(text.split(squeeze('onerror=alert(1)'))).toHaveLength(times + 1);
          // A ledger line takes as many pages as it needs; the heading is cut after four lines with an ellipsis.
          if (name === 'word') expect(text).toContain('x…');
          if (name === 'word' && numero === movimientos[0]?.documento)
            expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(10_000);
          expectInside(boxes);
        }
      }
    },
  );
});

it('a statement of a range begins with the balance before it', async () => {
  const lines = await list<Movimiento>('/api/cliente/movimientos?limite=100');
  const desde = lines[4]?.fecha ?? monday;
  const before = lines.filter(({ fecha }) => fecha < desde).at(-1)?.saldo ?? 0;
  const { text } = await pdf(`/api/cliente/movimientos?desde=${desde}`);
  const f = formatsOf('es', institucionDemo);
  expectAll(text, [
    `Saldo inicial${f.dinero(before, 'USD')}`,
    `Saldo final${f.dinero(lines.at(-1)?.saldo ?? 0, 'USD')}`,
  ]);
});

it('a statement up to today says what is owed by days overdue, and one that ends before does not', async () => {
  const [balance] = await json<Balance[]>(await api.get('/api/cliente/balance', auth));
  if (!balance) throw new Error('no balance');
  const f = formatsOf('es', institucionDemo);
  const { text } = await pdf('/api/cliente/movimientos');
  expectAll(text, [
    'Por pagar, según los días de atraso',
    `Por vencer${f.dinero(balance.antiguedad.porVencer, 'USD')}`,
    `Más de 120 días${f.dinero(balance.antiguedad.d121_mas, 'USD')}`,
  ]);
  const { text: earlier } = await pdf(`/api/cliente/movimientos?hasta=${addDays(monday, -1)}`);
  expect(earlier).not.toContain(squeeze('según los días de atraso'));
});

it('a long statement repeats headings and numbers its pages', async () => {
  const [linea] = await list<Movimiento>('/api/cliente/movimientos');
  if (!linea) throw new Error('no movement');
  const cliente = { nombre: 'Ana Nguyễn Thị Phượng Đặng 李 ', identificacion: '1714307103' };
  const movimientos = Array.from({ length: 150 }, (_, i) => ({
    ...linea,
    documento: `001-001-${String(i).padStart(9, '0')}`,
  }));
  const cuentas = [
    { moneda: 'USD' as const, cuantos: 150, saldoInicial: 0, saldoFinal: 1, debe: 1, haber: 0, movimientos },
  ];
  const context = { institucion: institucionDemo, idioma: 'vi' as Idioma, now: today };
  const { body } = await renderEstado({ cliente, hasta: monday, cuentas }, context);
  const { pages } = await readPdf(body.buffer);
  expect(pages.length).toBeGreaterThan(3);
  for (const [i, page] of pages.entries()) {
    expect(squeeze(page)).toContain(`Trang${i + 1}/${pages.length}`);
    expect(squeeze(page)).toContain(squeeze('Chứng từ'));
  }
  expect(squeeze(pages.join(''))).toContain(squeeze('Nguyễn Thị Phượng Đặng 李'));
});

it('a word that is wider than its column is broken into lines', async () => {
  const [factura] = await list<Factura>('/api/cliente/facturas');
  if (!factura) throw new Error('no invoice');
  const descripcion = 'Supercalifragilístico'.repeat(12);
  const lineas = factura.lineas.map((linea) => ({ ...linea, descripcion }));
  const { body } = await renderFactura(
    { ...factura, lineas },
    { institucion: institucionDemo, idioma: 'es', now: today },
  );
  expect(squeeze((await readPdf(body.buffer)).pages.join(''))).toContain(descripcion);
});

it('a list that is a file too tells caches that it varies, in either form', async () => {
  for (const accept of ['application/json', 'text/csv']) {
    const { headers } = await api.get('/api/cliente/movimientos', { ...auth, accept });
    expect(headers.get('vary'), accept).toMatch(/^Accept, Accept-Language, /);
  }
});

describe('lists', () => {
  const cents = (cells: string[]) => sumValores(cells.map((cell) => Math.round(Number(cell) * 100)));

  it.each([
    ['recibos', '', ['valor', 'reembolsado', 'sinAplicar']],
    ['recibos', 'medio=tarjeta&orden=-valor', ['valor', 'sinAplicar']],
    ['facturas', 'estado=emitida&tipo=factura', ['total', 'pagado', 'acreditado', 'saldo']],
    ['facturas', 'vencida=true', ['total', 'saldo']],
  ] as const)('of %s?%s are the same on screen, on paper and as CSV', async (name, query, fields) => {
    const path = `/api/cliente/${name}?${query}`;
    const page = await json<ListWithTotals<unknown, Record<string, number>>>(
      await api.get(`${path}&limite=1`, auth),
    );
    const [totales] = page.totales ?? [];
    expect(totales?.cuantos).toBe(page.total);
    expect(page.total).toBeGreaterThan(1);
    const { text } = await pdf(path);
    expectAll(
      text,
      fields
        .filter((field) => (totales?.[field] ?? 0) > 0)
        .map((field) => f.dinero(totales?.[field] ?? Number.NaN, 'USD')),
    );
    const csv = await (await api.get(`${path}&csv=datos`, { ...auth, accept: 'text/csv' })).text();
    const [header = '', ...lines] = csv.trim().split('\r\n');
    expect(lines).toHaveLength(page.total);
    // Counts from the end, because typed text before the amounts may contain commas.
    const columns = header.split(',');
    const at = (field: string) => columns.indexOf(field) - columns.length;
    for (const field of fields) {
      expect([field, cents(lines.map((line) => line.split(',').at(at(field)) ?? ''))]).toEqual([
        field,
        totales?.[field],
      ]);
    }
  });

  const f = formatsOf('es', institucionDemo);

  it('a range without movements shows the balance before it', async () => {
    const lines = await list<Movimiento>('/api/cliente/movimientos?limite=100');
    const path = `/api/cliente/movimientos?desde=${addDays(lines.at(-1)?.fecha ?? monday, 1)}`;
    const saldo = lines.at(-1)?.saldo ?? 0;
    const { totales } = await json<ListWithTotals<Movimiento, unknown>>(await api.get(path, auth));
    expect(totales).toEqual([
      { moneda: 'USD', cuantos: 0, debe: 0, haber: 0, saldoInicial: saldo, saldoFinal: saldo },
    ]);
    expectAll((await pdf(path)).text, [`Saldo final${f.dinero(saldo, 'USD')}`]);
  });
});

it('an unknown media type gets 406, an unknown document 404, and a caller without a session 401', async () => {
  const headers = { ...auth, accept: 'image/png' };
  const response = await api.get('/api/cliente/movimientos', headers);
  expect([response.status, (await json<Problem>(response)).code]).toEqual([
    406,
    'representacion_no_disponible',
  ]);
  const pdfOf = { ...auth, accept: 'application/pdf' };
  expect((await api.get('/api/cliente/facturas/001-001-999999999', pdfOf)).status).toBe(404);
  expect(
    (await api.get('/api/cliente/facturas/001-001-000000001', { accept: 'application/pdf' })).status,
  ).toBe(401);
  expect((await api.get(`/api/cliente/movimientos?desde=${addDays(monday, 1)}`, pdfOf)).status).toBe(200);
});
