/** Notices of gateways: repeated, late, out of order, and for links and invoices that changed meanwhile. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../demo/api/db/rows.ts';
import { MuestraPasarela } from '../../demo/api/pasarela/muestra/MuestraPasarela.ts';
import { openPasarela } from '../../demo/api/pasarela/openPasarela.ts';
import { sign } from '../../demo/api/pasarela/signature.ts';
import type { Balance } from '../../src/contract/balance.ts';
import type { Enlace } from '../../src/contract/enlace.ts';
import type { Factura } from '../../src/contract/factura.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import type { ListPage, ListWithTotals } from '../../src/contract/list.ts';
import type { Movimiento, TotalMovimientos } from '../../src/contract/movimiento.ts';
import type { Pago } from '../../src/contract/pago.ts';
import type { Recibo, TotalRecibos } from '../../src/contract/recibo.ts';
import { importeMax } from '../../src/domain/dinero.ts';
import { json, openApiForTest, type Problem, type TestApi } from './support/api.ts';
import {
  avisosPath,
  begin,
  insertEnlace,
  makeEnlace,
  muestraOf,
  pay,
  say,
  sayOther,
  send,
} from './support/gateway.ts';
import { expectInvariants } from './support/invariants.ts';
import { addCliente, addCurso, newInscripcion, type SignedIn } from './support/school.ts';

let api: TestApi;
let ana: SignedIn;
let factura: Factura;
let inscripcion: string;

beforeEach(async () => {
  api = await openApiForTest({ base: 'empty', config: { tokenTtl: 30 * 86_400 } });
  ana = await addCliente(api.services, 1);
  const curso = await addCurso(api.database.db, { cuotas: 2 });
  const made = await post('/api/cliente/inscripciones', newInscripcion({ id: curso.id ?? '' }));
  inscripcion = (await json<Inscripcion>(made)).numero;
  [factura] = (await json<ListPage<Factura>>(await api.get('/api/cliente/facturas', ana.as))).resultados as [
    Factura,
  ];
});
afterEach(async () => {
  await expectInvariants(api.database.db);
  api.services.pasarela.close();
});

const post = (path: string, body: unknown) =>
  api.post(path, body, { ...ana.as, 'idempotency-key': randomUUID() });
const link = (valor = factura.total, hoursOf?: number) =>
  makeEnlace(api, ana, [{ numero: factura.numero, valor }], hoursOf);
const read = async <T>(path: string) => json<T>(await api.get(path, ana.as));
async function state() {
  const { saldo } = await read<Factura>(`/api/cliente/facturas/${factura.numero}`);
  const [balance] = await read<Balance[]>('/api/cliente/balance');
  const { estado } = await read<Inscripcion>(`/api/cliente/inscripciones/${inscripcion}`);
  const { total: recibos } = await read<ListPage<unknown>>('/api/cliente/recibos');
  return { saldo, favor: balance?.saldoAFavor, estado, recibos };
}
const heard = async (response: Response) => (await json<{ oido: string }>(response)).oido;
const later = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000);
};

it('a payment pays the invoice, activates the seat, closes the link, and sends a mail', async () => {
  const enlace = await link();
  expect(await heard(await pay(api, enlace))).toBe('nuevo');
  expect(await state()).toEqual({ saldo: 0, favor: 0, estado: 'activa', recibos: 1 });
  const { resultados } = await read<ListPage<Enlace>>('/api/cliente/enlaces?estado=pagado');
  expect(resultados).toMatchObject([{ id: enlace.id, recibo: 'REC-000001' }]);
  const mails = await rows(
    api.database.db,
    sql`select datos ->> 'estado' as estado from correo_saliente where tipo = 'inscripcion'`,
  );
  expect(mails.map(({ estado }) => estado)).toContain('activa');
});

it('part of the first instalment does not activate the seat; the rest of it does', async () => {
  await pay(api, await link(1_000));
  expect(await state()).toEqual({ saldo: 9_000, favor: 0, estado: 'pendiente_pago', recibos: 1 });
  await pay(api, await link(4_000));
  expect(await state()).toEqual({ saldo: 5_000, favor: 0, estado: 'activa', recibos: 2 });
});

it('a repeated notice, and the same success in two notices, are entered once', async () => {
  const { referencia } = await begin(api, await link());
  const aviso = await muestraOf(api).writeAviso(referencia, 'confirmado', api.clock.now.getTime());
  if (!aviso) throw new Error('unknown');
  expect(await heard(await send(api, aviso.body, aviso.signature))).toBe('nuevo');
  expect(await heard(await send(api, aviso.body, aviso.signature))).toBe('repetido');
  expect(await heard(await say(api, referencia, 'confirmado'))).toBe('repetido');
  expect(await state()).toMatchObject({ saldo: 0, favor: 0, recibos: 1 });
});

it('the money of a second success of one link stays in favour', async () => {
  const enlace = await link();
  const [first, second] = [await begin(api, enlace), await begin(api, enlace)];
  await say(api, second.referencia, 'confirmado');
  expect(await heard(await say(api, first.referencia, 'confirmado'))).toBe('nuevo');
  expect(await state()).toMatchObject({ saldo: 0, favor: 10_000, recibos: 2 });
});

it('late notices change nothing, a success after a failure counts, and a refund before its success must be repeated', async () => {
  const { referencia } = await begin(api, await link());
  expect((await say(api, referencia, 'reembolsado')).status).toBe(503);
  expect(await heard(await say(api, referencia, 'fallido'))).toBe('nuevo');
  expect(await heard(await say(api, referencia, 'confirmado'))).toBe('nuevo');
  expect(await heard(await say(api, referencia, 'pendiente'))).toBe('atrasado');
  expect(await heard(await say(api, referencia, 'fallido'))).toBe('atrasado');
  expect(await state()).toMatchObject({ saldo: 0, recibos: 1 });
});

it('after a refund the invoice is owed again, and the seat stays', async () => {
  const { referencia } = await begin(api, await link());
  await say(api, referencia, 'confirmado');
  expect(await heard(await say(api, referencia, 'reembolsado'))).toBe('nuevo');
  expect(await heard(await say(api, referencia, 'reembolsado'))).toBe('repetido');
  expect(await state()).toEqual({ saldo: 10_000, favor: 0, estado: 'activa', recibos: 1 });
  const [balance] = await read<Balance[]>('/api/cliente/balance');
  expect(balance).toMatchObject({ pagado: 10_000, reembolsado: 10_000, saldo: 10_000 });
});

it('a late payment counts if it began while the link was valid', async () => {
  const { referencia } = await begin(api, await link(10_000, 1));
  later(2);
  await say(api, referencia, 'confirmado');
  expect(await state()).toMatchObject({ saldo: 0, favor: 0, estado: 'activa' });
});

describe('a signed amount that differs from the requested one', () => {
  it('pays a part if it is less: the link asks only for the rest, and the attempt shows both', async () => {
    const enlace = await link(6_000);
    const { referencia, id } = await begin(api, enlace);
    expect(await heard(await sayOther(api, referencia, { valor: 1_500 }))).toBe('nuevo');
    expect(await state()).toEqual({ saldo: 8_500, favor: 0, estado: 'pendiente_pago', recibos: 1 });
    const find = async () =>
      (await read<ListPage<Enlace>>('/api/cliente/enlaces')).resultados.find((one) => one.id === enlace.id);
    expect(await find()).toMatchObject({ estado: 'activo', valor: 6_000, pendiente: 4_500 });
    const { resultados } = await read<ListPage<Pago>>('/api/cliente/pagos');
    expect(resultados).toMatchObject([{ id, estado: 'confirmado', valor: 6_000, recibido: 1_500 }]);
    const recibo = await read<Recibo>(`/api/cliente/recibos/${resultados[0]?.recibo}`);
    expect(recibo).toMatchObject({ valor: 1_500, pedido: 6_000 });
    const rest = await begin(api, enlace);
    expect(rest.valor).toBe(4_500);
    await say(api, rest.referencia, 'confirmado');
    expect(await find()).toMatchObject({ estado: 'pagado', pendiente: 0, recibo: 'REC-000002' });
    expect(await state()).toEqual({ saldo: 4_000, favor: 0, estado: 'activa', recibos: 2 });
    expect(await read<Recibo>('/api/cliente/recibos/REC-000002')).not.toHaveProperty('pedido');
  });

  it('never collects more than the link asked for, even if it is less in two attempts', async () => {
    const enlace = await link(6_000);
    const [a, b] = [await begin(api, enlace), await begin(api, enlace)];
    await sayOther(api, a.referencia, { valor: 4_000 });
    await sayOther(api, b.referencia, { valor: 5_000 });
    expect(await state()).toMatchObject({ saldo: 4_000, favor: 3_000, recibos: 2 });
  });

  it('pays the link if it is more, and the rest stays in favour', async () => {
    const { referencia } = await begin(api, await link(6_000));
    await sayOther(api, referencia, { valor: 60_000 });
    expect(await state()).toEqual({ saldo: 4_000, favor: 54_000, estado: 'activa', recibos: 1 });
  });

  it('is not entered if it is impossible, and every list still answers', async () => {
    const { referencia } = await begin(api, await link());
    for (const valor of [0, -1, 1.5, '100', null, importeMax + 1, Number.MAX_SAFE_INTEGER, 1e300]) {
      expect([valor, (await sayOther(api, referencia, { valor })).status]).toEqual([valor, 403]);
    }
    expect(await state()).toMatchObject({ saldo: 10_000, favor: 0, recibos: 0 });
    expect((await api.get('/api/cliente/movimientos', ana.as)).status).toBe(200);
  });

  it('is summed without losing a cent, however large', async () => {
    for (let i = 0; i < 3; i += 1) {
      const enlace = await link(1);
      await sayOther(api, (await begin(api, enlace)).referencia, { valor: importeMax });
    }
    expect(await state()).toMatchObject({ saldo: 9_997, favor: 3 * importeMax - 3, recibos: 3 });
    expect(await read<ListWithTotals<Recibo, TotalRecibos>>('/api/cliente/recibos')).toMatchObject({
      totales: [{ valor: 3 * importeMax, sinAplicar: 3 * importeMax - 3 }],
    });
    expect(
      await read<ListWithTotals<Movimiento, TotalMovimientos>>('/api/cliente/movimientos'),
    ).toMatchObject({
      totales: [{ haber: 3 * importeMax, saldoFinal: 10_000 - 3 * importeMax }],
    });
  });

  it('is refused in another currency or as a second success, and may be sent again', async () => {
    const { referencia } = await begin(api, await link(6_000));
    expect((await sayOther(api, referencia, { moneda: 'COP' })).status).toBe(422);
    expect(await heard(await sayOther(api, referencia, { valor: 5_000 }))).toBe('nuevo');
    const other = await sayOther(api, referencia, { valor: 6_000 });
    expect(await json<Problem>(other)).toMatchObject({ status: 422, code: 'conflicto_idempotencia' });
    expect(await heard(await sayOther(api, referencia, { valor: 5_000 }))).toBe('repetido');
    expect(await state()).toMatchObject({ saldo: 5_000, favor: 0, recibos: 1 });
  });
});

describe('partial refunds', () => {
  const back = (referencia: string, valor: number) =>
    sayOther(api, referencia, { estado: 'reembolsado', valor });

  it('take off what was paid last, each sum once, in any order of the notices', async () => {
    const { referencia } = await begin(api, await link());
    await say(api, referencia, 'confirmado');
    expect(await heard(await back(referencia, 3_000))).toBe('nuevo');
    expect(await state()).toEqual({ saldo: 3_000, favor: 0, estado: 'activa', recibos: 1 });
    expect(await heard(await back(referencia, 7_500))).toBe('nuevo');
    expect(await heard(await back(referencia, 5_000))).toBe('atrasado');
    expect(await heard(await back(referencia, 7_500))).toBe('repetido');
    const [recibo] = (await read<ListPage<Recibo>>('/api/cliente/recibos')).resultados;
    expect(recibo).toMatchObject({ estado: 'reembolsado_parcial', valor: 10_000, sinAplicar: 0 });
    expect(recibo?.aplicaciones).toMatchObject([{ factura: factura.numero, valor: 2_500 }]);
    expect((await read<ListPage<Pago>>('/api/cliente/pagos')).resultados).toMatchObject([
      { estado: 'confirmado' },
    ]);
    expect((await back(referencia, 10_001)).status).toBe(422);
    expect(await heard(await back(referencia, 10_000))).toBe('nuevo');
    expect(await heard(await back(referencia, 10_000))).toBe('repetido');
    expect((await back(referencia, 10_001)).status).toBe(422);
    expect((await read<ListPage<Pago>>('/api/cliente/pagos')).resultados).toMatchObject([
      { estado: 'reembolsado' },
    ]);
    expect(await state()).toMatchObject({ saldo: 10_000, favor: 0 });
  });

  it('take money that no invoice uses first', async () => {
    const { referencia } = await begin(api, await link(6_000));
    await sayOther(api, referencia, { valor: 9_000 });
    await back(referencia, 3_000);
    expect(await state()).toMatchObject({ saldo: 4_000, favor: 0 });
    await back(referencia, 3_001);
    expect(await state()).toMatchObject({ saldo: 4_001, favor: 0 });
  });
});

describe('the money stays in favour', () => {
  it('if the link was revoked meanwhile', async () => {
    const enlace = await link();
    const { referencia } = await begin(api, enlace);
    await api.app.request(`/api/cliente/enlaces/${enlace.id}`, { method: 'DELETE', headers: ana.as });
    expect(await heard(await say(api, referencia, 'confirmado'))).toBe('nuevo');
    expect(await state()).toEqual({ saldo: 10_000, favor: 10_000, estado: 'pendiente_pago', recibos: 1 });
    await expect(begin(api, enlace)).rejects.toMatchObject({ code: 'estado_final' });
  });

  it('if the invoice was annulled meanwhile', async () => {
    const { referencia } = await begin(api, await link());
    const done = await post(`/api/cliente/inscripciones/${inscripcion}/anular`, { motivo: 'otro' });
    expect(done.status).toBe(200);
    await say(api, referencia, 'confirmado');
    expect(await state()).toEqual({ saldo: 0, favor: 10_000, estado: 'anulada', recibos: 1 });
  });

  it('as far as another link has paid the invoice meanwhile', async () => {
    const whole = await begin(api, await link());
    await pay(api, await link(7_000));
    await say(api, whole.referencia, 'confirmado');
    expect(await state()).toMatchObject({ saldo: 0, favor: 7_000, recibos: 2 });
  });
});

it('a link that ran out, or whose invoice owes nothing, cannot be paid', async () => {
  const short = await link(10_000, 1);
  later(1);
  await expect(begin(api, short)).rejects.toMatchObject({ code: 'plazo_vencido' });
  const other = await link();
  await pay(api, await insertEnlace(api, ana, [{ numero: factura.numero, valor: factura.total }]));
  await expect(begin(api, other)).rejects.toMatchObject({ code: 'factura_sin_saldo' });
  await expect(begin(api, { url: '/pagar/nada' })).rejects.toMatchObject({ code: 'no_encontrado' });
});

it('a notice without a valid and recent signature of the gateway is refused', async () => {
  const { referencia } = await begin(api, await link());
  const now = api.clock.now.getTime();
  const good = await muestraOf(api).writeAviso(referencia, 'confirmado', now);
  if (!good) throw new Error('unknown');
  const old = await muestraOf(api).writeAviso(referencia, 'confirmado', now - 301_000);
  const refused = [
    await send(api, good.body, ''),
    await send(api, good.body, sign(good.body, 'otro secreto', now)),
    await send(api, good.body.replace('10000', '10001'), good.signature),
    await send(api, good.body, good.signature.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`)),
    await send(api, old?.body ?? '', old?.signature ?? ''),
    await api.post(avisosPath, good.body),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(await state()).toMatchObject({ saldo: 10_000, recibos: 0 });
});

// At once on PostgreSQL; PGlite runs them one after the other.
it('of 50 payments of one invoice at once, one pays it and the rest stays in favour', async () => {
  api.services.config.limites = { ...api.services.config.limites, pagoEnlace: { max: 50, seconds: 3600 } };
  const enlace = await link();
  const intentos = await Promise.all(Array.from({ length: 50 }, () => begin(api, enlace)));
  const answers = await Promise.all(intentos.map(({ referencia }) => say(api, referencia, 'confirmado')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await state()).toEqual({ saldo: 0, favor: 49 * 10_000, estado: 'activa', recibos: 50 });
});

it('a delayed notice is sent after a restart, with the stored secret', async () => {
  const { referencia } = await begin(api, await link());
  await muestraOf(api).notify(referencia, 'confirmado', 30_000);
  muestraOf(api).close();
  later(1);
  const again = await openPasarela(api.database.db, api.services.config, () => api.clock.now);
  if (!(again instanceof MuestraPasarela)) throw new Error('another gateway');
  const said = new Promise<Response>((resolve) => {
    again.connect(async (body, signature) => {
      const answer = await send(api, body, signature);
      resolve(answer);
      return answer.ok;
    });
  });
  await again.resume();
  expect(await heard(await said)).toBe('nuevo');
  expect(await state()).toMatchObject({ saldo: 0, recibos: 1 });
  again.close();
});

it('the attempts at one link are limited; another link can still be paid', async () => {
  api.services.config.limites = { ...api.services.config.limites, pagoEnlace: { max: 2, seconds: 3600 } };
  const enlace = await link(100);
  for (let i = 0; i < 2; i += 1) await begin(api, enlace);
  await expect(begin(api, enlace)).rejects.toMatchObject({ code: 'demasiados_intentos' });
  await pay(api, await link(200));
  later(2);
  await pay(api, enlace);
  expect(await state()).toMatchObject({ saldo: 9_700, recibos: 2 });
});
