/**
 * The ledger in the reader's language: what was written stays, and is told again by kind and course where it is another. And
 * the lines of an invoice on paper, as the screen has them.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/db.ts';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { formatsOf } from '../../demo/api/http/formats.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import { localeOf } from '../../src/domain/idiomas.ts';
import { bearer, json, openApi, type TestApi } from './support/api.ts';
import { readPdf, squeeze } from './support/pdf.ts';

let api: TestApi;
let auth: Record<string, string>;
let lines: Movimiento[];

beforeAll(async () => {
  api = await openApi();
  auth = bearer(await api.login());
  lines = await list<Movimiento>('/api/cliente/movimientos?limite=100');
});
afterAll(() => api.close());

const list = async <T>(path: string) => (await json<ListPage<T>>(await api.get(path, auth))).resultados;

async function statement(idioma: 'es' | 'en' | 'ar'): Promise<string> {
  const headers = { ...auth, accept: 'application/pdf', 'accept-language': localeOf(idioma) };
  const { paginas } = await readPdf(await (await api.get('/api/cliente/movimientos', headers)).arrayBuffer());
  return squeeze(paginas.join(' '));
}

it('each line names the course of its document, where it is one', async () => {
  const facturas = await list<Factura>('/api/cliente/facturas?limite=100');
  const inscripciones = await list<Inscripcion>('/api/cliente/inscripciones?limite=100');
  const cursoOf = (numero: string) => {
    const factura = facturas.find((one) => one.numero === numero);
    return inscripciones.find((one) => one.numero === factura?.inscripcion)?.curso.nombre;
  };
  const pagan = await rows(
    api.database.db,
    sql`select recibo, factura from aplicaciones where revertida_el is null`,
  );
  for (const { tipo, documento, curso } of lines) {
    const of = tipo === 'recibo' || tipo === 'reembolso' || tipo === 'ajuste' ? 'recibo' : 'factura';
    const about = pagan
      .filter(({ recibo }) => recibo === documento)
      .map(({ factura }) => cursoOf(String(factura)));
    const cursos = new Set(of === 'factura' ? [cursoOf(documento)] : about);
    expect([documento, curso]).toEqual([documento, cursos.size === 1 ? [...cursos][0] : undefined]);
  }
  expect(lines.filter(({ curso }) => curso !== undefined).length).toBeGreaterThan(5);
});

it('the statement tells each line in the language of the paper, and in its own words where they are the same', async () => {
  const words = [...new Set(lines.map(({ descripcion }) => squeeze(descripcion)))];
  const es = await statement('es');
  for (const descripcion of words) expect(es).toContain(descripcion);
  const en = await statement('en');
  const left = words.filter((descripcion) => en.includes(descripcion));
  expect(left).toEqual([]);
  for (const { tipo, curso } of lines) {
    if (tipo === 'factura') expect(en).toContain(squeeze(`Invoice for ${curso}`));
    if (tipo === 'nota_credito') expect(en).toContain(squeeze(`Credit note for ${curso}`));
    if (tipo === 'ajuste') expect(en).toContain(squeeze(documentTexts.en.relatoDevuelto));
  }
  const ar = await statement('ar');
  expect(words.filter((descripcion) => ar.includes(descripcion))).toEqual([]);
  expect(ar).not.toMatch(/undefined|\{/);
});

it('the lines of an invoice on paper are before tax, and come to its subtotal', async () => {
  const facturas = await list<Factura>('/api/cliente/facturas?limite=100&tipo=factura');
  const factura = facturas.find(({ impuestos, descuento }) => impuestos > 0 && descuento > 0);
  const [linea] = factura?.lineas ?? [];
  if (!factura || !linea) throw new Error('no invoice with taxes and a discount');
  const headers = { ...auth, accept: 'application/pdf', 'accept-language': 'es' };
  const response = await api.get(`/api/cliente/facturas/${factura.numero}`, headers);
  const { cajas } = await readPdf(await response.arrayBuffer());
  const { dinero } = formatsOf('es', institucionDemo.zonaHoraria);
  const neto = linea.cantidad * linea.precioUnitario - linea.descuento;
  expect(neto).toBe(factura.subtotal - factura.descuento);
  const [titulo] = cajas.filter(({ texto }) => texto === documentTexts.es.valorNeto);
  const under = cajas.filter(
    ({ x, ancho, y }) => titulo && y < titulo.y && Math.abs(x + ancho - titulo.x - titulo.ancho) < 1,
  );
  expect(under[0]?.texto.replace(/\s/gu, ' ')).toBe(dinero(neto, 'USD').replace(/\s/gu, ' '));
});
