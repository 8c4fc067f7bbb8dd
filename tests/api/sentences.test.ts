/**
 * Ledger lines are described by kind and courses in the reader's language, documents name their courses, and a printed
 * invoice has the lines of the screen.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { rows } from '../../demo/api/db/rows.ts';
import { formatsOf } from '../../demo/api/http/formatsOf.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage } from '../../src/contract/list.ts';
import type { Movimiento } from '../../src/contract/movimiento.ts';
import type { Recibo } from '../../src/contract/recibo.ts';
import { type Idioma, idiomas, localeOf } from '../../src/domain/idiomas.ts';
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

async function statement(idioma: Idioma): Promise<string> {
  const headers = { ...auth, accept: 'application/pdf', 'accept-language': localeOf(idioma) };
  const { pages } = await readPdf(await (await api.get('/api/cliente/movimientos', headers)).arrayBuffer());
  return squeeze(pages.join(' '));
}

/** Returns the course names of a document, from the invoices and their payments. */
async function namesByDocumento(): Promise<(documento: string) => string[]> {
  const facturas = await list<Factura>('/api/cliente/facturas?limite=100');
  const inscripciones = await list<Inscripcion>('/api/cliente/inscripciones?limite=100');
  const cursoOf = (numero: string) => {
    const factura = facturas.find((one) => one.numero === numero);
    return inscripciones.find((one) => one.numero === factura?.inscripcion)?.curso.nombre;
  };
  const pagan = await rows(
    api.database.db,
    sql`select recibo, factura, revertida_el is null as stands from aplicaciones order by id`,
  );
  return (documento) => {
    const all = pagan.filter(({ recibo }) => recibo === documento);
    const standing = all.filter(({ stands }) => stands);
    const about = (standing.length > 0 ? standing : all).map(({ factura }) => String(factura));
    const names = [documento, ...about].flatMap((numero) => cursoOf(numero) ?? []);
    return [...new Set(names)];
  };
}

it('each ledger line names the courses of its document, and a payment its means', async () => {
  const namesOf = await namesByDocumento();
  const recibos = await list<Recibo>('/api/cliente/recibos?limite=100');
  for (const { tipo, documento, curso, cursos, medio } of lines) {
    expect([documento, cursos]).toEqual([documento, namesOf(documento)]);
    expect(curso).toBe(cursos.length === 1 ? cursos[0] : undefined);
    const recibo = tipo === 'recibo' ? recibos.find(({ numero }) => numero === documento) : undefined;
    expect(medio).toBe(recibo?.medio);
    if (recibo) expect(recibo.cursos).toEqual(cursos);
  }
  expect(lines.filter(({ cursos }) => cursos.length === 1).length).toBeGreaterThan(5);
});

it('invoices, receipts, links and the next payment name their courses', async () => {
  const namesOf = await namesByDocumento();
  const nameOf = (numero: string) => namesOf(numero)[0];
  const facturas = await list<Factura>('/api/cliente/facturas?limite=100');
  const recibos = await list<Recibo>('/api/cliente/recibos?limite=100');
  const [pendiente] = facturas.filter(({ saldo }) => saldo > 0);
  if (!pendiente) throw new Error('no invoice with something to pay');
  const made = await api.post(
    '/api/cliente/enlaces',
    { facturas: [{ numero: pendiente.numero, valor: pendiente.saldo }] },
    { ...auth, 'idempotency-key': crypto.randomUUID() },
  );
  const enlace = await json<Enlace>(made);
  const balances = await json<Balance[]>(await api.get('/api/cliente/balance', auth));
  const told = [
    ...facturas.map(({ numero, curso }) => [numero, curso]),
    ...recibos.flatMap(({ aplicaciones }) => aplicaciones.map(({ factura, curso }) => [factura, curso])),
    ...enlace.facturas.map(({ numero, curso }) => [numero, curso]),
    ...balances.flatMap(({ proximoVencimiento: next }) => (next ? [[next.factura, next.curso]] : [])),
  ];
  for (const [numero = '', curso] of told) expect([numero, curso]).toEqual([numero, nameOf(numero)]);
  expect(told.filter(([, curso]) => curso !== undefined).length).toBeGreaterThan(10);
});

it('movements and receipts are found by the name of their course', async () => {
  const pago = lines.find(({ tipo, curso }) => tipo === 'recibo' && curso !== undefined);
  if (!pago?.curso) throw new Error('no payment of one course');
  const q = encodeURIComponent(pago.curso.toUpperCase());
  const found = await list<Movimiento>(`/api/cliente/movimientos?limite=100&q=${q}`);
  expect(found.map(({ documento }) => documento)).toContain(pago.documento);
  expect(found.filter(({ cursos }) => !cursos.includes(pago.curso ?? ''))).toEqual([]);
  const recibos = await list<Recibo>(`/api/cliente/recibos?limite=100&q=${q}`);
  expect(recibos.map(({ numero }) => numero)).toContain(pago.documento);
});

it('the statement describes a line in the language of the reader, not with the stored text', async () => {
  for (const idioma of idiomas) {
    const paper = await statement(idioma);
    const t = documentTexts[idioma];
    const phrases = { factura: t.relatoFactura, nota_credito: t.relatoNota, anulacion: t.relatoAnulacion };
    for (const { tipo, curso } of lines) {
      const phrase = Reflect.get(phrases, tipo);
      if (phrase && curso && idioma !== 'ar') expect(paper).toContain(squeeze(`${phrase} · ${curso}`));
    }
    expect(paper).not.toMatch(/undefined|\{/);
    expect(paper).not.toContain(squeeze('Pago en línea de'));
  }
});

it('the lines of a printed invoice are before tax and add up to its subtotal', async () => {
  const facturas = await list<Factura>('/api/cliente/facturas?limite=100&tipo=factura');
  const factura = facturas.find(({ impuestos, descuento }) => impuestos > 0 && descuento > 0);
  const [linea] = factura?.lineas ?? [];
  if (!factura || !linea) throw new Error('no invoice with taxes and a discount');
  const headers = { ...auth, accept: 'application/pdf', 'accept-language': 'es' };
  const response = await api.get(`/api/cliente/facturas/${factura.numero}`, headers);
  const { boxes } = await readPdf(await response.arrayBuffer());
  const { dinero } = formatsOf('es', institucionDemo);
  const net = linea.cantidad * linea.precioUnitario - linea.descuento;
  expect(net).toBe(factura.subtotal - factura.descuento);
  const [heading] = boxes.filter(({ text }) => text === documentTexts.es.valorNeto);
  const under = boxes.filter(
    ({ x, width, y }) => heading && y < heading.y && Math.abs(x + width - heading.x - heading.width) < 1,
  );
  expect(under[0]?.text.replace(/\s/gu, ' ')).toBe(dinero(net, 'USD').replace(/\s/gu, ' '));
});
