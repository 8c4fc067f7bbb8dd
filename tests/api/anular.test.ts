/** Cancelling has exactly the effect that its preview showed. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aplicaciones, enlaceFacturas, enlaces, recibos } from '../../demo/api/db/schema/cobros.ts';
import { cursos } from '../../demo/api/db/schema/cursos.ts';
import { facturaImpuestos, facturas } from '../../demo/api/db/schema/facturas.ts';
import { inscripciones } from '../../demo/api/db/schema/inscripciones.ts';
import { movimientos } from '../../demo/api/db/schema/libro.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { AnulacionPreview, AnulacionResult, Inscripcion } from '../../src/contract/inscripcion.ts';
import { addDays } from '../../src/domain/fechas.ts';
import { json, openApi, type Problem, type TestApi } from './support/api.ts';
import { pagar } from './support/pagar.ts';
import { addCliente, addCurso, newInscripcion, persona, type SignedIn } from './support/school.ts';
import { monday, today } from './support/today.ts';

const path = '/api/cliente/inscripciones';
let api: TestApi;
let ana: SignedIn;
let people = 100;

beforeAll(async () => {
  api = await openApi({
    base: 'empty',
    config: { tokenTtl: 400 * 24 * 3600, publicUrl: 'https://portal.test' },
  });
  ana = await addCliente(api.services, 1);
});
afterAll(() => api.close());

const db = () => api.database.db;
const preview = async (numero: string, who = ana) =>
  json<AnulacionPreview>(await api.get(`${path}/${numero}/anular`, who.as));
const anular = (numero: string, body: object = {}, headers: Record<string, string> = {}) =>
  api.post(`${path}/${numero}/anular`, { motivo: 'trabajo', ...body }, { ...ana.as, ...headers });

async function enrol(given: Parameters<typeof addCurso>[1] = {}) {
  const curso = await addCurso(db(), given);
  return { curso, ...(await enrolIn(curso)) };
}

async function enrolIn(curso: { id?: string }) {
  people += 1;
  const body = newInscripcion({ id: curso.id ?? '' }, { participante: persona(people), aceptaEspera: true });
  const inscripcion = await json<Inscripcion>(await api.post(path, body, ana.as));
  return { inscripcion, numero: inscripcion.numero };
}

async function facturaOf(numero: string) {
  const [factura] = await db()
    .select()
    .from(facturas)
    .where(eq(facturas.inscripcion, numero))
    .orderBy(asc(facturas.tipo));
  if (!factura) throw new Error('no invoice');
  return factura;
}

describe('cancelling an unpaid enrolment', () => {
  it('annuls the invoice without a credit note, so that nothing is owed', async () => {
    const { numero } = await enrol({ anulacionRetencionPorcentaje: 50 });
    const shownBefore = await preview(numero);
    expect(shownBefore).toMatchObject({
      puedeAnular: true,
      anulaFactura: true,
      liberaCupo: true,
      pagado: 0,
      retencion: 0,
      notaCredito: 0,
      saldoAFavor: 0,
    });
    const response = await anular(numero, {
      huella: shownBefore.huella,
      comentario: ' Me mudo\r\na Cuenca ',
    });
    expect(response.status).toBe(200);
    const { inscripcion: anulada, ...effect } = await json<AnulacionResult>(response);
    expect(shownBefore).toMatchObject({ estado: 'pendiente_pago', ...effect });
    expect(anulada).toMatchObject({
      estado: 'anulada',
      saldo: 0,
      anulada: { fecha: monday, motivo: 'trabajo', comentario: 'Me mudo\na Cuenca', retencion: 0 },
      puedeAnular: false,
      motivoNoAnulable: 'estado_final',
      version: 2,
    });
    expect(anulada.anulada).not.toHaveProperty('notaCredito');
    expect(anulada.historial.at(-1)).toMatchObject({ de: 'pendiente_pago', a: 'anulada', actor: 'cliente' });
    expect(response.headers.get('etag')).toBe('"2"');
    expect(await facturaOf(numero)).toMatchObject({ estado: 'anulada', saldo: 0 });
    const [row] = await db().select().from(inscripciones).where(eq(inscripciones.numero, numero));
    expect(row?.anuladaComentario).toBe('Me mudo\na Cuenca');
    const libro = await db()
      .select()
      .from(movimientos)
      .where(eq(movimientos.documento, anulada.facturas[0] ?? ''));
    expect(libro.map(({ tipo, debe, haber }) => [tipo, debe, haber])).toEqual([
      ['factura', 10_000, 0],
      ['anulacion', 0, 10_000],
    ]);
  });
});

describe('cancelling a paid enrolment', () => {
  it('credits everything but the retention, in favour of the client', async () => {
    const { numero } = await enrol({ anulacionRetencionPorcentaje: 10, anulacionRetencionValor: 500 });
    await pagar(db(), numero, [4_000, 6_000]);
    const shownBefore = await preview(numero);
    expect(shownBefore).toMatchObject({
      pagado: 10_000,
      retencion: 1_500,
      notaCredito: 8_500,
      saldoAFavor: 8_500,
    });
    const { inscripcion: anulada } = await json<AnulacionResult>(
      await anular(numero, { huella: shownBefore.huella }),
    );
    const nota = anulada.anulada?.notaCredito ?? '';
    expect(nota).toMatch(/^001-002-\d{9}$/);
    expect(anulada.anulada?.retencion).toBe(1_500);
    const [documento] = await db().select().from(facturas).where(eq(facturas.numero, nota));
    const factura = await facturaOf(numero);
    expect(documento).toMatchObject({
      tipo: 'nota_credito',
      refiere: factura.numero,
      total: 8_500,
      comprador: factura.comprador,
    });
    const [impuesto] = await db().select().from(facturaImpuestos).where(eq(facturaImpuestos.factura, nota));
    expect(impuesto).toMatchObject({ codigo: 'IVA', tarifa: 15, valor: documento?.impuestos });
    expect(factura).toMatchObject({ estado: 'emitida', pagado: 1_500, acreditado: 8_500, saldo: 0 });
    // The latest payment is released first; the retention of the other one becomes a new row.
    const lines = await db()
      .select()
      .from(aplicaciones)
      .where(eq(aplicaciones.factura, factura.numero))
      .orderBy(asc(aplicaciones.id));
    expect(lines.map(({ valor, revertidaEl }) => [valor, revertidaEl !== null])).toEqual([
      [4_000, true],
      [6_000, true],
      [1_500, false],
    ]);
  });

  it('keeps the ledger balanced and leaves no active link, for any paid amount and any retention', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50_000 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 100 }),
        async (precio, parts, retencionValor, porcentaje) => {
          const { numero } = await enrol({
            precio,
            anulacionRetencionValor: retencionValor,
            anulacionRetencionPorcentaje: porcentaje,
          });
          let rest = precio;
          const pagos = parts.map((part) => {
            const valor = Math.round(rest * part);
            rest -= valor;
            return valor;
          });
          await pagar(
            db(),
            numero,
            pagos.filter((valor) => valor > 0),
            precio > rest,
          );
          const shownBefore = await preview(numero);
          const { inscripcion: anulada, ...effect } = await json<AnulacionResult>(
            await anular(numero, { huella: shownBefore.huella }),
          );
          // The effect equals the preview.
          const {
            huella: _,
            numero: __,
            estado: ___,
            puedeAnular,
            anulableHasta: ____,
            ...shown
          } = shownBefore;
          expect([puedeAnular, effect]).toEqual([true, shown]);
          expect(anulada.estado).toBe('anulada');
          expect(anulada.anulada?.retencion).toBe(shownBefore.retencion);
          const factura = await facturaOf(numero);
          const nota = anulada.anulada?.notaCredito;
          expect([factura.saldo, factura.pagado, factura.acreditado]).toEqual([
            0,
            shownBefore.retencion,
            shownBefore.notaCredito,
          ]);
          expect(nota !== undefined).toBe(shownBefore.notaCredito > 0);
          const asking = await db()
            .select({ estado: enlaces.estado })
            .from(enlaces)
            .innerJoin(enlaceFacturas, eq(enlaceFacturas.enlaceId, enlaces.id))
            .where(eq(enlaceFacturas.factura, factura.numero));
          expect(asking).toEqual([{ estado: 'revocado' }]);
          expect(shownBefore.pagado).toBe(precio - rest);
        },
      ),
      { numRuns: 8, endOnFailure: true },
    );
    // Invariant 4 over everything in this file: owed − in favour = debe − haber.
    const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    const libro = await db().select().from(movimientos);
    const owed = total((await db().select().from(facturas)).map(({ saldo }) => saldo));
    const favour = total((await db().select().from(recibos)).map(({ sinAplicar }) => sinAplicar));
    expect(total(libro.map(({ debe, haber }) => debe - haber))).toBe(owed - favour);
  });
});

describe('cancelling', () => {
  it('frees exactly one seat, gives it to the first person in the waiting list, and bills that person', async () => {
    const { curso, numero } = await enrol({ cupo: 1 });
    const waiting = await enrolIn(curso);
    const next = await enrolIn(curso);
    expect((await anular(numero)).status).toBe(200);
    expect(await json(await api.get(`${path}/${waiting.numero}`, ana.as))).toMatchObject({
      estado: 'pendiente_pago',
      saldo: 10_000,
      facturas: [expect.any(String)],
    });
    expect(await json(await api.get(`${path}/${next.numero}`, ana.as))).toMatchObject({
      estado: 'en_espera',
      posicionEspera: 1,
    });
    const [after] = await db()
      .select()
      .from(cursos)
      .where(eq(cursos.id, curso.id ?? ''));
    expect(after?.ocupados).toBe(1);
  });

  it('revokes the links for its invoice', async () => {
    const { numero } = await enrol({ cuotas: 4, fin: addDays(monday, 120) });
    const list = async () =>
      json<{ total: number; resultados: Enlace[] }>(await api.get(`${path}/${numero}/enlaces`, ana.as));
    const [factura] = (await json<Inscripcion>(await api.get(`${path}/${numero}`, ana.as))).facturas;
    expect(await list()).toMatchObject({
      total: 1,
      resultados: [
        {
          url: expect.stringMatching(/^https:\/\/portal\.test\/pagar\/[\w-]{22}$/),
          // The first instalment keeps the seat.
          facturas: [{ numero: factura, valor: 2_500 }],
          valor: 2_500,
          moneda: 'USD',
          estado: 'activo',
          caducaEl: new Date(today.getTime() + 72 * 3_600_000).toISOString(),
        },
      ],
    });
    api.clock.now = new Date(today.getTime() + 72 * 3_600_000);
    expect((await list()).resultados[0]?.estado).toBe('caducado');
    api.clock.now = today;
    await anular(numero);
    expect((await list()).resultados[0]?.estado).toBe('revocado');
    const other = await addCliente(api.services, people++);
    expect((await api.get(`${path}/${numero}/enlaces`, other.as)).status).toBe(404);
    expect((await api.get(`${path}/${numero}/enlaces?estado=x`, ana.as)).status).toBe(400);
  });

  it('is refused with the same reason in the preview and in the call itself', async () => {
    const begun = await enrol();
    await db()
      .update(cursos)
      .set({ inicio: monday })
      .where(eq(cursos.id, begun.curso.id ?? ''));
    for (const [code, { numero }] of [
      ['plazo_vencido', await enrol({ anulacionHasta: addDays(monday, -1) })],
      ['requiere_aprobacion', await enrol({ anulacionRequiereAprobacion: true })],
      ['curso_iniciado', begun],
    ] as const) {
      await pagar(db(), numero, [10_000]);
      expect(await preview(numero)).toMatchObject({
        puedeAnular: false,
        motivoNoAnulable: code,
        liberaCupo: false,
      });
      const response = await anular(numero);
      expect([response.status, (await json<Problem>(response)).code]).toEqual([422, code]);
      expect(await facturaOf(numero)).toMatchObject({ estado: 'emitida', pagado: 10_000 });
    }
    const { numero } = await enrol();
    await anular(numero);
    const again = await anular(numero);
    expect([again.status, (await json<Problem>(again)).code]).toEqual([422, 'estado_final']);
  });

  it('answers 409 and changes nothing if the effect differs from the preview', async () => {
    const { numero } = await enrol({ anulacionRetencionPorcentaje: 10 });
    const { huella } = await preview(numero);
    await pagar(db(), numero, [10_000]);
    const response = await anular(numero, { huella });
    expect([response.status, (await json<Problem>(response)).code]).toEqual([409, 'vista_previa_cambio']);
    expect(await facturaOf(numero)).toMatchObject({ estado: 'emitida', pagado: 10_000, acreditado: 0 });
    const fresh = await preview(numero);
    expect((await anular(numero, { huella: fresh.huella })).status).toBe(200);
  });

  it('is refused if If-Match names an older version', async () => {
    const { numero } = await enrol();
    const stale = await anular(numero, {}, { 'if-match': '"7"' });
    expect([stale.status, (await json<Problem>(stale)).code]).toEqual([412, 'version_obsoleta']);
    expect((await anular(numero, {}, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('happens once, even if it is requested several times', async () => {
    const { curso, numero } = await enrol({ cupo: 2 });
    await pagar(db(), numero, [10_000]);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([anular(numero, {}, key), anular(numero, {}, key), anular(numero)]);
    const ok = answers.filter(({ status }) => status === 200);
    expect(ok.length).toBeGreaterThan(0);
    expect(new Set(await Promise.all(ok.map((answer) => answer.text()))).size).toBe(1);
    expect(await db().$count(facturas, eq(facturas.refiere, (await facturaOf(numero)).numero))).toBe(1);
    const [after] = await db()
      .select()
      .from(cursos)
      .where(eq(cursos.id, curso.id ?? ''));
    expect(after?.ocupados).toBe(0);
  });

  it('requires a reason from the list', async () => {
    const { numero } = await enrol();
    const response = await anular(numero, { motivo: 'porque_si' });
    expect(await json<Problem>(response)).toMatchObject({
      code: 'validacion',
      errors: [{ pointer: '/motivo', code: 'opcion_desconocida' }],
    });
  });
});
