/** PDFs are tagged: screen readers get headings, lists and tables, and no decorations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import { Sheet } from '../../demo/api/pdf/Sheet.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Recibo } from '../../src/contract/recibo.ts';
import type { Idioma } from '../../src/domain/idiomas.ts';
import { localeOf } from '../../src/domain/idiomas.ts';
import { bearer, json, openApi, type TestApi } from './support/api.ts';
import { readPdf, squeeze } from './support/pdf.ts';
import { allOf, readStructure } from './support/pdfStructure.ts';
import { today } from './support/today.ts';

let api: TestApi;
let auth: Record<string, string>;

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
});
afterAll(() => api.close());

async function pdf(path: string, idioma: Idioma = 'es'): Promise<ArrayBuffer> {
  const headers = { ...auth, accept: 'application/pdf', 'accept-language': localeOf(idioma) };
  return (await api.get(path, headers)).arrayBuffer();
}

const first = async <T>(path: string): Promise<T> => {
  const { resultados } = await json<ListPage<T>>(await api.get(path, auth));
  if (!resultados[0]) throw new Error(`Nothing at ${path}.`);
  return resultados[0];
};

describe.each(['es', 'ar'] as const)('in %s', (idioma) => {
  it('every text of every document is in the structure or in an artefact', async () => {
    const factura = await first<Factura>('/api/cliente/facturas?tipo=factura&estadoPago=pagada');
    const recibo = await first<Recibo>('/api/cliente/recibos');
    for (const path of [
      `facturas/${factura.numero}`,
      `recibos/${recibo.numero}`,
      'movimientos',
      'facturas',
      'recibos',
    ]) {
      const data = await pdf(`/api/cliente/${path}`, idioma);
      const { parts, loose, artefacts } = await readStructure(data);
      expect([path, loose]).toEqual([path, '']);
      const [title, ...others] = allOf(parts, 'H1');
      expect([path, parts[0]?.tag, others]).toEqual([path, 'H1', []]);
      const { title: named, idioma: lang, pages } = await readPdf(data.slice(0));
      expect(lang).toBe(localeOf(idioma));
      // pdf.js reverses the letters of some Arabic ligatures.
      const letters = [...squeeze(title?.text ?? '?')];
      expect(letters.every((letter) => named.includes(letter))).toBe(true);
      // The footer is an artefact.
      const { pagina: pattern } = documentTexts[idioma];
      const figures = pattern.replace('{n}', '1').replace('{total}', String(pages.length));
      expect(squeeze(artefacts)).toContain(squeeze(figures).slice(0, 4));
      expect(squeeze(artefacts).length).toBeLessThan(400 * pages.length);
      expect(squeeze(parts.map(({ text }) => text).join(''))).toContain(squeeze(institucionDemo.nombre));
    }
  });
});

it('the heading of a record is the name of its course, before its kind and number', async () => {
  const factura = await first<Factura>('/api/cliente/facturas?tipo=factura&estadoPago=pagada');
  const { parts } = await readStructure(await pdf(`/api/cliente/facturas/${factura.numero}`));
  const [heading, kind, numero] = parts.map(({ text }) => text);
  expect([heading, kind, numero]).toEqual([factura.curso, documentTexts.es.factura, factura.numero]);
  // The means of payment comes before the number of the receipt.
  const cells = allOf(parts, 'TD').map(({ text }) => text);
  const receipt = cells.indexOf(factura.aplicaciones[0]?.recibo ?? '?');
  expect(cells[receipt - 1]).toMatch(/^Pago /);
});

it('text that is read out keeps its words apart at the end of a line, and Arabic in reading order', async () => {
  const data = await pdf('/api/cliente/movimientos', 'ar');
  const raw = Buffer.from(data).toString('latin1');
  const isReadOut = (text: string) => {
    const utf16 = Buffer.from(text, 'utf16le').swap16().toString('latin1');
    return raw.includes(`/ActualText (\xfe\xff${utf16.replace(/[()\\]/g, '\\$&')})`);
  };
  expect([institucionDemo.nombre, documentTexts.ar.estado].map(isReadOut)).toEqual([true, true]);
  // A statement has no number, and nothing empty is read in its place. Names come before numbers.
  const spanish = await pdf('/api/cliente/movimientos');
  const { parts } = await readStructure(spanish);
  const paragraphs = Buffer.from(spanish)
    .toString('latin1')
    .match(/\/S \/P\b/g);
  expect(paragraphs).toHaveLength(allOf(parts, 'P').length);
  const headings = allOf(parts, 'TH').map(({ text }) => text);
  const { fecha, descripcion, documento } = documentTexts.es;
  expect(headings.slice(0, 3)).toEqual([fecha, descripcion, documento]);
});

it('labels and values are a list, and each table heading names its column or row', async () => {
  const recibo = await first<Recibo>('/api/cliente/recibos');
  const data = await pdf(`/api/cliente/recibos/${recibo.numero}`);
  const { parts } = await readStructure(data);
  const pairs = allOf(parts, 'LI').map((item) => item.parts.map(({ tag, text }) => [tag, text]));
  expect(pairs).toContainEqual([
    ['Lbl', documentTexts.es.medio],
    ['LBody', documentTexts.es[recibo.medio]],
  ]);
  const [table] = allOf(parts, 'Table');
  const headings = allOf(table?.parts ?? [], 'TH').map(({ text }) => text);
  expect(headings).toEqual(expect.arrayContaining([documentTexts.es.valor]));
  for (const row of allOf(table?.parts ?? [], 'TR')) expect(row.parts).toHaveLength(headings.length);
  const scopes =
    Buffer.from(data)
      .toString('latin1')
      .match(/\/Scope \/Column/g) ?? [];
  expect(scopes).toHaveLength(headings.length);
});

it('a table on two pages has its headings once, and a cell on two pages is one cell', async () => {
  const sheet = new Sheet({
    title: 'T',
    author: 'A',
    idioma: 'es',
    rtl: false,
    createdAt: today,
    paper: 'A4',
  });
  const columns = [
    { title: 'Primera', width: 250 },
    { title: 'Segunda', width: 200, end: true },
  ] as const;
  const rows = Array.from({ length: 60 }, (_, i) => [`fila ${i}`, String(i)]);
  rows.push([Array.from({ length: 700 }, (_, i) => `palabra${i}`).join(' '), 'larga']);
  sheet.table(columns, rows, ['Total', '61']);
  const body = await sheet.close((n, total) => ['Pie', `${n} de ${total}`]);
  const { parts, loose, artefacts } = await readStructure(body.buffer);
  expect(loose).toBe('');
  expect(allOf(parts, 'TH').map(({ text }) => text)).toEqual(['Primera', 'Segunda', 'Total']);
  expect(artefacts).toContain('Primera');
  const cells = allOf(parts, 'TD').map(({ text }) => text);
  expect(cells.slice(0, 4)).toEqual(['fila 0', '0', 'fila 1', '1']);
  const words = squeeze(parts.map(({ text }) => text).join(''));
  expect(words).toContain('palabra698palabra699');
  const raw = Buffer.from(body).toString('latin1');
  // 61 rows with two cells, and one cell in the row of sums: no cell twice.
  expect(raw.match(/\/S \/TD\b/g)).toHaveLength(61 * 2 + 1);
  expect(raw.match(/\/Scope \/Row\b/g)).toHaveLength(1);
});
