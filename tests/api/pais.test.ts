/** Documents follow the institution's country, and name currencies by their codes if the client has several. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { institucionDemo } from '../../demo/api/db/institucion.ts';
import { cuentas } from '../../demo/api/db/schema/cuentas.ts';
import { saldos } from '../../demo/api/db/schema/libro.ts';
import { withoutTriggers } from '../../demo/api/db/withoutTriggers.ts';
import { renderFacturas } from '../../demo/api/facturas/renderFacturas.ts';
import { formatsOf } from '../../demo/api/http/formatsOf.ts';
import { documentTexts } from '../../demo/api/pdf/documentTexts.ts';
import { renderRecibo } from '../../demo/api/recibos/renderRecibo.ts';
import type { Factura, TotalFacturas } from '../../src/contract/factura.ts';
import type { ListPage, ListWithTotals } from '../../src/contract/list.ts';
import type { Recibo } from '../../src/contract/recibo.ts';
import { idiomas } from '../../src/domain/idiomas.ts';
import { bearer, demo, json, openApiForTest, type TestApi } from './support/api.ts';
import { readPdf, squeeze } from './support/pdf.ts';
import { monday, today } from './support/today.ts';

async function readRecibo(api: TestApi) {
  const auth = bearer(await api.login());
  const { resultados } = await json<ListPage<Recibo>>(await api.get('/api/cliente/recibos', auth));
  const [recibo] = resultados;
  if (!recibo) throw new Error('no receipt');
  return { recibo, auth };
}

it('a document of an institution in Colombia is written as people write there, on letter paper, within its margins', async () => {
  const { recibo } = await readRecibo(await openApiForTest());
  const institucion = { ...institucionDemo, pais: 'CO', zonaHoraria: 'America/Bogota' } as const;
  const colombian = { ...recibo, moneda: 'COP', valor: 138_600_000 } as const;
  for (const idioma of ['es', 'ar'] as const) {
    const { body } = await renderRecibo(colombian, { nombre: 'Ana' }, { institucion, idioma, now: today });
    const { pages, boxes, size } = await readPdf(body.buffer);
    expect(size).toEqual([612, 792]);
    for (const { x, y, width } of boxes) {
      expect([x >= 56, x + width <= 612 - 56, y > 0, y < 792]).toEqual([true, true, true, true]);
    }
    if (idioma === 'es') expect(squeeze(pages.join(''))).toContain('$1.386.000');
  }
});

it('a document of a client with two currencies has the code beside each amount, and that of a client with one its sign', async () => {
  const api = await openApiForTest();
  const { recibo, auth } = await readRecibo(api);
  const read = async () => {
    const response = await api.get(`/api/cliente/recibos/${recibo.numero}`, {
      ...auth,
      accept: 'application/pdf',
      'accept-language': 'es',
    });
    return squeeze((await readPdf(await response.arrayBuffer())).pages.join(''));
  };
  const sign = squeeze(formatsOf('es', institucionDemo).dinero(recibo.valor, 'USD'));
  expect(await read()).toContain(sign);
  const [cuenta] = await api.database.db.select().from(cuentas).where(eq(cuentas.correo, demo.username));
  const own = { clienteId: cuenta?.clienteId ?? '', moneda: 'COP', secuencia: 1, saldo: 0 } as const;
  await api.database.db.transaction((tx) => withoutTriggers(tx, () => tx.insert(saldos).values(own)));
  const after = await read();
  expect(after).toContain(sign.replace('$', 'USD'));
  expect(after).not.toContain('$');
});

it('the list of invoices as PDF keeps headings, numbers and amounts on one line, in each language and with long amounts', async () => {
  const api = await openApiForTest();
  const auth = bearer(await api.login());
  const facturas = await json<ListWithTotals<Factura, TotalFacturas>>(
    await api.get('/api/cliente/facturas?limite=100', auth),
  );
  const resultados = facturas.resultados.map((one) => ({
    ...one,
    total: 12_345_678_90,
    saldo: 1_234_567_89,
  }));
  for (const idioma of idiomas.filter((one) => one !== 'ar')) {
    const context = { institucion: institucionDemo, idioma, now: today };
    const header = { cliente: { nombre: 'Ana' }, hasta: monday };
    const { body } = await renderFacturas({ resultados, totales: facturas.totales ?? [] }, header, context);
    const { boxes } = await readPdf(body.buffer);
    const lines = [...Map.groupBy(boxes, ({ y }) => Math.round(y)).values()].map((line) =>
      squeeze(line.map(({ text }) => text).join('')),
    );
    const t = documentTexts[idioma];
    const { dinero } = formatsOf(idioma, institucionDemo);
    for (const whole of [
      t.emision,
      t.numero,
      t.total,
      ...resultados.map(({ numero }) => numero),
      dinero(12_345_678_90, 'USD'),
    ])
      expect([idioma, lines.some((line) => line.includes(squeeze(whole)))]).toEqual([idioma, true]);
  }
});

it('a document names its tax numbers RUC in Ecuador and NIT in Colombia, and other identifications as such', async () => {
  const { recibo } = await readRecibo(await openApiForTest());
  const textOf = async (pais: 'EC' | 'CO', payer: Parameters<typeof renderRecibo>[1]) => {
    const context = { institucion: { ...institucionDemo, pais }, idioma: 'es', now: today } as const;
    const { body } = await renderRecibo(recibo, payer, context);
    return squeeze((await readPdf(body.buffer)).pages.join(''));
  };
  const { identificacion } = institucionDemo;
  const company = { nombre: 'Radio 21 S. A.', tipoIdentificacion: '04', identificacion: '0990004196001' };
  const ecuadorian = await textOf('EC', company);
  expect(ecuadorian).toContain(squeeze(`RUC ${identificacion}`));
  expect(ecuadorian).toContain(squeeze('RUC 0990004196001'));
  const person = { nombre: 'Ana', tipoIdentificacion: '05', identificacion: '1714307103' };
  const colombian = await textOf('CO', person);
  expect(colombian).toContain(squeeze(`NIT ${identificacion}`));
  expect(colombian).toContain(squeeze('Identificación 1714307103'));
});
